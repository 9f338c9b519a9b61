import type { Kysely } from "kysely";
import { uaeDay } from "../../app/i18n/uae-time.ts";
import type { Database } from "../db/schema.ts";
import { firstDayOf, monthOf } from "./read/period.ts";
import { forgetVisits, type Retention } from "./retention.ts";
import { rollUp, rollUpMonth } from "./rollup.ts";

export interface Rollup extends Retention {
  kindOf(path: string): string;
}

/** Hourly: today and yesterday are summed anew, a month once it is closed, and what is old is forgotten. */
export async function sumVisits(db: Kysely<Database>, { kindOf, ...retention }: Rollup, now: number): Promise<void> {
  const today = uaeDay(now);
  await rollUp(db, today - 1, kindOf);
  await rollUp(db, today, kindOf);
  await closeMonth(db, today);
  await forgetVisits(db, retention, now);
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
