export interface SemaphoreLimits {
  /** There are so many slots in all, and for one key. */
  atOnce: number;
  atOnceByKey?: number;
  /** So many may wait in all, and of one key. */
  mayWait?: number;
  mayWaitByKey?: number;
  /** Nobody waits longer than so many milliseconds. */
  patience: number;
}

interface Waiter {
  key: string;
  enter(): void;
}

/**
 * A counting semaphore that is fair between keys: the next slot goes to the first waiter whose key holds the fewest slots, so that many
 * requests from one address do not block everybody else.
 */
export function fairSemaphore(limits: SemaphoreLimits) {
  const { atOnce, atOnceByKey = atOnce, mayWait = Number.POSITIVE_INFINITY, mayWaitByKey = mayWait, patience } = limits;
  const held: Waiter[] = [];
  const waiting: Waiter[] = [];
  const countIn = (list: Waiter[], key: string) => list.filter((waiter) => waiter.key === key).length;
  const hasRoom = (key: string) => held.length < atOnce && countIn(held, key) < atOnceByKey;
  const isFull = (key: string) => waiting.length >= mayWait || countIn(waiting, key) >= mayWaitByKey;
  const fill = () => {
    const able = waiting.filter(({ key }) => hasRoom(key));
    const fewest = Math.min(...able.map(({ key }) => countIn(held, key)));
    able.find(({ key }) => countIn(held, key) === fewest)?.enter();
  };
  /**
   * Resolves with the function that releases the slot. It resolves with null if too many wait already, if none was free in time, or once the signal
   * aborts.
   */
  return (key: string, signal?: AbortSignal): Promise<(() => void) | null> =>
    new Promise((resolve) => {
      const give = (slot: (() => void) | null) => {
        clearTimeout(late);
        signal?.removeEventListener("abort", leave);
        if (waiting.includes(waiter)) waiting.splice(waiting.indexOf(waiter), 1);
        resolve(slot);
      };
      const leave = () => give(null);
      const late = setTimeout(leave, patience);
      const waiter = {
        key,
        enter() {
          held.push(waiter);
          give(() => {
            if (!held.includes(waiter)) return;
            held.splice(held.indexOf(waiter), 1);
            fill();
          });
        },
      };
      if (signal?.aborted) return leave();
      if (hasRoom(key)) return waiter.enter();
      if (isFull(key)) return leave();
      signal?.addEventListener("abort", leave);
      waiting.push(waiter);
    });
}
