import type { Locator, Page } from "@playwright/test";
import { newEmail } from "./leads.ts";
import type { Site } from "./site.ts";
import { expect } from "./test.ts";

export const fieldNames = ["name", "email", "phone", "message"] as const;
export type FieldName = (typeof fieldNames)[number];
export type Values = Record<FieldName, string>;

export const goodValues = (): Values => ({
  name: "Sara Al Mansoori",
  email: newEmail(),
  phone: "050 123 4567",
  message: "The AC in the majlis drips.\nSecond floor.",
});

/** The contact form. Its elements are found by labels and names, as a visitor finds them. */
export class ContactForm {
  readonly page: Page;
  readonly site: Site;

  constructor(page: Page, site: Site) {
    this.page = page;
    this.site = site;
  }

  get main(): Locator {
    return this.page.getByRole("main");
  }
  field(name: FieldName): Locator {
    return this.main.getByRole("textbox", { name: this.site.t(`form.${name}`), exact: true });
  }
  get photos(): Locator {
    return this.main.locator("input[name=photos]");
  }
  get send(): Locator {
    return this.main.getByRole("button", { name: this.site.t("form.send"), exact: true });
  }
  get sending(): Locator {
    return this.main.getByRole("button", { name: this.site.t("form.sending"), exact: true });
  }
  /** The live region of the toasts. It is in the page as soon as the form is hydrated. */
  get notices(): Locator {
    return this.page.locator("section[aria-live=polite]");
  }
  get toasts(): Locator {
    return this.notices.getByRole("listitem");
  }
  get status(): Locator {
    return this.main.getByRole("status");
  }
  get again(): Locator {
    return this.main.getByRole("link", { name: this.site.t("form.again") });
  }

  async open(id = "/contact") {
    // Does not wait for the event "load", because that waits for scripts that the test may hold back. So a route must be set before this
    // call; after it the page may already have made its requests.
    await this.page.goto(this.site.path(id), { waitUntil: "commit" });
  }
  /** Waits for hydration. A test that only uses the form does not need this; a test that observes it afterwards does. */
  async wake() {
    await this.field("name").focus();
    await expect(this.notices).toBeAttached();
  }
  async fill(values: Partial<Values>) {
    for (const name of fieldNames) if (values[name] !== undefined) await this.field(name).fill(values[name]);
  }
  problem(name: FieldName, problem: "required" | "invalid" | "tooLong", max = 0) {
    return this.site.t(`form.${problem}`, { field: this.site.t(`form.${name}`), max });
  }
  /** Expects that the error message is beside the field, is announced, and is linked to the field. */
  async expectProblem(name: FieldName, text: string) {
    await expect(this.main.getByRole("alert").filter({ hasText: text })).toHaveText(text);
    await expect(this.field(name)).toHaveAttribute("aria-invalid", "true");
    await expect(this.field(name)).toHaveAccessibleDescription(new RegExp(literal(text)));
  }
  /** Expects the page after sending. With two clicks, the second may hit what has replaced the form, and the focus is then there. */
  async expectSent(clicks: 1 | 2 = 1) {
    const { t } = this.site;
    const toast = this.toasts.filter({ hasText: t("form.sentTitle") }).first();
    await expect(toast).toContainText(t("sent.by", { when: "|" }).split("|")[0] ?? "");
    const heading = this.status.getByRole("heading", { name: t("form.sentTitle") });
    if (clicks === 1) await expect(heading).toBeFocused();
    else await expect(heading).toBeVisible();
    await expect(this.send, "no empty form is left").toBeHidden();
  }
  async reference() {
    await expect(this.status).toContainText(/WT-/);
    return /WT-[A-Z0-9]{6}/.exec((await this.status.textContent()) ?? "")?.[0] ?? "";
  }
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Holds back the scripts of the page. Returns the function that releases them. */
export async function holdScripts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^?]+\.js/, async (route) => {
    await gate.promise;
    await route.fallback();
  });
  return gate.resolve;
}
