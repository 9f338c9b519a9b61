import { type Kysely, sql, type Transaction } from "kysely";
import { isPostgres } from "./is-postgres.ts";
import type { Database } from "./schema.ts";
import { sharedCommit } from "./shared-commit.ts";
import { SiteSqliteAdapter } from "./sqlite.ts";

/**
 * Runs a transaction whose commit does not wait for the disk. It is for data that a power cut may lose or repeat, such as rate limits and
 * the outbox's notes. The order of commits is kept: the next ordinary commit also writes this one to the disk.
 */
export function withoutSync<T>(db: Kysely<Database>, work: (db: Transaction<Database>) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Transaction<Database>);
  if (!isPostgres(db)) return sharedCommit(db, work);
  return db.transaction().execute(async (transaction) => {
    await sql`set local synchronous_commit = off`.execute(transaction);
    return work(transaction);
  });
}

/**
 * Resolves when everything that this process has committed is on the disk. Call it before acknowledging something that another request has
 * stored.
 */
export async function onDisk(db: Kysely<Database>): Promise<void> {
  const { adapter } = db.getExecutor();
  if (adapter instanceof SiteSqliteAdapter) await adapter.synced();
}
