import { sql, type Transaction } from "kysely";
import { isPostgres } from "#platform/db/is-postgres.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";

/**
 * Lets only one transaction at a time decide which person or place is behind a lead. So two transactions that find the same number at once make one
 * person. Take this lock before any row is locked, so that no two transactions wait for each other. SQLite has only one writer at a time, so it needs
 * no lock.
 */
export async function lockPeople(db: Transaction<Database>): Promise<void> {
  if (isPostgres(db)) await sql`select pg_advisory_xact_lock(hashtext('windtower people'))`.execute(db);
}

/** Locks any leads. Lock merged ones only under `lockPeople` (docs/decisions/0100). */
export const lockAll = async (db: Transaction<Database>, ids: readonly string[]): Promise<LeadsTable[]> =>
  ids.length === 0 ? [] : lockInOrder(db, ids).execute();

/** Locks leads in the order of their ids, so that two transactions never wait for each other. */
export function lockInOrder(db: Transaction<Database>, ids: readonly string[]) {
  const rows = db
    .selectFrom("leads")
    .selectAll()
    .where("id", "in", [...new Set(ids)])
    .orderBy("id");
  // SQLite has only one writer at a time, so it needs no lock.
  return isPostgres(db) ? rows.forNoKeyUpdate() : rows;
}
