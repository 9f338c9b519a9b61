import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import type { Period } from "./period.ts";

/**
 * Returns how many requests were not counted as visits, by reason. The key `answered` is different: it has the number of pages that the
 * server sent.
 */
export async function countsOf(db: Kysely<Database>, { first, last }: Period): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("seen_counts")
    .select(["name", "times"])
    .where("day", ">=", first)
    .where("day", "<=", last)
    .execute();
  const counts = new Map<string, number>();
  for (const { name, times } of rows) counts.set(name, (counts.get(name) ?? 0) + times);
  return counts;
}
