import type { Kysely } from "kysely";
import { uptime } from "#platform/machine/time.ts";
import { wait, yieldTurn } from "#platform/machine/timers.ts";
import type { Database } from "./schema.ts";

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

interface Queue<Item, Result> {
  waiting: Waiting<Item, Result>[];
  running: number;
}

/** The largest number of items in one call. More of them would block the event loop for too long. */
const most = 20;
/**
 * The patience in ms. Later items do not wait behind a call that takes longer, and such a call is not repeated item by item. A form must
 * learn in time that the database does not answer.
 */
const patience = 2000;

/**
 * Combines calls that wait at the same time into one. `run` gets all their items and returns their results in the same order. If `run`
 * fails quickly, each item is tried again alone, so that a bad item does not fail the others (docs/decisions/0088). `atOnce` is the number
 * of combined calls that may run at the same time for one database.
 */
export function inBatches<Item, Result>(
  run: (db: Kysely<Database>, items: readonly Item[]) => Promise<readonly Result[]>,
  atOnce = 1,
): (db: Kysely<Database>, item: Item) => Promise<Result> {
  const queues = new WeakMap<object, Queue<Item, Result>>();

  async function runTogether(db: Kysely<Database>, together: readonly Waiting<Item, Result>[]): Promise<void> {
    const begun = uptime();
    try {
      const results = await run(
        db,
        together.map(({ item }) => item),
      );
      together.forEach(({ resolve }, at) => void resolve(results[at] as Result));
    } catch (error) {
      if (together.length === 1 || uptime() - begun > patience) for (const { reject } of together) reject(error);
      else await Promise.all(together.map((one) => runTogether(db, [one])));
    }
  }

  async function empty(db: Kysely<Database>, queue: Queue<Item, Result>): Promise<void> {
    queue.running += 1;
    while (queue.waiting.length > 0) {
      await yieldTurn(); // Calls that arrive before this point are included.
      const together = queue.waiting.splice(0, most);
      if (together.length === 0) continue;
      const done = new AbortController();
      const late = wait(patience, { signal: done.signal }).catch(() => {});
      await Promise.race([runTogether(db, together), late]);
      done.abort();
    }
    queue.running -= 1;
  }

  return (db, item) =>
    new Promise((resolve, reject) => {
      const queue = queues.get(db) ?? { waiting: [], running: 0 };
      queues.set(db, queue);
      queue.waiting.push({ item, resolve, reject });
      if (queue.running < atOnce) void empty(db, queue);
    });
}
