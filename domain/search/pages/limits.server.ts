import { tokenBucket } from "#platform/process/limits.ts";

/**
 * How many searches a network address may make at once, and how many a second after that. A family or an office shares one address, so
 * several people must be able to search at the same time. A script at one address still takes only a few percent of a processor: a page
 * of results costs some 10 ms of work. Searches are counted in memory, because a search must not wait for the database.
 */
const allowed = { page: { atOnce: 120, aSecond: 2 }, suggest: { atOnce: 240, aSecond: 8 } };

const bucketFor = ({ atOnce, aSecond }: { atOnce: number; aSecond: number }) => tokenBucket(atOnce - 1, aSecond);
const buckets = { page: bucketFor(allowed.page), suggest: bucketFor(allowed.suggest) };

/** Returns how many seconds the client has to wait. If it returns 0, the search is counted and may be made. */
export function waitFor(kind: keyof typeof buckets, request: Request): number {
  const client = request.headers.get("x-client-address") ?? "unknown";
  const seconds = Math.ceil(buckets[kind].wait(client));
  if (seconds === 0) buckets[kind].spend(client, 1);
  return seconds;
}
