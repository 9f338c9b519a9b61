import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { newEmail } from "./leads.ts";
import type { Site } from "./site.ts";
import { expect } from "./test.ts";

/** Makes a person for this test only. */
export const newContact = () => ({ name: `Omar ${randomUUID()}`, email: newEmail(), phone: "050 123 4567" });

/** Makes a photo. By default it is larger than needed, as photos of phones are. */
export async function photo(name = "photo.jpg", width = 2400) {
  const background = { r: Math.floor(Math.random() * 255), g: 120, b: 90 };
  const create = { width, height: width * 0.75, channels: 3, background } as const;
  return { name, mimeType: "image/jpeg", buffer: await sharp({ create }).jpeg().toBuffer() };
}

/** The quotation form and the call-back form, as a visitor uses them. */
export class LeadForm {
  readonly page: Page;
  readonly site: Site;
  readonly kind: "quoteForm" | "callbackForm";

  constructor(page: Page, site: Site, kind: "quoteForm" | "callbackForm") {
    this.page = page;
    this.site = site;
    this.kind = kind;
  }

  get main(): Locator {
    return this.page.getByRole("main");
  }
  /** Returns a text of this form, or a text that all forms share. */
  word(key: string, values: Record<string, string | number> = {}): string {
    for (const part of [this.kind, "photoForm"]) {
      try {
        return this.site.t(`${part}.${key}`, values);
      } catch {}
    }
    return this.site.t(`form.${key}`, values);
  }
  /** Finds a field by its label. The label of an optional field ends with a remark. */
  field(name: string): Locator {
    return this.main.getByLabel(new RegExp(`^${literal(this.word(name))}( \\(.*\\))?$`)).first();
  }
  option(group: string, key: string): Locator {
    return this.main.getByRole("radio", { name: this.site.choice(`${group}.${key}`), exact: true });
  }
  get send(): Locator {
    return this.main.getByRole("button", { name: this.word("send"), exact: true });
  }
  /** The link to the second step, which is shown on phones. */
  get next(): Locator {
    return this.main.getByRole("link", { name: this.word("next") });
  }
  get status(): Locator {
    return this.main.getByRole("status");
  }
  get again(): Locator {
    return this.main.getByRole("link", { name: this.word("again") });
  }
  get kept(): Locator {
    return this.main.getByText(this.word("kept"));
  }
  get discard(): Locator {
    return this.main.getByRole("button", { name: this.word("discard"), exact: true });
  }

  async open(query = "") {
    const path = this.site.path(this.kind === "quoteForm" ? "/quotation" : "/call-back");
    // Does not wait for the event "load", because that waits for scripts that the test may hold back.
    await this.page.goto(path + query, { waitUntil: "commit" });
  }
  async wake() {
    await this.field("name").focus();
    await expect(this.page.locator("[data-island][data-live]")).toBeAttached();
  }
  async fillQuotationForm(person: ReturnType<typeof newContact>) {
    await this.field("service").selectOption("plumbing");
    await this.option("urgencies", "week").check();
    await this.field("place").selectOption("sharjah");
    await this.field("area").fill("Al Khan");
    await this.main.locator("input[name=property][value=villa]").check();
    await this.fillPerson(person);
  }
  async fillPerson({ name, email, phone }: ReturnType<typeof newContact>) {
    await this.field("name").fill(name);
    await this.field("phone").fill(phone);
    if (this.kind === "quoteForm") await this.field("email").fill(email);
  }
  /**
   * Expects the page after sending, and returns the reference. With two clicks, the second may hit what has replaced the form, and the
   * focus is then there.
   */
  async expectSent(clicks: 1 | 2 = 1): Promise<string> {
    const heading = this.status.getByRole("heading", { name: this.word("sentTitle") });
    if (clicks === 1) await expect(heading).toBeFocused();
    else await expect(heading).toBeVisible();
    await expect(this.send, "no empty form is left").toBeHidden();
    await expect(this.status).toContainText(/WT-[A-Z0-9]{6}/);
    return /WT-[A-Z0-9]{6}/.exec((await this.status.textContent()) ?? "")?.[0] ?? "";
  }
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
