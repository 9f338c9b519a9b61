import { longestQuery } from "./query.ts";

/** Returns the search text on one line, without invisible characters such as those that change the writing direction. */
export const typedIn = (query: URLSearchParams): string =>
  (query.get("q") ?? "")
    .slice(0, 20 * longestQuery)
    .replace(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, longestQuery);
