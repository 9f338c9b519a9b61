import type { Kysely, Transaction } from "kysely";
import { isPostgres } from "./is-postgres.ts";
import type { Database } from "./schema.ts";
import { onDisk, withoutSync } from "./without-sync.ts";

/**
 * Runs a transaction and resolves when its commit is on the disk. On SQLite, transactions that wait at the same time share one commit and
 * one sync, and other work does not wait for the sync (docs/decisions/0041). PostgreSQL shares its syncs by itself.
 */
export async function groupCommit<T>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<T>,
): Promise<T> {
  if (isPostgres(db)) return db.transaction().execute(work);
  const result = await withoutSync(db, work);
  await onDisk(db);
  return result;
}
