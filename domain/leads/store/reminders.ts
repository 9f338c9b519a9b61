import { type Kysely, sql } from "kysely";
import { addNotice, rights } from "#domain/colleagues/store/index.ts";
import { lockPeople } from "#domain/people/store/index.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import type { NewMessage } from "#platform/outbox/enqueue.ts";
import { reminderTopic } from "#platform/outbox/messages.ts";
import { requeueEarly } from "#platform/outbox/requeue.ts";
import { lockMergeTarget } from "./merge-target.ts";

type Db = Kysely<Database>;

/**
 * Returns the outbox message for a reminder, which is due at the time of the reminder. If the reminder was changed meanwhile, the message
 * does nothing.
 */
export const reminderMessage = (lead: string, by: string, at: number): NewMessage => ({
  topic: reminderTopic,
  dedupeKey: `${reminderTopic}:${lead}:${at}`,
  leadId: null,
  at,
  payload: { lead, by, at: String(at) },
});

/** Queues messages for reminders again that an earlier version of the program sent before their time. */
export async function remindAgain(db: Db, now: number): Promise<void> {
  const leads = db.selectFrom("leads").select(["id", "reminder_at"]).where("reminder_at", ">", now);
  const ahead = await leads.where("erased_at", "is", null).execute();
  await requeueEarly(
    db,
    ahead.map(({ id, reminder_at }) => reminderMessage(id, "", reminder_at ?? 0)),
  );
}

/**
 * Tells a colleague that a reminder is due. It tells the assignee of the lead, or else the colleague who set the reminder. If neither works
 * here any more, it tells the owners. Returns false if the reminder was removed or changed.
 */
export async function remind(db: Db, { lead: id = "", by = "", at }: Record<string, string>, now: number) {
  return db.transaction().execute(async (transaction) => {
    // The lock is needed because `isDue` may change a merged lead.
    await lockPeople(transaction);
    const target = await lockMergeTarget(transaction, id);
    const lead = target?.lead;
    if (!lead || !(await isDue(transaction, lead, Number(at), now))) return false;
    if (id !== lead.id && (await tellsItself(transaction, lead.id, Number(at)))) return false;
    for (const to of await readers(transaction, [lead.assignee, by]))
      await addNotice(transaction, { to, by: null, kind: "reminder", leadId: lead.id }, now);
    return true;
  });
}

/**
 * Tells whether the lead has its own message for a reminder at the same time. Then the message of the merged lead does nothing, so that
 * there is only one notice.
 */
const tellsItself = async (db: Db, lead: string, at: number) => {
  const own = db
    .selectFrom("outbox")
    .select("id")
    .where("dedupe_key", "=", reminderMessage(lead, "", at).dedupeKey);
  return (await own.executeTakeFirst()) !== undefined;
};

/**
 * Tells whether the reminder is still set. If it is a reminder that a merge left on the merged lead (see merge.ts), it changes places with
 * the reminder of the lead, so that the lists show it.
 */
async function isDue(db: Db, lead: Pick<LeadsTable, "id" | "reminder_at">, at: number, now: number): Promise<boolean> {
  if (lead.reminder_at === at) return true;
  const aside = await db
    .selectFrom("leads")
    .select("id")
    .where("merged_into", "=", lead.id)
    .where("reminder_at", "=", at)
    .executeTakeFirst();
  if (!aside) return false;
  await db.updateTable("leads").set({ reminder_at: lead.reminder_at }).where("id", "=", aside.id).execute();
  await db
    .updateTable("leads")
    .set({ reminder_at: at, updated_at: now, version: sql<number>`version + 1` })
    .where("id", "=", lead.id)
    .execute();
  return true;
}

/** Returns the first of these colleagues who still works here and may read notices. If there is none, it returns all owners. */
async function readers(db: Db, candidates: readonly (string | null)[]): Promise<string[]> {
  const colleague = db.selectFrom("staff").select(["id", "role"]).where("disabled_at", "is", null);
  const present = await colleague
    .where("role", "in", [...rights.notices])
    .orderBy("id")
    .execute();
  const first = candidates.find((one) => present.some(({ id }) => id === one));
  return first ? [first] : present.filter(({ role }) => role === "owner").map(({ id }) => id);
}
