import { uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { firstDayOf, monthOf } from "./read/period.ts";
import { forgetVisits, type Retention } from "./retention.ts";
import { rollUp, rollUpMonth } from "./rollup.ts";

export interface Rollup extends Retention {
  kindOf(path: string): string;
}

/** If the server was away for longer, older days are not made up for. */
const mostDays = 7;
const dayMs = 24 * 60 * 60_000;

/**
 * Runs every hour. It sums the days since the last sums anew, if their visits are still complete, and at least yesterday. It sums a month once it is
 * closed. Then it forgets what is too old.
 */
export async function sumVisits(db: Kysely<Database>, { kindOf, ...retention }: Rollup, now: number): Promise<void> {
  const today = uaeDay(now);
  for (let day = Math.max(today - mostDays, await lastDay(db, today)); day <= today; day += 1)
    if (day >= today - 1 || (await isWhole(db, day, retention, now))) await rollUp(db, day, kindOf);
  await closeMonth(db, today);
  await forgetVisits(db, retention, now);
}

/**
 * Tells whether the visits of a day are still complete. After 48 hours the first data are forgotten, and from then on its sums are all that is known
 * of the day.
 */
async function isWhole(db: Kysely<Database>, day: number, { viewDays, visitDays }: Retention, now: number) {
  if (uaeDayStart(day) < now - Math.min(viewDays, visitDays) * dayMs) return false;
  const forgotten = db.selectFrom("visits").select("id").where("day", "=", day).where("hash", "is", null);
  return (await forgotten.limit(1).executeTakeFirst()) === undefined;
}

/** Returns the last day that has sums, because it may have continued after that. Without sums, it returns the first day. */
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

/** The last day of a month can still change until the second day of the new month. */
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
