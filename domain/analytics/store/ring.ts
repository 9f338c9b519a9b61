interface RingOptions {
  size?: number;
  batch?: number;
  every?: number;
  /** Counts that the database refused a row. If this fails too, the database is away. */
  refused(): Promise<void>;
}

/** Keeps rows in memory and writes them in batches. If it is full, further rows are dropped, so a flood costs neither memory nor time. */
export function createRing<T>(
  write: (some: T[]) => Promise<void>,
  { size = 5000, batch = 50, every = 2000, refused }: RingOptions,
) {
  let waiting: T[] = [];
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const written = (rows: number) => {
    waiting = waiting.slice(rows);
  };
  /**
   * Writes the rows one by one, so that rows that are always refused do not block the others. If the database is away, all rows are kept for the next
   * time.
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
      await new Promise(setImmediate);
    }
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    running ??= writeAll().finally(() => {
      running = undefined;
      if (waiting.length > 0) later();
    });
    return running;
  };
  const later = () => {
    timer ??= setTimeout(() => void flush().catch(() => {}), every);
    timer.unref();
  };
  return {
    /** Returns false if there was no room. */
    add(row: T): boolean {
      if (waiting.length >= size) return false;
      waiting.push(row);
      later();
      return true;
    },
    /** Writes what waits. Rejects if the database is away. */
    flush,
    get size() {
      return waiting.length;
    },
  };
}
