import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import SQLite from "better-sqlite3";
import { newId, newReference } from "#server/db/ids.ts";
import { searchTextOf } from "#server/leads/search-text.ts";
import { appHydrated } from "./hydrated.ts";
import { dataDir } from "./origin.ts";
import type { Site } from "./site.ts";

type Room = "contract" | "inbox" | "lead" | "offer" | "paper" | "people" | "request" | "rounds" | "staff" | "visits";

/** The texts of the office in a language, by key; with a count in the right plural form. */
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

/** A word that occurs only in this test's leads, for searching the list. */
export const newWord = () => `needle${randomUUID().slice(0, 8)}`;

type Row = Record<string, string | number | null>;

/** Stored beside the running server, as if a form had been sent. */
export function addLead(given: Row): { id: string; reference: string } {
  const now = Date.now();
  const lead = {
    id: newId(),
    reference: newReference(),
    kind: "contact",
    status: "new",
    locale: "en",
    name: "Sara Al Mansoori",
    email: "",
    phone: "",
    phone_typed: "",
    message: "",
    service: null,
    place: null,
    details: "{}",
    page: "/contact",
    created_at: now,
    updated_at: now,
    consent_at: now,
    ...given,
  };
  const row: Row = { ...lead, search: searchTextOf(lead) };
  const names = Object.keys(row);
  withDatabase((file) => {
    file
      .prepare(`insert into leads (${names.join(", ")}) values (${names.map((name) => `@${name}`).join(", ")})`)
      .run(row);
    file
      .prepare(
        "insert into lead_events (id, lead_id, at, kind, actor, shown, data) values (?, ?, ?, 'received', 'customer', 1, ?)",
      )
      .run(newId(), lead.id, now, JSON.stringify({ kind: lead.kind }));
  });
  return lead;
}

export const leadIn = (id: string): Row =>
  withDatabase((file) => file.prepare("select * from leads where id = ?").get(id) as Row);

/** A mail that the mail server refused, as the worker leaves it for the next attempt. */
export const refuseMail = (leadId: string, error: string) => addMail(leadId, error, "pending");

/** A mail that was given up. */
export const failMail = (leadId: string) => addMail(leadId, "550 No such user", "dead");

/** A message by WhatsApp that Meta refused for good. */
export const failChat = (leadId: string, error: string) => addMail(leadId, error, "dead", "whatsapp.reply");

function addMail(leadId: string, error: string, state: "pending" | "dead", topic = "mail.customer"): void {
  const [now, later] = [Date.now(), Date.now() + 3_600_000];
  const mail = { id: newId(), lead: leadId, key: newId(), now, later, error, state, topic };
  withDatabase((file) =>
    file
      .prepare(
        `insert into outbox (id, topic, dedupe_key, lead_id, payload, state, attempts, next_at, last_error, created_at)
        values (@id, @topic, @key, @lead, '{}', @state, 1, @later, @error, @now)`,
      )
      .run(mail),
  );
}

export function changeLead(id: string, change: Row): void {
  const sets = Object.keys(change).map((name) => `${name} = @${name}`);
  withDatabase((file) => file.prepare(`update leads set ${sets.join(", ")} where id = @id`).run({ ...change, id }));
}

/** Changes the unit prices of a lead's quotations behind the back of the site. */
export const changeLines = (leadId: string, fils: number) =>
  withDatabase((file) =>
    file
      .prepare("update quote_lines set unit_fils = ? where quote_id in (select id from quotes where lead_id = ?)")
      .run(fils, leadId),
  );

/** The mails about a request in the mailbox. */
export const mailsAbout = (reference: string) =>
  withDatabase(
    (file) =>
      file
        .prepare("select recipient, subject, text from mailbox where subject like ? or text like ? order by at")
        .all(`%${reference}%`, `%${reference}%`) as { recipient: string; subject: string; text: string }[],
  );

function withDatabase<T>(work: (file: SQLite.Database) => T): T {
  const file = new SQLite(join(dataDir, "windtower.db"), { timeout: 5000 });
  try {
    return work(file);
  } finally {
    file.close();
  }
}

/** The list as a colleague uses it. */
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

  /** All leads that contain a word, oldest first. */
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
  /** The controls that toasts lie over; undefined if none is shown at this moment. */
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
