import { LRUCache } from "lru-cache";

/** At most this many addresses are remembered; the least recently seen is forgotten first. */
const mostKeys = 10_000;

/**
 * A token bucket in memory for each key: at most `capacity` at once, refilled with `perSecond`. Not `packages/auth-server/rate-limit/`, which takes a
 * token of fixed size before the work: what a calculation costs is known only afterwards, and this process alone has done it.
 */
export function tokenBucket(capacity: number, perSecond: number, now = () => performance.now() / 1000) {
  const buckets = new LRUCache<string, { spent: number; at: number }>({ max: mostKeys });
  const spent = (key: string) => {
    const bucket = buckets.get(key);
    return bucket ? Math.max(0, bucket.spent - (now() - bucket.at) * perSecond) : 0;
  };
  return {
    /** Seconds until the key may spend again; 0 if it may now. The last spending may overdraw the bucket. */
    wait: (key: string) => Math.max(0, (spent(key) - capacity) / perSecond),
    spend: (key: string, amount: number) => void buckets.set(key, { spent: spent(key) + amount, at: now() }),
  };
}
