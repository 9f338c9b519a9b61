const segmentsOf = (path: string) => path.split("/").filter(Boolean);

/** `/services` matches itself and everything below it, `/` only the home page; `*` matches any one segment. */
function covers(pattern: string, id: string): boolean {
  if (pattern === "/") return id === "/";
  const [wanted, given] = [segmentsOf(pattern), segmentsOf(id)];
  return wanted.length <= given.length && wanted.every((segment, index) => segment === "*" || segment === given[index]);
}

/** Longer patterns are nearer, and a name is nearer than a star. */
const nearness = (pattern: string) => segmentsOf(pattern).length * 10 - pattern.split("*").length;

/** The list of patterns that matches a page best. */
export function nearestList(lists: Record<string, string[]>, id: string): string | undefined {
  const covering = Object.entries(lists).flatMap(([name, patterns]) =>
    patterns.filter((pattern) => covers(pattern, id)).map((pattern) => ({ name, near: nearness(pattern) })),
  );
  return covering.sort((a, b) => b.near - a.near)[0]?.name;
}

/** True for exactly these pages: `/dubai/*` means every page directly below Dubai's, but not Dubai's own. */
export const stands = (pattern: string, id: string): boolean =>
  segmentsOf(pattern).length === segmentsOf(id).length && covers(pattern, id);
