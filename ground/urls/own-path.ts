import { parseUrl } from "./parse-url.ts";

const here = "https://here.invalid";

/** Returns a path of this site, or undefined. It prevents open redirects. */
export function ownPath(path: string | null | undefined): string | undefined {
  // Browsers remove tabs and line breaks from addresses, and treat a backslash as a slash.
  if (!path?.startsWith("/") || /[\\\p{Cc}]/u.test(path)) return undefined;
  const url = parseUrl(path, here);
  return url?.origin === here && url.pathname.startsWith("/") && !url.pathname.startsWith("//")
    ? url.pathname + url.search + url.hash
    : undefined;
}
