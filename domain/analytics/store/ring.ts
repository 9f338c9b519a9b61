import type { Timer } from "#platform/machine/machine.ts";
import { startTimer, yieldTurn } from "#platform/machine/timers.ts";

interface RingOptions {
  size?: number;
  batch?: number;
  every?: number;
  /** Counts that the database refused a row. If this call fails too, the database cannot be reached. */
  refused(): Promise<void>;
}

/**
 * A queue in memory that writes its rows to the database in batches. If the queue is full, new rows are dropped. So a flood of rows costs
 * neither memory nor time.
 */
export function createRing<T>(
  write: (some: T[]) => Promise<void>,
  { size = 5000, batch = 50, every = 2000, refused }: RingOptions,
) {
  let waiting: T[] = [];
  let timer: Timer | undefined;
  let running: Promise<void> | undefined;

  const written = (rows: number) => {
    waiting = waiting.slice(rows);
  };
  /**
   * Writes the rows one by one after a batch has failed, so that one bad row does not block the others. If the database cannot be reached,
   * the rows stay in the queue.
   */
  const writeEach = async (some: T[]) => {
    for (const row of some) {
      await write([row]).catch(refused);
      written(1);
    }
  };
  const writeAll = async () => {
    while (waiting.length > 0) {
      const some = waiting.slice(0, batch);
      await write(some).then(
        () => written(some.length),
        () => writeEach(some),
      );
      await yieldTurn();
    }
  };
  const flush = (): Promise<void> => {
    timer?.cancel();
    timer = undefined;
    running ??= writeAll().finally(() => {
      running = undefined;
      if (waiting.length > 0) later();
    });
    return running;
  };
  const later = () => {
    timer ??= startTimer(every, () => void flush().catch(() => {})).unref();
  };
  return {
    /** Adds a row. Returns false if the queue is full. */
    add(row: T): boolean {
      if (waiting.length >= size) return false;
      waiting.push(row);
      later();
      return true;
    },
    /** Writes all rows of the queue. It rejects if the database cannot be reached. */
    flush,
    get size() {
      return waiting.length;
    },
  };
}
