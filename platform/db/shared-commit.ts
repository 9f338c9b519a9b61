import { type Kysely, sql, type Transaction } from "kysely";
import { yieldTurn } from "#platform/machine/timers.ts";
import { forThisRequest } from "#platform/trace/trace.ts";
import type { Database } from "./schema.ts";

interface Waiting {
  work(transaction: Transaction<Database>): Promise<unknown>;
  resolve(result: never): void;
  reject(error: unknown): void;
}

type Outcome = { result: unknown } | { error: unknown };

/** The largest number of transactions in one commit. More of them would block the event loop for too long. */
const most = 20;
/** Maps each adapter to its queue. The adapter is the key, because a database and its connections share it. */
const queues = new WeakMap<object, Waiting[]>();

/**
 * For SQLite: runs transactions that wait at the same time in one commit, which does not wait for the disk. If one of them fails, the
 * others are still committed (docs/decisions/0079).
 */
export function sharedCommit<T>(db: Kysely<Database>, task: (transaction: Transaction<Database>) => Promise<T>) {
  const work = forThisRequest(task);
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
    await yieldTurn(); // Callers that arrive before this point are included in the commit.
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

/**
 * Runs a transaction without a sync of the disk. SQLite has a single connection; as long as we hold it, nobody else can commit with this
 * setting.
 */
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
      // The database has rolled back the whole transaction, for example because the disk is full. The work of all callers is lost. The
      // first error has the reason.
      throw error;
    }
    return { error };
  }
}

function answer({ resolve, reject }: Waiting, outcome?: Outcome) {
  if (outcome && "result" in outcome) resolve(outcome.result as never);
  else reject(outcome?.error);
}
