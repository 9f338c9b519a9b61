import { LRUCache } from "lru-cache";
import { uptime } from "#platform/machine/time.ts";
import { startTimer, wait } from "#platform/machine/timers.ts";
import type { Row } from "./rows.ts";

export class QueueFull extends Error {
  override name = "QueueFull";
}

export interface QueueLimits {
  atOnce: number;
  mayWait: number;
}

/**
 * Runs at most `atOnce` tasks at the same time. Up to `mayWait` further tasks wait in order; more are refused. A waiting task leaves the
 * queue if its signal aborts.
 */
export function semaphore({ atOnce, mayWait }: Row<QueueLimits>) {
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
      // The next task takes over this slot, so the number of running tasks stays the same.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

export interface SemaphoreLimits {
  /** The number of slots for all keys together, and for one key. */
  atOnce: number;
  atOnceByKey?: number;
  /** The number of waiting callers that is allowed for all keys together, and for one key. */
  mayWait?: number;
  mayWaitByKey?: number;
  /** The longest waiting time in milliseconds. */
  patience: number;
}

interface Waiter {
  key: string;
  enter(): void;
}

/**
 * A counting semaphore that is fair between keys. The next slot goes to the key that holds the fewest slots. So many requests from one
 * address do not block everybody else.
 */
export function fairSemaphore(limits: Row<SemaphoreLimits>) {
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
   * Resolves with a function that releases the slot. Resolves with null if too many callers wait already, if no slot became free in time,
   * or if the signal aborts.
   */
  const take = (key: string, signal?: AbortSignal): Promise<(() => void) | null> =>
    new Promise((resolve) => {
      const give = (slot: (() => void) | null) => {
        late.cancel();
        signal?.removeEventListener("abort", leave);
        if (waiting.includes(waiter)) waiting.splice(waiting.indexOf(waiter), 1);
        resolve(slot);
      };
      const leave = () => give(null);
      const late = startTimer(patience, leave);
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
  /** Returns the number of slots that a key holds or waits for. */
  const count = (key: string) => countIn(held, key) + countIn(waiting, key);
  return Object.assign(take, { count });
}

/** The largest number of keys (client addresses) that are remembered. The least recently used key is forgotten first. */
const mostKeys = 10_000;

export interface BucketLimits {
  atOnce: number;
  aSecond: number;
}

/**
 * A token bucket in memory for each key: at most `atOnce` at once, refilled with `aSecond`. The rate limiter in
 * `packages/auth-server/rate-limit/` does not fit here. It takes a fixed amount before the work, but the cost of a calculation is known
 * only after it. It also shares its state with other processes, which is not needed here.
 */
export function tokenBucket({ atOnce, aSecond }: Row<BucketLimits>, now = () => uptime() / 1000) {
  const buckets = new LRUCache<string, { spent: number; at: number }>({ max: mostKeys });
  const spent = (key: string) => {
    const bucket = buckets.get(key);
    return bucket ? Math.max(0, bucket.spent - (now() - bucket.at) * aSecond) : 0;
  };
  return {
    /** The seconds until the key may spend again; 0 if it may spend now. The last amount may be larger than what is left in the bucket. */
    wait: (key: string) => Math.max(0, (spent(key) - atOnce) / aSecond),
    spend: (key: string, amount: number) => void buckets.set(key, { spent: spent(key) + amount, at: now() }),
  };
}

/** Each item is followed by a pause of this many times its own duration, so that most of the machine's time is left for visitors. */
const share = 4;
const shortest = 5;

/**
 * Handles one item after the other, with a pause after each item that is several times as long as its work. Stops when the signal aborts.
 * Returns the number of items that it handled.
 */
export async function pace<T>(items: Iterable<T>, one: (item: T) => Promise<unknown>, signal?: AbortSignal) {
  let done = 0;
  for (const item of items) {
    if (signal?.aborted) break;
    const began = uptime();
    await one(item);
    done += 1;
    await wait(Math.max(shortest, share * (uptime() - began)), { signal }).catch(() => {});
  }
  return done;
}
