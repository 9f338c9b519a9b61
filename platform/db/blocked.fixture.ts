import { sql, type Transaction } from "kysely";
import { isPostgres } from "./is-postgres.ts";
import type { Database } from "./schema.ts";

/** It reads the locks, because a transaction keeps seeing the list of connections from its first look at that list. */
const blocked = sql`select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;

/**
 * Resolves when this work waits for a lock that the transaction holds, or when the work is finished. On SQLite the work waits for the transaction
 * anyway.
 */
export async function untilBlocked(transaction: Transaction<Database>, work: Promise<unknown>): Promise<void> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  void work.then(end, end);
  while (isPostgres(transaction) && !isOver && (await blocked.execute(transaction)).rows.length === 0);
}
