import { LRUCache } from "lru-cache";

/** More addresses than this are forgotten, those first that were not seen for longest. */
const mostKeys = 10_000;

/** How much each key may still spend: at most `capacity` at once, and `perSecond` comes back each second. */
export function tokenBucket(capacity: number, perSecond: number, now = () => performance.now() / 1000) {
  const buckets = new LRUCache<string, { spent: number; at: number }>({ max: mostKeys });
  const spent = (key: string) => {
    const bucket = buckets.get(key);
    return bucket ? Math.max(0, bucket.spent - (now() - bucket.at) * perSecond) : 0;
  };
  return {
    /** Seconds until the key may spend again; 0 where it may now. The last spending may go beyond the capacity. */
    wait: (key: string) => Math.max(0, (spent(key) - capacity) / perSecond),
    spend: (key: string, amount: number) => void buckets.set(key, { spent: spent(key) + amount, at: now() }),
  };
}
