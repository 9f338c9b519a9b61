const segmentsOf = (path: string) => path.split("/").filter(Boolean);

/**
 * True if a pattern covers a page. `/services` covers itself and everything below it, `/` covers only the home page,
 * and `*` stands for any one segment.
 */
function covers(pattern: string, id: string): boolean {
  if (pattern === "/") return id === "/";
  const [patternParts, idParts] = [segmentsOf(pattern), segmentsOf(id)];
  return (
    patternParts.length <= idParts.length &&
    patternParts.every((segment, index) => segment === "*" || segment === idParts[index])
  );
}

/** Ranks patterns. A longer pattern fits better, and a name fits better than a star. */
const nearness = (pattern: string) => segmentsOf(pattern).length * 10 - pattern.split("*").length;

/** Returns the name of the list with the pattern that fits a page best. */
export function nearestList(lists: Record<string, string[]>, id: string): string | undefined {
  const covering = Object.entries(lists).flatMap(([name, patterns]) =>
    patterns.filter((pattern) => covers(pattern, id)).map((pattern) => ({ name, near: nearness(pattern) })),
  );
  return covering.sort((a, b) => b.near - a.near)[0]?.name;
}

/** True if the pattern means exactly this page. `/dubai/*` means every page directly below /dubai, but not /dubai itself. */
export const stands = (pattern: string, id: string): boolean =>
  segmentsOf(pattern).length === segmentsOf(id).length && covers(pattern, id);
