import { randomUUID } from "node:crypto";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { searchTextOf } from "#domain/leads/store/search-text.ts";
import { newId, newReference } from "#platform/db/ids.ts";
import { dataDir } from "./origin.ts";

/** Makes a word that occurs only in this test's leads, to search for them in the list. */
export const newWord = () => `needle${randomUUID().slice(0, 8)}`;

type Row = Record<string, string | number | null>;

/** Stores a lead in the database of the running server, as if a visitor had sent a form. */
export function addLead(overrides: Row): { id: string; reference: string } {
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
    ...overrides,
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

/** Stores a mail that the mail server refused and that will be tried again. */
export const refuseMail = (leadId: string, error: string) => addMail(leadId, error, "pending");

/** Stores a mail that was given up. */
export const failMail = (leadId: string) => addMail(leadId, "550 No such user", "dead");

/** Stores a WhatsApp message that Meta has refused permanently. */
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

/** Changes the unit prices of a lead's quotations directly in the database. */
export const changeLines = (leadId: string, fils: number) =>
  withDatabase((file) =>
    file
      .prepare("update quote_lines set unit_fils = ? where quote_id in (select id from quotes where lead_id = ?)")
      .run(fils, leadId),
  );

/** Returns the mails about an enquiry from the mailbox. */
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
