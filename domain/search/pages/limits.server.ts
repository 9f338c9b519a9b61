import { tokenBucket } from "#platform/process/limits.ts";

/** Each address may search this often in a minute. It is counted in memory, because a search must not wait for the database. */
const perMinute = { page: 60, suggest: 240 };

const buckets = {
  page: tokenBucket(perMinute.page - 1, perMinute.page / 60),
  suggest: tokenBucket(perMinute.suggest - 1, perMinute.suggest / 60),
};

/** Returns the seconds to wait. It returns 0 if the search may be made, and counts it. */
export function waitFor(kind: keyof typeof buckets, request: Request): number {
  const client = request.headers.get("x-client-address") ?? "unknown";
  const seconds = Math.ceil(buckets[kind].wait(client));
  if (seconds === 0) buckets[kind].spend(client, 1);
  return seconds;
}
