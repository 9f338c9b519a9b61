import { setImmediate } from "node:timers/promises";
import { type Kysely, sql, type Transaction } from "kysely";
import { forThisRequest } from "#platform/trace/trace.ts";
import type { Database } from "./schema.ts";

interface Waiting {
  work(transaction: Transaction<Database>): Promise<unknown>;
  resolve(result: never): void;
  reject(error: unknown): void;
}

type Outcome = { result: unknown } | { error: unknown };

/** A larger batch would block the event loop for too long. */
const most = 20;
/** Maps each adapter to its queue: a database and its connections share one adapter. */
const queues = new WeakMap<object, Waiting[]>();

/**
 * For SQLite: transactions that wait together share one commit, which does not wait for the disk. One that fails undoes no other
 * (docs/decisions/0079).
 */
export function sharedCommit<T>(db: Kysely<Database>, given: (transaction: Transaction<Database>) => Promise<T>) {
  const work = forThisRequest(given);
  return new Promise<T>((resolve, reject) => {
    const { adapter } = db.getExecutor();
    const queue = queues.get(adapter);
    if (queue) return void queue.push({ work, resolve, reject });
    queues.set(adapter, [{ work, resolve, reject }]);
    void commitAll(db, adapter);
  });
}

async function commitAll(db: Kysely<Database>, adapter: object) {
  const queue = queues.get(adapter) ?? [];
  while (queue.length > 0) {
    await setImmediate(); // Callers that arrive before this point join the same commit.
    await commitTogether(db, queue.splice(0, most));
  }
  queues.delete(adapter);
}

async function commitTogether(db: Kysely<Database>, together: Waiting[]): Promise<void> {
  try {
    const outcomes = await withoutSync(db, async (transaction) => {
      const done: Outcome[] = [];
      for (const { work } of together) done.push(await inSavepoint(transaction, work));
      return done;
    });
    together.forEach((waiting, at) => void answer(waiting, outcomes[at]));
  } catch (error) {
    together.forEach(({ reject }) => void reject(error));
  }
}

/** SQLite has a single connection; while we hold it nobody else can commit. */
const withoutSync = <T>(db: Kysely<Database>, work: (transaction: Transaction<Database>) => Promise<T>) =>
  db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection);
    return connection
      .transaction()
      .execute(work)
      .finally(() => sql`pragma synchronous = full`.execute(connection));
  });

async function inSavepoint(transaction: Transaction<Database>, work: Waiting["work"]): Promise<Outcome> {
  await sql`savepoint one`.execute(transaction);
  try {
    const result = await work(transaction);
    await sql`release one`.execute(transaction);
    return { result };
  } catch (error) {
    try {
      await sql`rollback to one`.execute(transaction);
      await sql`release one`.execute(transaction);
    } catch {
      // The whole transaction is lost, as on a full disk, with the work of everybody in it. The first error says why.
      throw error;
    }
    return { error };
  }
}

function answer({ resolve, reject }: Waiting, outcome?: Outcome) {
  if (outcome && "result" in outcome) resolve(outcome.result as never);
  else reject(outcome?.error);
}
