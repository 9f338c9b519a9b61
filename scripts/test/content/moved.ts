import type { ReadContent } from "./content-file.ts";
import type { Problem } from "./problem.ts";

const file = "shared/moved.json";

/** Checks that each old address leads to an existing page and is not the address of a page itself. */
export function movedProblems(read: ReadContent[]): Problem[] {
  const moved = (read.find((entry) => entry.file === file)?.data ?? {}) as Record<string, string>;
  const isPage = (id: string) => read.some((entry) => entry.id === id);
  return Object.entries(moved).flatMap(([old, now]) => [
    ...(isPage(now) ? [] : [{ file, field: old, reason: `${now}: this page does not exist` }]),
    ...(isPage(old) ? [{ file, field: old, reason: "is a page again: take its line out" }] : []),
  ]);
}
