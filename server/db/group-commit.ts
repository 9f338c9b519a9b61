import { setImmediate } from "node:timers/promises";
import { type Kysely, sql, type Transaction } from "kysely";
import { isPostgres } from "./is-postgres.ts";
import type { Database } from "./schema.ts";
import { onDisk, unsynced } from "./unsynced.ts";

interface Waiting {
  work(transaction: Transaction<Database>): Promise<unknown>;
  resolve(result: never): void;
  reject(error: unknown): void;
}

type Outcome = { result: unknown } | { error: unknown };

/** More would hold up the event loop. */
const most = 20;
/** By the adapter, which a database and its connections share. */
const queues = new WeakMap<object, Waiting[]>();

/**
 * A transaction that is on the disk when this resolves. On SQLite those that wait together share one commit and one sync; one that fails
 * undoes no other, and nothing else waits for the sync (docs/decisions/0041). PostgreSQL shares its syncs by itself.
 */
export function groupCommit<T>(db: Kysely<Database>, work: (transaction: Transaction<Database>) => Promise<T>) {
  if (isPostgres(db)) return db.transaction().execute(work);
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
    await setImmediate(); // who has arrived by now comes along
    await commitTogether(db, queue.splice(0, most));
  }
  queues.delete(adapter);
}

/** Returns after the commit; the sync goes on while the next ones are written. */
async function commitTogether(db: Kysely<Database>, together: Waiting[]): Promise<void> {
  const rejectAll = (error: unknown) => together.forEach(({ reject }) => void reject(error));
  try {
    const outcomes = await unsynced(db, async (transaction) => {
      const done: Outcome[] = [];
      for (const { work } of together) done.push(await inSavepoint(transaction, work));
      return done;
    });
    const answerAll = () => together.forEach((waiting, at) => void answer(waiting, outcomes[at]));
    onDisk(db).then(answerAll, rejectAll);
  } catch (error) {
    rejectAll(error);
  }
}

async function inSavepoint(transaction: Transaction<Database>, work: Waiting["work"]): Promise<Outcome> {
  await sql`savepoint one`.execute(transaction);
  try {
    const result = await work(transaction);
    await sql`release one`.execute(transaction);
    return { result };
  } catch (error) {
    // Fails too if the whole transaction is lost, as on a full disk: then everybody's is.
    await sql`rollback to one`.execute(transaction);
    await sql`release one`.execute(transaction);
    return { error };
  }
}

function answer({ resolve, reject }: Waiting, outcome?: Outcome) {
  if (outcome && "result" in outcome) resolve(outcome.result as never);
  else reject(outcome?.error);
}
