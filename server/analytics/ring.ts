interface RingOptions {
  size?: number;
  batch?: number;
  every?: number;
  /** Told how many rows the database refused while it took others. */
  refused?(rows: number): void;
}

/** So many refusals without a success in between mean that the database is away. */
const away = 3;

/** Waiting rows in memory: they are written in batches, and what comes when it is full is dropped, so a flood costs neither memory nor time. */
export function createRing<T>(
  write: (some: T[]) => Promise<void>,
  { size = 5000, batch = 50, every = 2000, refused = () => {} }: RingOptions = {},
) {
  let waiting: T[] = [];
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  /** One row that is always refused must not keep all others waiting; if the database is away, all are kept for the next time. */
  const writeEach = async (some: T[], error: unknown) => {
    let [bad, good] = [0, 0];
    for (const row of some) {
      await write([row]).then(
        () => (good += 1),
        () => (bad += 1),
      );
      if (good === 0 && bad === Math.min(away, some.length)) throw error;
    }
    if (bad > 0) refused(bad);
  };
  const writeAll = async () => {
    while (waiting.length > 0) {
      const some = waiting.slice(0, batch);
      await write(some).catch((error: unknown) => writeEach(some, error));
      waiting = waiting.slice(some.length);
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
    /** False if there was no room. */
    add(row: T): boolean {
      if (waiting.length >= size) return false;
      waiting.push(row);
      later();
      return true;
    },
    /** Writes what waits; rejects if the database is away. */
    flush,
    get size() {
      return waiting.length;
    },
  };
}
