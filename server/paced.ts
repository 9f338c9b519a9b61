import { setTimeout } from "node:timers/promises";

/** The machine belongs to visitors for most of the time, however much there is to do. */
const share = 4;
const shortest = 5;

/** Does one after the other, with a pause after each of several times what it took; stops once the signal aborts. Returns how many it did. */
export async function paced<T>(items: Iterable<T>, one: (item: T) => Promise<unknown>, signal?: AbortSignal) {
  let done = 0;
  for (const item of items) {
    if (signal?.aborted) break;
    const began = performance.now();
    await one(item);
    done += 1;
    await setTimeout(Math.max(shortest, share * (performance.now() - began)), undefined, { signal }).catch(() => {});
  }
  return done;
}
