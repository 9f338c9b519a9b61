import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { yieldTurn } from "#platform/machine/timers.ts";
import { type Period, piecesOf } from "./period.ts";

export interface EventTotals {
  times: number;
  value: number;
}

const piece = 31;

/** Returns how often events of this kind happened, by the id of their word or of their page. */
export async function eventsBy(
  db: Kysely<Database>,
  column: "word" | "page",
  kind: string,
  period: Period,
): Promise<Map<number, EventTotals>> {
  const found = new Map<number, EventTotals>();
  for (const { first, last } of piecesOf(period, piece)) {
    await yieldTurn();
    const { rows } = await sql<EventTotals & { key: number }>`
      select ${sql.ref(column)} as key, cast(sum(times) as bigint) as times, cast(sum(value) as bigint) as value
      from daily_events where kind = ${kind} and day >= ${first} and day <= ${last} group by ${sql.ref(column)}`.execute(
      db,
    );
    for (const { key, times, value } of rows) {
      const before = found.get(key) ?? { times: 0, value: 0 };
      found.set(key, { times: before.times + times, value: before.value + value });
    }
  }
  return found;
}
