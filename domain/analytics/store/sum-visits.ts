import { uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { firstDayOf, monthOf } from "./read/period.ts";
import { forgetVisits, type Retention } from "./retention.ts";
import { rollUp, rollUpMonth } from "./rollup.ts";

export interface Rollup extends Retention {
  kindOf(path: string): string;
}

/** The most days that are summed later after the server was down. */
const mostDays = 7;
const dayMs = 24 * 60 * 60_000;

/**
 * Runs every hour. It sums at least yesterday and today, and also earlier days whose sums may be incomplete, as long as their visits are
 * complete. It sums a month once the month is over. Then it deletes old data.
 */
export async function sumVisits(db: Kysely<Database>, { kindOf, ...retention }: Rollup, now: number): Promise<void> {
  const today = uaeDay(now);
  for (let day = Math.max(today - mostDays, await lastDay(db, today)); day <= today; day += 1)
    if (day >= today - 1 || (await isWhole(db, day, retention, now))) await rollUp(db, day, kindOf);
  await closeMonth(db, today);
  await forgetVisits(db, retention, now);
}

/**
 * Tells whether all visits of a day are still stored with their hashes. The first hashes are deleted after 48 hours. After that the day
 * must not be summed again, because the stored sums are more complete.
 */
async function isWhole(db: Kysely<Database>, day: number, { viewDays, visitDays }: Retention, now: number) {
  if (uaeDayStart(day) < now - Math.min(viewDays, visitDays) * dayMs) return false;
  const forgotten = db.selectFrom("visits").select("id").where("day", "=", day).where("hash", "is", null);
  return (await forgotten.limit(1).executeTakeFirst()) === undefined;
}

/**
 * Returns the last day that has sums. Visits of that day may have come after it was summed, so it is summed again. If there are no sums, it
 * returns the day of the first visit.
 */
async function lastDay(db: Kysely<Database>, today: number): Promise<number> {
  const summed = await db
    .selectFrom("daily_visits")
    .select((e) => e.fn.max("day").as("day"))
    .where("dim", "=", "all")
    .where("day", "<", today)
    .executeTakeFirst();
  const day =
    summed?.day ??
    (
      await db
        .selectFrom("visits")
        .select((e) => e.fn.min("day").as("day"))
        .executeTakeFirst()
    )?.day;
  return Math.min(day ?? today, today - 1);
}

/**
 * Sums the month before this one if that is not done yet. It waits until the third day of the new month, because late visits can still
 * change the last days.
 */
async function closeMonth(db: Kysely<Database>, today: number): Promise<void> {
  const month = monthOf(today - 2);
  if (month === monthOf(today)) {
    const before = month - 1;
    const known = await db
      .selectFrom("monthly_visits")
      .select("month")
      .where("month", "=", before)
      .limit(1)
      .executeTakeFirst();
    if (!known) await rollUpMonth(db, before, firstDayOf(before), firstDayOf(month) - 1);
  }
}
