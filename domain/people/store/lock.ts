import { sql, type Transaction } from "kysely";
import { isPostgres } from "#platform/db/is-postgres.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";

/**
 * One at a time decides which person or place is behind a lead, until the end of its transaction: two that meet the same number at once make one person.
 * Taken before any row is locked, so that nobody waits in a circle. SQLite has one writer at a time anyway.
 */
export async function lockPeople(db: Transaction<Database>): Promise<void> {
  if (isPostgres(db)) await sql`select pg_advisory_xact_lock(hashtext('windtower people'))`.execute(db);
}

/** Locks any leads; merged ones are locked only under `lockPeople` (docs/decisions/0100). */
export const lockAll = async (db: Transaction<Database>, ids: readonly string[]): Promise<LeadsTable[]> =>
  ids.length === 0 ? [] : locked(db, ids).execute();

/** Locks leads in the order of their ids, so that two who do so never wait for each other. */
export function locked(db: Transaction<Database>, ids: readonly string[]) {
  const rows = db
    .selectFrom("leads")
    .selectAll()
    .where("id", "in", [...new Set(ids)])
    .orderBy("id");
  // SQLite has one writer at a time anyway.
  return isPostgres(db) ? rows.forNoKeyUpdate() : rows;
}
