/**
 * The lines of routes.txt whose content is not written yet, by the beginning of their path. An alias (/abudhabi/…) follows its page. When a
 * page is written, remove its line and lower `ceiling`. Never add a line.
 */
const waiting: Record<string, string> = {};

export const pendingPages: readonly string[] = Object.entries(waiting).flatMap(([start, ends]) =>
  ends
    .split(/\s+/)
    .filter(Boolean)
    .map((end) => start + end),
);

/** The largest allowed number of lines. It is always the length of the list. */
export const ceiling = 0;
