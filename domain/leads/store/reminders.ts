import { type Kysely, sql } from "kysely";
import { addNotice, rights } from "#domain/colleagues/store/index.ts";
import { lockPeople } from "#domain/people/store/index.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import type { NewMessage } from "#platform/outbox/enqueue.ts";
import { reminderTopic } from "#platform/outbox/messages.ts";
import { requeueEarly } from "#platform/outbox/requeue.ts";
import { lockMergeTarget } from "./merge-target.ts";

type Db = Kysely<Database>;

/** Returns the message that comes due with the reminder. It does nothing if the reminder was changed meanwhile. */
export const reminderMessage = (lead: string, by: string, at: number): NewMessage => ({
  topic: reminderTopic,
  dedupeKey: `${reminderTopic}:${lead}:${at}`,
  leadId: null,
  at,
  payload: { lead, by, at: String(at) },
});

/** An earlier version announced some reminders too early. This queues them again for their own time. */
export async function remindAgain(db: Db, now: number): Promise<void> {
  const leads = db.selectFrom("leads").select(["id", "reminder_at"]).where("reminder_at", ">", now);
  const ahead = await leads.where("erased_at", "is", null).execute();
  await requeueEarly(
    db,
    ahead.map(({ id, reminder_at }) => reminderMessage(id, "", reminder_at ?? 0)),
  );
}

/**
 * Tells a colleague that a reminder is due: the assignee of the lead, or else the person who set the reminder. If both have left, the owners are
 * told. Returns whether the reminder was still set.
 */
export async function remind(db: Db, { lead: id = "", by = "", at }: Record<string, string>, now: number) {
  return db.transaction().execute(async (transaction) => {
    // This may change a reminder that a merge has set aside.
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

/** If both merged leads had a reminder at the same time, only one message is sent. */
const tellsItself = async (db: Db, lead: string, at: number) => {
  const own = db
    .selectFrom("outbox")
    .select("id")
    .where("dedupe_key", "=", reminderMessage(lead, "", at).dedupeKey);
  return (await own.executeTakeFirst()) !== undefined;
};

/**
 * Tells whether the reminder is due. A reminder that a merge has set aside (`merge.ts`) changes places with the one that the lead shows, so that the
 * lists show it.
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

/** Returns the first of these people who still works here and reads notices. If there is nobody, it returns all owners. */
async function readers(db: Db, wanted: readonly (string | null)[]): Promise<string[]> {
  const colleague = db.selectFrom("staff").select(["id", "role"]).where("disabled_at", "is", null);
  const present = await colleague
    .where("role", "in", [...rights.notices])
    .orderBy("id")
    .execute();
  const first = wanted.find((one) => present.some(({ id }) => id === one));
  return first ? [first] : present.filter(({ role }) => role === "owner").map(({ id }) => id);
}
