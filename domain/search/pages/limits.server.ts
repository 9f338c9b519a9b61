import { tokenBucket } from "#platform/process/limits.ts";

/**
 * The number of searches that a network address may make in a minute. They are counted in memory, because a search must not wait for the
 * database.
 */
const perMinute = { page: 60, suggest: 240 };

const buckets = {
  page: tokenBucket(perMinute.page - 1, perMinute.page / 60),
  suggest: tokenBucket(perMinute.suggest - 1, perMinute.suggest / 60),
};

/** Returns how many seconds the client has to wait. If it returns 0, the search is counted and may be made. */
export function waitFor(kind: keyof typeof buckets, request: Request): number {
  const client = request.headers.get("x-client-address") ?? "unknown";
  const seconds = Math.ceil(buckets[kind].wait(client));
  if (seconds === 0) buckets[kind].spend(client, 1);
  return seconds;
}
