import { cachePolicy } from "./cache-policy.ts";

/** While our server cannot be reached, the CDN may use its copy for this time, in seconds. */
const week = 7 * 86_400;

/**
 * Returns the headers for a CDN in front of the site. Browsers ask the CDN each time. The CDN asks us again after `seconds`; while it asks,
 * or if we do not answer, it uses its copy. All CDNs understand the time in `s-maxage`. Some also understand `CDN-Cache-Control` (RFC
 * 9213), which contains the rest. The two tags are for two kinds of CDNs: with a tag, all documents or all files can be purged at once.
 */
export function cdnHeaders(file: string, seconds: number): Record<string, string> {
  const policy = cachePolicy(file);
  if (seconds === 0 || policy.includes("immutable")) return {};
  const tag = /\.(?:html|md)$/.test(file) ? "documents" : "files";
  return {
    "Cache-Control": `${policy === "no-cache" ? "public, max-age=0" : policy}, s-maxage=${seconds}`,
    "CDN-Cache-Control": `public, max-age=${seconds}, stale-while-revalidate=${week}, stale-if-error=${week}`,
    "Cache-Tag": tag,
    "Surrogate-Key": tag,
  };
}

/** The headers that only a CDN reads. */
export const ofCdn = ["cdn-cache-control", "cache-tag", "surrogate-key"];

/** Keeps the answer to a query out of the CDN. There would be a copy for each query, and a query may be private. */
export function keepFromCdn(headers: Headers): void {
  if (!headers.has("cdn-cache-control")) return;
  for (const name of ofCdn) headers.delete(name);
  headers.set("cache-control", "private, no-cache");
}
