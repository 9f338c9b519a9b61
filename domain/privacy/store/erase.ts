import { type ExpressionBuilder, sql, type Transaction } from "kysely";
import { eraseContracts } from "#domain/contracts/store/index.ts";
import { eraseChats, forgetViewsOf, searchAnew } from "#domain/leads/store/index.ts";
import { behindLeads, forgetUnused, lockAll, lockPeople } from "#domain/people/store/index.ts";
import { eraseQuotations } from "#domain/quotations/store/index.ts";
import { eraseTestimonials } from "#domain/reputation/store/index.ts";
import { eraseVisits } from "#domain/visits/store/index.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import { randomBytes } from "#platform/machine/chance.ts";

/** The kinds of entries without personal data. They stay, so that the statistics stay right. */
const impersonal = ["received", "status", "value", "assigned", "spam", "merged"];

/** Removes the personal data of these leads: rows, timelines, photos, messages, and mails on the mailbox page. */
export async function erase(db: Transaction<Database>, leads: readonly LeadsTable[], now: number): Promise<void> {
  const ids = leads.map(({ id }) => id);
  if (ids.length === 0) return;
  await lockPeople(db);
  // Locks the leads, so that nobody adds to them meanwhile.
  await lockAll(
    db,
    leads.flatMap(({ id, merged_into }) => (merged_into === null ? [id] : [id, merged_into])),
  );
  const behind = await behindLeads(db, ids);
  // The rows of the leads are changed last. A transaction that stores or sends a mail locks the lead last too, and the same order avoids
  // deadlocks (docs/decisions/0100).
  await db.deleteFrom("incoming_mails").where("request_id", "in", ids).execute();
  await eraseChats(db, leads);
  // The attempts of the messages are deleted too, because error messages may contain an email address.
  await db.deleteFrom("outbox").where(isOf(ids)).execute();
  for (const lead of leads) {
    await eraseMails(db, lead);
    await eraseLead(db, lead.id, now);
  }
  await db.deleteFrom("ga4_clients").where("lead_id", "in", ids).execute();
  await db.deleteFrom("notices").where("lead_id", "in", ids).execute();
  await eraseContracts(db, ids, now);
  await eraseQuotations(db, ids);
  await eraseTestimonials(db, ids);
  await eraseVisits(db, ids);
  await forgetUnused(db, behind);
  await forgetViewsOf(db, leads);
  await db.deleteFrom("lead_events").where(isOf(ids)).where("kind", "not in", impersonal).execute();
  await db.deleteFrom("lead_files").where(isOf(ids)).execute();
  await db.deleteFrom("lead_documents").where(isOf(ids)).execute();
  const stay = leads.flatMap(({ merged_into }) => (merged_into && !ids.includes(merged_into) ? [merged_into] : []));
  for (const head of new Set(stay)) await searchAnew(db, head);
}

/** The condition for rows of these leads. It includes rows that were merged into another lead, which stays. */
const isOf =
  (ids: string[]) => (e: ExpressionBuilder<Database, "lead_events" | "lead_files" | "lead_documents" | "outbox">) =>
    e.or([e("lead_id", "in", ids), e("came_from", "in", ids)]);

const eraseLead = (db: Transaction<Database>, id: string, now: number) =>
  db
    .updateTable("leads")
    .set({
      idempotency_key: null,
      name: "",
      email: "",
      phone: "",
      phone_typed: "",
      message: "",
      page: "",
      details: "{}",
      origin: "{}",
      spam_reasons: "[]",
      unread: 0,
      reminder_at: null,
      // After an erasure no reply is due any more.
      reply_due_at: sql<number | null>`case when replied_at is null then null else reply_due_at end`,
      consent_version: "",
      consent_at: 0,
      offers: 0,
      follow_key: randomBytes(16).toString("base64url"),
      search: "",
      person_id: null,
      place_id: null,
      erased_at: now,
      updated_at: now,
      version: sql<number>`version + 1`,
    })
    .where("id", "=", id)
    .execute();

/** Erases the mails about a lead. They are found by its reference, which each of them contains. */
async function eraseMails(db: Transaction<Database>, { reference, email }: LeadsTable) {
  await db
    .deleteFrom("mailbox")
    .where((e) =>
      e.or([
        e("subject", "like", `%${reference}%`),
        e("text", "like", `%${reference}%`),
        e("html", "like", `%${reference}%`),
        ...(email ? [sql<boolean>`lower(recipient) = lower(${email})`] : []),
      ]),
    )
    .execute();
}
