import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isLoopback } from "#platform/http/loopback.ts";

/** The build writes into this file the origin that is in the canonical links of its pages. */
export const originFile = "build/origin";

/** The origin for which a build was made; undefined if the folder has no build. */
export function builtFor(root = "."): string | undefined {
  try {
    return readFileSync(join(root, originFile), "utf8").trim() || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Says why a build may not be served at an address; undefined if it may. Its canonical links would lead search engines to the address for which it
 * was made. On this machine any build may be tried, because nobody else can see it.
 */
export function otherAddress(made: string | undefined, address: string): string | undefined {
  if (made === address || isLoopback(new URL(address).hostname)) return undefined;
  const why = made
    ? `build/ was made for ${made}, which its pages name`
    : "build/ does not say for which address it was made";
  return `${why}: SITE_URL=${address} npm run build`;
}
