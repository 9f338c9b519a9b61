import { sql, type Transaction } from "kysely";
import { isPostgres } from "./is-postgres.ts";
import type { Database } from "./schema.ts";

/**
 * Finds locks for which another connection waits because of this transaction. It reads pg_locks: pg_stat_activity would show the same
 * connections until the transaction ends.
 */
const blocked = sql`select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;

/**
 * Resolves when `work` waits for a lock of the transaction, or when `work` is finished. On SQLite, work always waits for an open
 * transaction.
 */
export async function untilBlocked(transaction: Transaction<Database>, work: Promise<unknown>): Promise<void> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  void work.then(end, end);
  while (isPostgres(transaction) && !isOver && (await blocked.execute(transaction)).rows.length === 0);
}
