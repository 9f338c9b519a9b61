import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { appHydrated } from "./hydrated.ts";
import type { Site } from "./site-words.ts";

export {
  addLead,
  changeLead,
  changeLines,
  failChat,
  failMail,
  leadIn,
  mailsAbout,
  newWord,
  refuseMail,
} from "./office-data.ts";

type Room =
  | "contract"
  | "inbox"
  | "lead"
  | "mail"
  | "quotation"
  | "paper"
  | "people"
  | "enquiry"
  | "plan"
  | "my-visits"
  | "colleagues"
  | "visits";

/** Returns a function that gives the office's text for a key. If a count is given, it returns the right plural form. */
export function wordsOf({ language }: Site, room: Room = "inbox") {
  const file = new URL(`../../../content/${language}/messages/${room}.json`, import.meta.url);
  const all = JSON.parse(readFileSync(file, "utf8"));
  const plural = new Intl.PluralRules(language);
  return (key: string, values: Record<string, string | number> = {}): string => {
    const form = values.count === undefined ? key : `${key}_${plural.select(Number(values.count))}`;
    const text = form.split(".").reduce((part, name) => part?.[name], all);
    if (typeof text !== "string") throw new Error(`No message ${form}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
  };
}

/** The list of leads, as a colleague uses it. */
export class Inbox {
  readonly page: Page;
  readonly site: Site;
  readonly t: ReturnType<typeof wordsOf>;

  constructor(page: Page, site: Site) {
    this.page = page;
    this.site = site;
    this.t = wordsOf(site);
  }

  get list(): Locator {
    return this.page.getByRole("list", { name: this.t("list.label"), exact: true });
  }
  get rows(): Locator {
    return this.list.getByRole("listitem");
  }
  row(text: string): Locator {
    return this.rows.filter({ hasText: text });
  }
  link(text: string): Locator {
    return this.row(text).getByRole("link");
  }
  tick(text: string): Locator {
    return this.row(text).getByRole("checkbox");
  }
  get bar(): Locator {
    return this.page.getByRole("form", { name: this.t("bulk.label") });
  }
  get search(): Locator {
    return this.page.getByRole("searchbox", { name: this.t("search.label") });
  }

  /** Opens the list of leads with this query in its address. */
  async open(query: string) {
    await this.page.goto(`${this.site.path("/admin")}?${query}`);
    await this.awake();
  }
  async find(word: string, more = "sort=oldest") {
    await this.open(`folder=inbox&text=${word}&${more}`);
  }
  async awake() {
    await appHydrated(this.page);
  }
  async openLead(id: string) {
    await this.page.goto(`${this.site.path("/admin")}/leads/${id}`);
    await this.awake();
  }
  toast(text: string | RegExp): Locator {
    return this.page.locator("section[aria-live=polite]").getByRole("listitem").filter({ hasText: text });
  }
  /** Returns the controls that are under toasts; undefined if no toast is visible at this moment. */
  coveredByToasts(): Promise<string[] | undefined> {
    return this.page.evaluate(() => {
      if (!document.querySelector(".toasts > li")) return undefined;
      const controls = document.querySelectorAll("a, button, summary, select, textarea, input:not([type=hidden])");
      return [...controls]
        .filter((control) => !control.closest(".toasts") && control.checkVisibility())
        .filter((control) => {
          const { x, y, width, height } = control.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".toasts");
        })
        .map((control) => control.textContent || control.outerHTML);
    });
  }
}
