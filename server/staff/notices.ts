import { type Kysely, sql } from "kysely";
import { newId } from "../db/ids.ts";
import type { Database, LeadsTable } from "../db/schema.ts";
import { lockMergeTarget } from "../leads/merge-target.ts";
import { endOfMinute, enqueue, type NewMessage } from "../outbox/enqueue.ts";
import { reminderTopic } from "../outbox/messages.ts";
import { requeueEarly } from "../outbox/requeue.ts";
import { lockPeople } from "../people/lock.ts";
import { pushNotice } from "../push/messages.ts";
import { rights } from "./rights.ts";

type Db = Kysely<Database>;

export const noticeKinds = ["assigned", "mentioned", "reminder"] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export interface Notice {
  id: string;
  at: number;
  kind: NoticeKind;
  leadId: string;
  reference: string;
  /** Whose action it was. */
  by: string | null;
}

export const noticeTopic = "mail.notices";

/** In the transaction of what it tells of. Nobody hears of their own actions. */
export async function addNotice(
  db: Db,
  { to, by, kind, leadId }: { to: string; by: string | null; kind: NoticeKind; leadId: string },
  now: number,
): Promise<void> {
  if (to === by) return;
  const row = { id: newId(), staff_id: to, at: now, kind, lead_id: leadId, by_id: by };
  await db.insertInto("notices").values(row).execute();
  const push = await pushNotice(db, { id: row.id, staff: to, lead: leadId, kind }, now);
  await enqueue(db, [mailFor(row), ...push], now);
}

/** One mail for all of a minute, at its end: a hundred leads assigned at once are one mail. The message of the last one brings it. */
const mailFor = ({ id, staff_id: staff, at }: { id: string; staff_id: string; at: number }): NewMessage => ({
  topic: noticeTopic,
  dedupeKey: `${noticeTopic}:${id}`,
  leadId: null,
  at: endOfMinute(at),
  payload: { staff, notice: id },
});

const found = (db: Db, staff: string) =>
  db
    .selectFrom("notices as notice")
    .innerJoin("leads as lead", "lead.id", "notice.lead_id")
    .leftJoin("staff as by", "by.id", "notice.by_id")
    .select(["notice.id", "notice.at", "notice.kind", "notice.lead_id as leadId", "lead.reference", "by.name as by"])
    .where("notice.staff_id", "=", staff)
    .orderBy("notice.id", "desc");

const asNotices = (rows: { kind: string }[]) => rows as Notice[];

/** The newest, seen or not. */
export const noticesOf = async (db: Db, staff: string, count = 50): Promise<Notice[]> =>
  asNotices(await found(db, staff).limit(count).execute());

/** What the colleague has not been shown yet. */
export const unseenNotices = async (db: Db, staff: string, count = 20): Promise<Notice[]> =>
  asNotices(await found(db, staff).where("notice.seen", "=", 0).limit(count).execute());

/** Up to the given one, so that what came meanwhile stays unseen. */
export const markNoticesSeen = (db: Db, staff: string, upTo: string) =>
  db
    .updateTable("notices")
    .set({ seen: 1 })
    .where("staff_id", "=", staff)
    .where("seen", "=", 0)
    .where("id", "<=", upTo)
    .execute();

/**
 * All that is still to be mailed; a mail that fails is tried again with the same. Nothing where this notice was mailed with others, or will be
 * with a later one of its minute.
 */
export async function noticesToMail(db: Db, staff: string, id?: string): Promise<Notice[]> {
  const all = asNotices(await found(db, staff).where("notice.mailed", "=", 0).limit(1000).execute());
  // Queued by an earlier version, for all of a minute.
  if (id === undefined) return all;
  const own = all.find((notice) => notice.id === id);
  const isLater = (notice: Notice) => own && notice.id > id && endOfMinute(notice.at) === endOfMinute(own.at);
  return own && !all.some(isLater) ? all : [];
}

export const markNoticesMailed = (db: Db, ids: readonly string[]) =>
  db
    .updateTable("notices")
    .set({ mailed: 1 })
    .where("id", "in", [...ids])
    .execute();

export async function wantsMail(db: Db, staff: string): Promise<boolean> {
  const row = await db.selectFrom("staff").select("mail_notices").where("id", "=", staff).executeTakeFirst();
  return row?.mail_notices === 1;
}

export const setWantsMail = (db: Db, staff: string, wants: boolean) =>
  db
    .updateTable("staff")
    .set({ mail_notices: wants ? 1 : 0 })
    .where("id", "=", staff)
    .execute();

/** Colleagues whom a note names, as @Huda or @Huda Saleh. */
export async function mentionedIn(db: Db, text: string): Promise<string[]> {
  if (!text.includes("@")) return [];
  const active = db.selectFrom("staff").select(["id", "name"]).where("disabled_at", "is", null);
  const said = text.toLowerCase();
  const names = (name: string) => [name, name.split(" ")[0] ?? name].map((one) => `@${one.toLowerCase()}`);
  return (await active.orderBy("id").execute())
    .filter(({ name }) => name !== "" && names(name).some((one) => isWordOf(said, one)))
    .map(({ id }) => id);
}

const isWordOf = (text: string, word: string) =>
  text
    .split(word)
    .slice(1)
    .some((rest) => !/^[\p{L}\p{N}]/u.test(rest));

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
  const staff = db.selectFrom("staff").select(["id", "role"]).where("disabled_at", "is", null);
  const present = await staff
    .where("role", "in", [...rights.notices])
    .orderBy("id")
    .execute();
  const first = wanted.find((one) => present.some(({ id }) => id === one));
  return first ? [first] : present.filter(({ role }) => role === "owner").map(({ id }) => id);
}
