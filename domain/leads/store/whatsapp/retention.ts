import type { Kysely, Transaction } from "kysely";
import { lengthOf, terms } from "#platform/db/register/terms.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";

/** Deletes raw messages when their term is over, as with mails. The text in the timeline is enough after that. */
export async function forgetRawChats(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom("incoming_chats")
    .where("received_at", "<", now - lengthOf(terms.raw))
    .execute();
}

/**
 * Erases the chats of these leads, and also messages of these people that are not processed yet. It must be called before the timeline is
 * erased.
 */
export async function eraseChats(db: Transaction<Database>, leads: readonly LeadsTable[]): Promise<void> {
  const ids = leads.map(({ id }) => id);
  const talks = await db.selectFrom("chats").select(["person", "phone"]).where("request_id", "in", ids).execute();
  const people = talks.flatMap(({ person }) => person ?? []);
  const phones = [...leads, ...talks].map(({ phone }) => phone).filter(Boolean);
  if (people.length + phones.length > 0)
    await db
      .deleteFrom("incoming_chats")
      .where((e) =>
        e.or([
          ...(people.length > 0 ? [e("person", "in", people)] : []),
          ...(phones.length > 0 ? [e("phone", "in", phones)] : []),
        ]),
      )
      .execute();
  const events = db
    .selectFrom("lead_events")
    .select("id")
    .where((e) => e.or([e("lead_id", "in", ids), e("came_from", "in", ids)]));
  await db.deleteFrom("chat_sent").where("event_id", "in", events).execute();
  await db.deleteFrom("chats").where("request_id", "in", ids).execute();
}

/** Returns the phone numbers of the chats on this enquiry, and when the customer and we last wrote. */
export const chatsOfEnquiry = (db: Kysely<Database>, enquiryId: string) =>
  db.selectFrom("chats").select(["phone", "heard_at", "told_at"]).where("request_id", "=", enquiryId).execute();

/** Returns the chats of a lead and the status of our messages, for the export of personal data. */
export async function chatsForExport(db: Kysely<Database>, leadId: string) {
  return {
    with: await db.selectFrom("chats").selectAll().where("request_id", "=", leadId).execute(),
    sent: await db
      .selectFrom("chat_sent")
      .innerJoin("lead_events", "lead_events.id", "chat_sent.event_id")
      .select(["event_id", "status", "changed_at"])
      .where("lead_events.lead_id", "=", leadId)
      .execute(),
  };
}
