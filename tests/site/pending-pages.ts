/**
 * The lines of routes.txt whose content is not written yet, by the start of their address. An alias (/abudhabi/…) follows its page. When
 * a page is written, remove its line and lower the ceiling; never add one.
 */
const waiting: Record<string, string> = {};

export const pendingPages: readonly string[] = Object.entries(waiting).flatMap(([start, ends]) =>
  ends
    .split(/\s+/)
    .filter(Boolean)
    .map((end) => start + end),
);

/** The maximum number of lines: always the length of the list. */
export const ceiling = 0;
