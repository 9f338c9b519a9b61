import { type Kysely, sql } from "kysely";
import { isPostgres } from "./is-postgres.ts";
import type { Database } from "./schema.ts";

/**
 * For data that a power cut may lose, such as rate limits: the commit does not wait for the disk. Order is kept: the next ordinary commit
 * writes it too.
 */
export function unsynced<T>(db: Kysely<Database>, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db);
  if (isPostgres(db))
    return db.transaction().execute(async (transaction) => {
      await sql`set local synchronous_commit = off`.execute(transaction);
      return work(transaction);
    });
  // SQLite has a single connection; while we hold it nobody else can commit.
  return db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection);
    return work(connection).finally(() => sql`pragma synchronous = full`.execute(connection));
  });
}
