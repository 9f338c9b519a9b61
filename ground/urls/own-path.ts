import { parseUrl } from "./parse-url.ts";

const here = "https://here.invalid";

/** Returns the path if it belongs to this site, otherwise undefined. This prevents redirects to other sites. */
export function ownPath(path: string | null | undefined): string | undefined {
  // Browsers remove tabs and line breaks from addresses, and treat a backslash as a slash.
  if (!path?.startsWith("/") || /[\\\p{Cc}]/u.test(path)) return undefined;
  const url = parseUrl(path, here);
  return url?.origin === here && url.pathname.startsWith("/") && !url.pathname.startsWith("//")
    ? url.pathname + url.search + url.hash
    : undefined;
}
