import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { daysIn, firstDayOf, monthOf, monthsOf, type Period } from "./read/period.ts";

/** Sums the cost of each campaign in a period. If only a part of a month is in the period, that share of the month's cost counts. */
export async function costsOf(db: Kysely<Database>, period: Period): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("campaign_costs")
    .selectAll()
    .where("month", ">=", monthOf(period.first))
    .where("month", "<=", monthOf(period.last))
    .execute();
  const costs = new Map<string, number>();
  for (const { month, days } of monthsOf(period)) {
    const share = daysIn(days) / (firstDayOf(month + 1) - firstDayOf(month));
    for (const row of rows.filter((each) => each.month === month))
      costs.set(row.campaign, (costs.get(row.campaign) ?? 0) + Math.round(row.fils * share));
  }
  return costs;
}

/** Stores the cost that a colleague entered. A cost of zero deletes the row. */
export async function setCost(db: Kysely<Database>, campaign: string, month: number, fils: number): Promise<void> {
  if (fils === 0) {
    await db.deleteFrom("campaign_costs").where("campaign", "=", campaign).where("month", "=", month).execute();
    return;
  }
  await sql`insert into campaign_costs (campaign, month, fils) values (${campaign}, ${month}, ${fils})
    on conflict (campaign, month) do update set fils = excluded.fils`.execute(db);
}
