import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";

/** Returns the number of photos of each lead. Leads without photos are not in the map. */
export async function photoCounts(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("lead_files")
    .select((e) => ["lead_id", e.fn.countAll<number>().as("photos")])
    .where("lead_id", "in", ids)
    .groupBy("lead_id")
    .execute();
  return new Map(rows.map(({ lead_id, photos }) => [lead_id, photos]));
}
