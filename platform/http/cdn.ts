import { cachePolicy } from "./cache-policy.ts";

/** However long the origin is away. */
const week = 7 * 86_400;

/**
 * What a CDN in front may keep: browsers ask it each time, as they ask us; it asks us once in so many seconds, and goes on with what it has while it asks
 * or we are away. The time for what CDNs in general understand (s-maxage), the rest for those that have a header of their own (RFC 9213); with the tags
 * of two kinds of CDN, to purge documents or files at once.
 */
export function cdnHeaders(file: string, seconds: number): Record<string, string> {
  const policy = cachePolicy(file);
  if (seconds === 0 || policy.includes("immutable")) return {};
  const tag = file.endsWith(".html") ? "documents" : "files";
  return {
    "Cache-Control": `${policy === "no-cache" ? "public, max-age=0" : policy}, s-maxage=${seconds}`,
    "CDN-Cache-Control": `public, max-age=${seconds}, stale-while-revalidate=${week}, stale-if-error=${week}`,
    "Cache-Tag": tag,
    "Surrogate-Key": tag,
  };
}

const ofCdn = ["cdn-cache-control", "cache-tag", "surrogate-key"];

/** For an answer to a query: there are as many of them as questions, and a question may be private. */
export function keepFromCdn(headers: Headers): void {
  if (!headers.has("cdn-cache-control")) return;
  for (const name of ofCdn) headers.delete(name);
  headers.set("cache-control", "private, no-cache");
}
