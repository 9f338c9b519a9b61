import type { Kysely } from "kysely";
import { newId } from "#platform/db/ids.ts";
import type { Database, NoticesTable } from "#platform/db/schema.ts";
import { endOfMinute, enqueue, type NewMessage } from "#platform/outbox/enqueue.ts";
import { pushNotice } from "./push/messages.ts";

type Db = Kysely<Database>;

export type NoticeKind = NoticesTable["kind"];

export interface Notice {
  id: string;
  at: number;
  kind: NoticeKind;
  leadId: string;
  reference: string;
  /** The name of the colleague who did it. */
  by: string | null;
}

export const noticeTopic = "mail.notices";

/** Adds a notice in the transaction of the action that it reports. Nobody gets a notice about their own actions. */
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

/**
 * Returns the mail about a notice, which goes out at the end of the minute. One mail reports all notices of that minute: a hundred leads
 * that are assigned at once cause one mail. Only the message of the last notice sends it.
 */
const mailFor = ({ id, staff_id: colleague, at }: { id: string; staff_id: string; at: number }): NewMessage => ({
  topic: noticeTopic,
  dedupeKey: `${noticeTopic}:${id}`,
  leadId: null,
  at: endOfMinute(at),
  payload: { staff: colleague, notice: id },
});

const found = (db: Db, colleague: string) =>
  db
    .selectFrom("notices as notice")
    .innerJoin("leads as lead", "lead.id", "notice.lead_id")
    .leftJoin("staff as by", "by.id", "notice.by_id")
    .select(["notice.id", "notice.at", "notice.kind", "notice.lead_id as leadId", "lead.reference", "by.name as by"])
    .where("notice.staff_id", "=", colleague)
    .orderBy("notice.id", "desc");

/** Returns the newest notices, seen and unseen. */
export const noticesOf = (db: Db, colleague: string, count = 50): Promise<Notice[]> =>
  found(db, colleague).limit(count).execute();

/** Lists the notices that the colleague has not been shown yet. */
export const unseenNotices = (db: Db, colleague: string, count = 20): Promise<Notice[]> =>
  found(db, colleague).where("notice.seen", "=", 0).limit(count).execute();

/** Marks the notices up to the given one as seen. Notices that came later stay unseen. */
export const markNoticesSeen = (db: Db, colleague: string, upTo: string) =>
  db
    .updateTable("notices")
    .set({ seen: 1 })
    .where("staff_id", "=", colleague)
    .where("seen", "=", 0)
    .where("id", "<=", upTo)
    .execute();

/**
 * Returns all notices that were not mailed yet. If a mail fails, the next attempt has the same notices. Returns none if this notice was
 * mailed with others, or if a later notice of its minute will mail it.
 */
export async function noticesToMail(db: Db, colleague: string, id?: string): Promise<Notice[]> {
  const all = await found(db, colleague).where("notice.mailed", "=", 0).limit(1000).execute();
  // An earlier version queued one message for a whole minute, without the id of a notice.
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

export async function wantsMail(db: Db, colleague: string): Promise<boolean> {
  const row = await db.selectFrom("staff").select("mail_notices").where("id", "=", colleague).executeTakeFirst();
  return row?.mail_notices === 1;
}

export const setWantsMail = (db: Db, colleague: string, wants: boolean) =>
  db
    .updateTable("staff")
    .set({ mail_notices: wants ? 1 : 0 })
    .where("id", "=", colleague)
    .execute();

/** Finds the colleagues whom a note mentions, such as @Huda or @Huda Saleh. */
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
