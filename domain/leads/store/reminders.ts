import { type Kysely, sql } from "kysely";
import { addNotice, rights } from "#domain/colleagues/store/index.ts";
import { lockPeople } from "#domain/people/store/index.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import type { NewMessage } from "#platform/outbox/enqueue.ts";
import { reminderTopic } from "#platform/outbox/messages.ts";
import { requeueEarly } from "#platform/outbox/requeue.ts";
import { lockMergeTarget } from "./merge-target.ts";

type Db = Kysely<Database>;

/** Comes due with the reminder, unless that was changed meanwhile. */
export const reminderMessage = (lead: string, by: string, at: number): NewMessage => ({
  topic: reminderTopic,
  dedupeKey: `${reminderTopic}:${lead}:${at}`,
  leadId: null,
  at,
  payload: { lead, by, at: String(at) },
});

/** Reminders ahead that an earlier version told before their time are told at their time. */
export async function remindAgain(db: Db, now: number): Promise<void> {
  const leads = db.selectFrom("leads").select(["id", "reminder_at"]).where("reminder_at", ">", now);
  const ahead = await leads.where("erased_at", "is", null).execute();
  await requeueEarly(
    db,
    ahead.map(({ id, reminder_at }) => reminderMessage(id, "", reminder_at ?? 0)),
  );
}

/** Whoever takes care of the lead hears of it, or else whoever set the reminder; if both have left, the owners. Returns whether it still stood. */
export async function remind(db: Db, { lead: id = "", by = "", at }: Record<string, string>, now: number) {
  return db.transaction().execute(async (transaction) => {
    // It may change a reminder that a merge set aside.
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

/** Both requests of a merge had a reminder at that time: it comes once. */
const tellsItself = async (db: Db, lead: string, at: number) => {
  const own = db
    .selectFrom("outbox")
    .select("id")
    .where("dedupe_key", "=", reminderMessage(lead, "", at).dedupeKey);
  return (await own.executeTakeFirst()) !== undefined;
};

/** One that a merge set aside (`merge.ts`) changes places with the one that the lead shows, so that it is seen in the lists. */
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

/** The first of these who still works here and reads notices, or all owners. */
async function readers(db: Db, wanted: readonly (string | null)[]): Promise<string[]> {
  const colleague = db.selectFrom("staff").select(["id", "role"]).where("disabled_at", "is", null);
  const present = await colleague
    .where("role", "in", [...rights.notices])
    .orderBy("id")
    .execute();
  const first = wanted.find((one) => present.some(({ id }) => id === one));
  return first ? [first] : present.filter(({ role }) => role === "owner").map(({ id }) => id);
}
