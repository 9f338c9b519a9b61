export class QueueFull extends Error {
  override name = "QueueFull";
}

/** A semaphore: at most `atOnce` run together, up to `mayWait` more wait in the order of coming, and the next one is refused. */
export function limitConcurrency(atOnce: number, mayWait: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= mayWait) throw new QueueFull("Too many wait already.");
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      // The next one takes over this slot, so the number that run stays the same.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
