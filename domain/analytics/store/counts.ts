import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { withoutSync } from "#platform/db/without-sync.ts";

/** Adds to the daily counters with these names. */
export const addCounts = (
  db: Kysely<Database>,
  day: number,
  times: Iterable<[name: string, n: number]>,
): Promise<void> =>
  withoutSync(db, async (transaction) => {
    for (const [name, n] of times)
      await sql`insert into seen_counts as known (name, day, times) values (${name}, ${day}, ${n})
        on conflict (name, day) do update set times = known.times + excluded.times`.execute(transaction);
  });
