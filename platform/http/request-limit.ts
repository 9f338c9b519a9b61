import { type BucketLimits, tokenBucket } from "#platform/process/limits.ts";
import type { Row } from "#platform/process/rows.ts";

/**
 * Counts the requests of each network address in memory, because such a request must not wait for the database. Returns how many seconds
 * the client has to wait; if it returns 0, the request is counted and may be answered.
 */
export function requestLimit<T extends BucketLimits>(row: Row<T>) {
  const bucket = tokenBucket({ ...row, atOnce: row.atOnce - 1 });
  return (request: Request): number => {
    const client = request.headers.get("x-client-address") ?? "unknown";
    const seconds = Math.ceil(bucket.wait(client));
    if (seconds === 0) bucket.spend(client, 1);
    return seconds;
  };
}
