import { sql, type Transaction } from "kysely";
import { isPostgres } from "#platform/db/is-postgres.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";

/**
 * Takes a lock, so that one transaction at a time links people and places to leads. Two transactions that find the same phone number at
 * once therefore create one person. Take this lock before any row lock, to avoid deadlocks. SQLite needs no lock, because it has one writer
 * at a time.
 */
export async function lockPeople(db: Transaction<Database>): Promise<void> {
  if (isPostgres(db)) await sql`select pg_advisory_xact_lock(hashtext('windtower people'))`.execute(db);
}

/** Locks any leads. Lock merged leads only after `lockPeople` (docs/decisions/0100). */
export const lockAll = async (db: Transaction<Database>, ids: readonly string[]): Promise<LeadsTable[]> =>
  ids.length === 0 ? [] : lockInOrder(db, ids).execute();

/** Locks leads in the order of their ids, to avoid deadlocks. */
export function lockInOrder(db: Transaction<Database>, ids: readonly string[]) {
  const rows = db
    .selectFrom("leads")
    .selectAll()
    .where("id", "in", [...new Set(ids)])
    .orderBy("id");
  // SQLite needs no lock, because it has one writer at a time.
  return isPostgres(db) ? rows.forNoKeyUpdate() : rows;
}
