import { sql, type Transaction } from "kysely";
import { isPostgres } from "../db/is-postgres.ts";
import type { Database } from "../db/schema.ts";

/**
 * One at a time decides which person or place is behind a lead, until the end of its transaction: two that meet the same number at once make one person.
 * Taken before any row is locked, so that nobody waits in a circle. SQLite has one writer at a time anyway.
 */
export async function lockPeople(db: Transaction<Database>): Promise<void> {
  if (isPostgres(db)) await sql`select pg_advisory_xact_lock(hashtext('windtower people'))`.execute(db);
}
