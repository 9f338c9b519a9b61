import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import type { Contact } from "#platform/identity/accounts.ts";

/**
 * Finds all leads of one person: leads with the phone number or email address of this lead or of a lead that was merged with it, leads that
 * the office linked to the same person, and all leads that are merged with any of these. The page shows them before an erasure, so that
 * nobody erases more than intended.
 */
export async function leadsOfPerson(db: Kysely<Database>, leadId: string): Promise<LeadsTable[]> {
  const lead = await db
    .selectFrom("leads")
    .selectAll()
    .where("id", "=", leadId)
    .where("erased_at", "is", null)
    .executeTakeFirst();
  if (!lead) return [];
  const own = await withMerged(db, [lead]);
  const others = [sameContact(db, own).selectAll().execute(), sameChat(db, own), sameRecord(db, own)];
  return withMerged(db, [...own, ...(await Promise.all(others)).flat()]);
}

/** Finds the leads that are linked to the same person. Their contacts may differ, because a colleague has merged two people. */
async function sameRecord(db: Kysely<Database>, leads: readonly LeadsTable[]): Promise<LeadsTable[]> {
  const people = leads.flatMap(({ person_id }) => person_id ?? []);
  if (people.length === 0) return [];
  return db.selectFrom("leads").selectAll().where("person_id", "in", people).where("erased_at", "is", null).execute();
}

/** Finds leads in whose WhatsApp chats the same person wrote. WhatsApp may not show a phone number. */
function sameChat(db: Kysely<Database>, leads: readonly LeadsTable[]): Promise<LeadsTable[]> {
  const ids = leads.map(({ id }) => id);
  const people = db.selectFrom("chats").select("person").where("request_id", "in", ids).where("person", "is not", null);
  const enquiries = db.selectFrom("chats").select("request_id").where("person", "in", people);
  return db.selectFrom("leads").selectAll().where("id", "in", enquiries).where("erased_at", "is", null).execute();
}

export async function withMerged(db: Kysely<Database>, leads: LeadsTable[]): Promise<LeadsTable[]> {
  if (leads.length === 0) return [];
  const heads = leads.map(({ id, merged_into }) => merged_into ?? id);
  const all = await db
    .selectFrom("leads")
    .selectAll()
    .where("erased_at", "is", null)
    .where((e) => e.or([e("id", "in", heads), e("merged_into", "in", heads)]))
    .orderBy("id")
    .execute();
  return all;
}

/** Finds leads with one of these phone numbers or email addresses, newest first. */
export const sameContact = (db: Kysely<Database>, leads: readonly Contact[]) =>
  db.selectFrom("leads").where("erased_at", "is", null).where(hasContact(leads)).orderBy("id", "desc");

/**
 * Returns all phone numbers and email addresses of the person behind these leads: from the leads, from notes of colleagues, and from chats.
 */
export async function contactsOf(db: Kysely<Database>, leads: readonly LeadsTable[]): Promise<Contact[]> {
  const ids = leads.map(({ id }) => id);
  if (ids.length === 0) return [];
  const people = db.selectFrom("leads").select("person_id").where("id", "in", ids).$narrowType<{ person_id: string }>();
  const noted = db.selectFrom("people").select(["phone", "email"]).where("id", "in", people);
  const chats = db.selectFrom("chats").select("phone").where("request_id", "in", ids);
  const chatting = (await chats.execute()).map(({ phone }) => ({ phone, email: "" }));
  return [...leads, ...(await noted.execute()), ...chatting];
}

/**
 * The condition by which leads, people, applications and waiting enquiries belong together: the same phone number, or the same email address regardless of
 * upper and lower case.
 */
export function hasContact(contacts: readonly Contact[]) {
  const known = (column: "phone" | "email") => [...new Set(contacts.map((one) => one[column]).filter(Boolean))];
  const [phones, emails] = [known("phone"), known("email")];
  // The values are passed as lists. SQLite accepts at most a thousand conditions, and a facility manager may have more email addresses than
  // that.
  return (e: ExpressionBuilder<Database, "leads" | "people" | "applications" | "waiting_enquiries">) =>
    e.or([
      ...(phones.length > 0 ? [e("phone", "in", phones)] : []),
      ...(emails.length > 0
        ? [sql<boolean>`(lower(email) in (${sql.join(emails.map((email) => sql`lower(${email})`))}) and email <> '')`]
        : []),
    ]);
}
