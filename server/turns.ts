export class Busy extends Error {
  override name = "Busy";
}

/** At most `atOnce` run together; others wait their turn, and when too many wait, the next is told so. */
export function turns(atOnce: number, mayWait: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= mayWait) throw new Busy("Too many wait already.");
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      // Whoever waits takes over this place; the number that run stays the same.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
