import type { Page } from "@playwright/test";
import { type Person, wordsFor } from "./person.ts";
import type { Site } from "./site.ts";
import { expect } from "./test.ts";

/** The sign-in pages. Their elements are found by labels and names, as a person finds them. */
export class SignInPages {
  readonly page: Page;
  readonly site: Site;
  readonly t: ReturnType<typeof wordsFor>;
  readonly own: ReturnType<typeof wordsFor>;

  constructor(page: Page, site: Site) {
    this.page = page;
    this.site = site;
    this.t = wordsFor(site, "auth");
    this.own = wordsFor(site, "account");
  }

  field(name: string) {
    return this.page.getByLabel(this.t(`fields.${name}`), { exact: true });
  }
  button(key: string) {
    return this.page.getByRole("button", { name: this.t(key), exact: true });
  }
  heading(text: string) {
    return this.page.getByRole("heading", { level: 1, name: text, exact: true });
  }
  get trouble() {
    return this.page.getByRole("main").getByRole("alert").filter({ hasText: /./ });
  }

  async signIn({ email, password }: Pick<Person, "email" | "password">, search = "") {
    await this.page.goto(this.site.path("/sign-in") + search);
    await this.submit({ email, password });
  }
  async submit({ email, password }: Pick<Person, "email" | "password">) {
    await this.field("email").fill(email);
    await this.field("password").fill(password);
    await this.button("signIn.button").click();
  }
  async expectAccount() {
    await expect(this.heading(this.own("enquiries.title"))).toBeVisible();
  }
}
