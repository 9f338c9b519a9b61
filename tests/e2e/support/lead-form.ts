import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { newEmail } from "./leads.ts";
import type { Site } from "./site.ts";
import { expect } from "./test.ts";

/** A person for this test only. */
export const newContact = () => ({ name: `Omar ${randomUUID()}`, email: newEmail(), phone: "050 123 4567" });

/** A phone's photo is larger than needed, unless a test asks for a small one. */
export async function photo(name = "photo.jpg", width = 2400) {
  const background = { r: Math.floor(Math.random() * 255), g: 120, b: 90 };
  const create = { width, height: width * 0.75, channels: 3, background } as const;
  return { name, mimeType: "image/jpeg", buffer: await sharp({ create }).jpeg().toBuffer() };
}

/** The quotation and call-back forms as a visitor uses them. */
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
  /** A text of this form, or one shared by all forms. */
  word(key: string, values: Record<string, string | number> = {}): string {
    for (const part of [this.kind, "photoForm"]) {
      try {
        return this.site.t(`${part}.${key}`, values);
      } catch {}
    }
    return this.site.t(`form.${key}`, values);
  }
  /** Finds a field by its label, which for optional fields ends with that remark. */
  field(name: string): Locator {
    return this.main.getByLabel(new RegExp(`^${literal(this.word(name))}( \\(.*\\))?$`)).first();
  }
  option(group: string, key: string): Locator {
    return this.main.getByRole("radio", { name: this.site.choice(`${group}.${key}`), exact: true });
  }
  get send(): Locator {
    return this.main.getByRole("button", { name: this.word("send"), exact: true });
  }
  /** On a phone, the link to the second step. */
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
    // It does not wait for load, which waits for scripts that a test may hold.
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
  /** Expects the page after sending. The second of two clicks may meet the page below the form, and then takes the focus there. */
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
