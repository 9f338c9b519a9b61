import { sql, type Transaction } from "kysely";
import { isPostgres } from "./is-postgres.ts";
import type { Database } from "./schema.ts";

/** It asks for locks, because a transaction goes on seeing the connections that were there when it first asked for those. */
const blocked = sql`select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;

/** Resolves when this work waits for a lock that the transaction holds, or is over. On SQLite it waits for the transaction anyway. */
export async function untilBlocked(transaction: Transaction<Database>, work: Promise<unknown>): Promise<void> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  void work.then(end, end);
  while (isPostgres(transaction) && !isOver && (await blocked.execute(transaction)).rows.length === 0);
}
