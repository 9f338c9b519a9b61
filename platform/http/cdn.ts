import { cachePolicy } from "./cache-policy.ts";

/** The CDN may use its copy for so many seconds while the origin is away. */
const week = 7 * 86_400;

/**
 * The headers for a CDN in front of the site. Browsers ask the CDN each time, as they ask us. The CDN asks us once in `seconds`, and uses its copy
 * while it asks or while we are away. The time stands in `s-maxage`, which CDNs in general understand, and the rest in `CDN-Cache-Control`, for those
 * that have a header of their own (RFC 9213). The tags, for two kinds of CDN, purge all documents or all files at once.
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

/** Keeps the answer to a query out of the CDN. There are as many of them as questions, and a question may be private. */
export function keepFromCdn(headers: Headers): void {
  if (!headers.has("cdn-cache-control")) return;
  for (const name of ofCdn) headers.delete(name);
  headers.set("cache-control", "private, no-cache");
}
