export class QueueFull extends Error {
  override name = "QueueFull";
}

/**
 * A semaphore: at most `atOnce` tasks run together, up to `mayWait` more wait in order, and the next one is refused. A task whose signal
 * aborts stops waiting.
 */
export function limitConcurrency(atOnce: number, mayWait: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  const slot = (signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const enter = () => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(enter), 1);
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", leave, { once: true });
      waiting.push(enter);
    });
  return async <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    signal?.throwIfAborted();
    if (running >= atOnce) {
      if (waiting.length >= mayWait) throw new QueueFull("Too many wait already.");
      await slot(signal);
    } else running += 1;
    try {
      return await work();
    } finally {
      // The next one takes over this slot, so the number of running tasks stays the same.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
