import { uaeClock } from "@site/ground/time/uae-time.ts";
import { sql, type Transaction } from "kysely";
import type { Database } from "./schema.ts";

/**
 * Returns the next number of a document, such as QT-2026-0042. It is counted in the transaction that uses it. So a roll-back gives the
 * number back, and two transactions wait for each other.
 */
export async function nextNumber(
  tx: Transaction<Database>,
  name: string,
  prefix: string,
  now: number,
): Promise<string> {
  const year = uaeClock(now).getUTCFullYear();
  const { value } = await tx
    .insertInto("counters")
    .values({ name: `${name}.${year}`, value: 1 })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: sql<number>`counters.value + 1` }))
    .returning("value")
    .executeTakeFirstOrThrow();
  return `${prefix}-${year}-${String(value).padStart(4, "0")}`;
}
