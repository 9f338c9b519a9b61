import { type Kysely, sql } from "kysely";
import { leaseTime } from "#platform/clock/lease.ts";
import type { Database } from "#platform/db/schema.ts";

type Db = Kysely<Database>;

/** How long a process may hold the mailbox, in milliseconds. It is longer than reading the mailbox can take. */
export const lease = 5 * 60_000;

export interface Progress {
  mailbox: string;
  uidValidity: string;
  lastUid: number;
  /** The older mails that are still to be read have numbers below this one. They are read from the newest to the oldest. */
  downTo: number | null;
  lockedUntil: number;
}

/** Takes the mailbox for this process. Returns undefined if another process is reading it, or has read it a short time ago. */
export async function takeMailbox(db: Db, mailbox: string, every: number, now: number): Promise<Progress | undefined> {
  const fresh = { mailbox, uid_validity: "", last_uid: 0, begun_at: now, tried_at: 0, locked_until: 0 };
  await db
    .insertInto("mailbox_reads")
    .values(fresh)
    .onConflict((conflict) => conflict.column("mailbox").doNothing())
    .execute();
  const time = leaseTime(db, now);
  const row = await db
    .updateTable("mailbox_reads")
    .set({ locked_until: sql`${time} + ${sql.lit(lease)}`, tried_at: time })
    .where("mailbox", "=", mailbox)
    // A lock that ends more than two lease times ahead was written by a process with a wrong clock, so it is ignored.
    .where((e) =>
      e.or([e("locked_until", "<=", time), e("locked_until", ">", sql<number>`${time} + ${sql.lit(2 * lease)}`)]),
    )
    .where((e) => e.or([e("tried_at", "<=", sql<number>`${time} - ${sql.lit(every)}`), e("tried_at", ">", time)]))
    .returning(["uid_validity", "last_uid", "down_to", "locked_until"])
    .executeTakeFirst();
  if (!row) return undefined;
  const downTo = row.down_to === null ? null : Number(row.down_to);
  const { uid_validity: uidValidity, locked_until: lockedUntil } = row;
  return { mailbox, uidValidity, lastUid: Number(row.last_uid), downTo, lockedUntil };
}

export interface ReadPosition extends Pick<Progress, "uidValidity" | "lastUid" | "downTo"> {
  mailAt?: number;
}

/** Stores how far the mailbox was read. It throws if another process has taken the mailbox meanwhile. */
export async function noteRead(
  db: Db,
  progress: Progress,
  { uidValidity, lastUid, downTo, mailAt }: ReadPosition,
): Promise<void> {
  const place = { uid_validity: uidValidity, last_uid: lastUid, down_to: downTo };
  const set = { ...place, ...(mailAt !== undefined && { mail_at: mailAt }) };
  const { numUpdatedRows } = await held(db, progress.mailbox, progress.lockedUntil).set(set).executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Error("Another process reads the mailbox");
}

export const noteEnd = (db: Db, { mailbox, lockedUntil }: Progress, readAt?: number) =>
  held(db, mailbox, lockedUntil)
    .set({ locked_until: 0, ...(readAt !== undefined && { read_at: readAt }) })
    .execute();

const held = (db: Db, mailbox: string, lockedUntil: number) =>
  db.updateTable("mailbox_reads").where("mailbox", "=", mailbox).where("locked_until", "=", lockedUntil);
