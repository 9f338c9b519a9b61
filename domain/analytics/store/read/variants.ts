import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { yieldTurn } from "#platform/machine/timers.ts";
import { type Period, piecesOf } from "./period.ts";

export interface VariantViews {
  visits: number;
  first: number;
  last: number;
}

/** The number of days that one query reads. It is small, so that other requests do not wait. */
const piece = 30;

/** Returns how many visits saw each page version that is on trial, by the word id of the version. */
export async function variantsOf(db: Kysely<Database>, period: Period): Promise<Map<number, VariantViews>> {
  const found = new Map<number, VariantViews>();
  for (const { first, last } of piecesOf(period, piece)) {
    await yieldTurn();
    const { rows } = await sql<{ word: number; visits: number; first: number; last: number }>`
      select word, cast(sum(times) as bigint) as visits, min(day) as first, max(day) as last from daily_events
      where kind = 'variant' and day >= ${first} and day <= ${last} group by word`.execute(db);
    for (const { word, ...row } of rows) {
      const before = found.get(word);
      found.set(word, {
        visits: row.visits + (before?.visits ?? 0),
        first: Math.min(row.first, before?.first ?? row.first),
        last: Math.max(row.last, before?.last ?? row.last),
      });
    }
  }
  return found;
}
