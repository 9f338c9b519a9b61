import type { Transaction, UpdateObject } from "kysely";
import { BeginAnew } from "./retry.ts";
import type { Database } from "./schema.ts";

/** The rows of these tables count how often they were changed. */
type Versioned = "appointments" | "contracts" | "people" | "places" | "quotes" | "teams";

export type ChangeRefusal<Problem extends string> = { ok: false; problem: Problem };
export const changeRefusal = <Problem extends string>(problem: Problem): ChangeRefusal<Problem> => ({
  ok: false,
  problem,
});

/** `seen` is the version of the record that was shown, or null if the change does not depend on what was shown. */
interface Seen {
  table: Versioned;
  id: string;
  seen: number | null;
}

/** If `set` is left out, the record stays as it is and nothing is counted. */
interface Wanted {
  set?: UpdateObject<Database, Versioned, Versioned>;
}

const isProblem = <Change extends Wanted, Problem extends string>(one: Change | Problem): one is Problem =>
  typeof one === "string";

/**
 * Changes one record for somebody who has seen it: refuses if it is gone or was changed meanwhile, asks `decide` what to write or why not, and counts
 * the change. The caller takes the locks that `decide` needs before (docs/decisions/0100). If somebody without those locks changes the record between
 * the reading and the writing, the transaction begins anew.
 */
export async function changeSeen<Row extends { version: number }, Change extends Wanted, Problem extends string>(
  tx: Transaction<Database>,
  { table, id, seen }: Seen,
  read: (tx: Transaction<Database>, id: string) => Promise<Row | undefined>,
  decide: (row: Row) => Promise<Change | Problem>,
): Promise<{ ok: true; row: Row; change: Change } | ChangeRefusal<Problem | "missing" | "conflict">> {
  const row = await read(tx, id);
  if (!row) return changeRefusal("missing");
  if (seen !== null && row.version !== seen) return changeRefusal("conflict");
  const change = await decide(row);
  if (isProblem(change)) return changeRefusal(change);
  if (!change.set) return { ok: true, row, change };
  const { numUpdatedRows } = await tx
    .updateTable(table)
    .set({ ...change.set, version: row.version + 1 })
    .where("id", "=", id)
    .where("version", "=", row.version)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new BeginAnew("The record was changed at this moment.");
  return { ok: true, row, change };
}
