import { uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { firstDayOf, monthOf } from "./read/period.ts";
import { forgetVisits, type Retention } from "./retention.ts";
import { rollUp, rollUpMonth } from "./rollup.ts";

export interface Rollup extends Retention {
  kindOf(path: string): string;
}

/** After a longer stop older days are not made up for. */
const mostDays = 7;
const dayMs = 24 * 60 * 60_000;

/** Hourly: the days since the last sums that are still whole, yesterday at least, are summed anew, a month once it is closed, and what is old is forgotten. */
export async function sumVisits(db: Kysely<Database>, { kindOf, ...retention }: Rollup, now: number): Promise<void> {
  const today = uaeDay(now);
  for (let day = Math.max(today - mostDays, await lastDay(db, today)); day <= today; day += 1)
    if (day >= today - 1 || (await isWhole(db, day, retention, now))) await rollUp(db, day, kindOf);
  await closeMonth(db, today);
  await forgetVisits(db, retention, now);
}

/** Once something of a day was forgotten, its sums are what is known of it: who came is forgotten first, after 48 hours. */
async function isWhole(db: Kysely<Database>, day: number, { viewDays, visitDays }: Retention, now: number) {
  if (uaeDayStart(day) < now - Math.min(viewDays, visitDays) * dayMs) return false;
  const forgotten = db.selectFrom("visits").select("id").where("day", "=", day).where("hash", "is", null);
  return (await forgotten.limit(1).executeTakeFirst()) === undefined;
}

/** The day that was summed last, which may have gone on after that, or the first one. */
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

/** Until the second day of the new month, the last day of the old one still changes. */
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
