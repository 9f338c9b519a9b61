import type { Kysely } from "kysely";
import { audit } from "#platform/audit/audit.ts";
import type { Database } from "#platform/db/schema.ts";
import { withoutSync } from "#platform/db/without-sync.ts";
import { currentTime } from "#platform/machine/time.ts";
import { agrees } from "./agree.ts";

type Db = Kysely<Database>;

const minute = 60_000;
const hour = 60 * minute;

/**
 * A running site stores the time each minute. If the last stored time is older than this, the site was off for long or its clock jumped
 * ahead.
 */
const longestSilence = 26 * hour;
/**
 * The clock may be behind the highest stored time by this much. The clocks of two processes may differ by two minutes, and NTP may set a
 * clock back a little.
 */
const longestStepBack = 5 * minute;
/**
 * A colleague confirms the time that their page showed. The confirmation is refused if the clock now differs from that time by more than
 * this.
 */
const longestLook = hour;

/**
 * Why a time is not trusted: it is ahead of or behind the highest stored time, or the clocks of this process and PostgreSQL differ
 * ("apart").
 */
export type Doubt = "ahead" | "behind" | "apart";

export interface Verdict {
  doubt: Doubt | null;
  /** The highest time that was trusted so far; null if no time was stored yet. */
  seen: number | null;
}

/** Judges a time: `doubt` is null if actions that cannot be undone may be done at this time. */
export async function judge(db: Db, now: number): Promise<Verdict> {
  const row = await db.selectFrom("clock_seen").select("at").executeTakeFirst();
  const seen = row?.at ?? null;
  return { seen, doubt: (await agrees(db)) ? doubtOf(seen, now) : "apart" };
}

function doubtOf(seen: number | null, now: number): Doubt | null {
  if (seen === null) return null;
  if (now > seen + longestSilence) return "ahead";
  return now < seen - longestStepBack ? "behind" : null;
}

/** Judges the time, and stores it if there is no doubt. */
export async function keepTime(db: Db, now: number): Promise<Verdict> {
  const verdict = await judge(db, now);
  const isNew = verdict.seen === null || now >= verdict.seen + minute;
  if (verdict.doubt === null && isNew) await withoutSync(db, (transaction) => raise(transaction, now));
  return verdict;
}

/** Another process may have stored a later time in the meantime, so the statement itself compares the times once more. */
const raise = (db: Db, now: number) =>
  db
    .insertInto("clock_seen")
    .values({ id: "highest", at: now })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({ at: now })
        .where("clock_seen.at", "<", now)
        .where("clock_seen.at", ">=", now - longestSilence),
    )
    .execute();

/**
 * Trusts this time from now on. `colleague` is the person who confirmed it. It is null if the clock ran evenly for long enough and nobody
 * had to confirm it.
 */
export async function trustTime(db: Db, colleague: string | null, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { seen, doubt } = await judge(transaction, now);
    if (doubt === null || doubt === "apart") return;
    await transaction.updateTable("clock_seen").set({ at: now }).execute();
    await audit(transaction, colleague, [{ action: "clock.trust", subject: null, data: { seen, now } }], now);
  });
}

/**
 * A colleague confirms that the time on their page is right. Returns false if the clock was set after that page was shown, or if PostgreSQL
 * has another time.
 */
export async function confirmTime(db: Db, colleague: string, shown: number, now = currentTime()): Promise<boolean> {
  if (!(Math.abs(now - shown) <= longestLook)) return false;
  await trustTime(db, colleague, now);
  return (await judge(db, now)).doubt === null;
}
