import { type Kysely, sql } from "kysely";
import { isPostgres } from "./is-postgres.ts";
import type { Database } from "./schema.ts";

/** Empties SQLite's write-ahead log. Otherwise the log keeps old pages until a checkpoint overwrites them. */
export async function emptyLog(db: Kysely<Database>) {
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
