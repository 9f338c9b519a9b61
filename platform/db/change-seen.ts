import type { Transaction, UpdateObject } from "kysely";
import { BeginAnew } from "./retry.ts";
import type { Database } from "./schema.ts";

/** Tables with a column `version`, which counts the changes of each row. */
type Versioned = "appointments" | "contracts" | "findings" | "people" | "places" | "quotes" | "teams" | "testimonials";

export type ChangeRefusal<Problem extends string> = { ok: false; problem: Problem };
export const changeRefusal = <Problem extends string>(problem: Problem): ChangeRefusal<Problem> => ({
  ok: false,
  problem,
});

/** The record to change. `seen` is the version that the person saw; it is null if the change does not depend on what they saw. */
interface Seen {
  table: Versioned;
  id: string;
  seen: number | null;
}

/** The change to write. Without `set`, the record and its version stay as they are. */
interface Wanted {
  set?: UpdateObject<Database, Versioned, Versioned>;
}

const isProblem = <Change extends Wanted, Problem extends string>(one: Change | Problem): one is Problem =>
  typeof one === "string";

/**
 * Changes a record for a person who has seen it. Refuses if the record is gone or was changed meanwhile. Otherwise asks `decide` what to
 * write, or why nothing may be written, and increases the version. The caller first takes the locks that `decide` needs
 * (docs/decisions/0100). If somebody without these locks changes the record at the same time, the transaction begins anew.
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
