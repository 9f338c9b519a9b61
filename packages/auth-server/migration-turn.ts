import { type Kysely, sql } from "kysely";
import { isPostgres } from "./database.ts";

/** The number of the lock. It is Kysely's, so that a process of version 0.2.0, which uses Kysely's lock, waits too. */
const lock = 3_853_314_791_062_309_107n;

/**
 * Runs migrations while no other process does. PostgreSQL keeps the lock until the transaction ends. Kysely's own lock belongs to a
 * session, and a pooler that lends a connection for one transaction would leave it on a connection of somebody else. The next process would
 * then wait for an hour. On SQLite the lock on the data folder allows only one process.
 */
export async function inTurn<DB>(db: Kysely<DB>, migrate: (db: Kysely<DB>) => Promise<void>): Promise<void> {
  if (!isPostgres(db)) return migrate(db);
  // A backup is restored, and brought up to date, in one transaction.
  if (!db.isTransaction) return db.transaction().execute((tx) => inTurn(tx, migrate));
  await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(db);
  await migrate(db);
}
