import type { Kysely, Transaction } from "kysely";
import type { Database, LeadsTable } from "#platform/db/schema.ts";

const kept = 30 * 86_400_000;

/** Deletes raw messages after thirty days, as with mails. The text that we read out of them is enough. */
export async function forgetRawChats(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom("incoming_chats")
    .where("received_at", "<", now - kept)
    .execute();
}

/** Erases the chats of these leads. Call it before the timeline is erased. It also erases messages that still wait to be read. */
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

/** Tells with which number the customer of this enquiry wrote, and when. */
export const chatsOfEnquiry = (db: Kysely<Database>, enquiryId: string) =>
  db.selectFrom("chats").select(["phone", "heard_at", "told_at"]).where("request_id", "=", enquiryId).execute();

/** Returns the people we talked to and the status of our messages, for the export. */
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
