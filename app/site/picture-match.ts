const segmentsOf = (path: string) => path.split("/").filter(Boolean);

/** `/services` covers itself and all below it, `/` only the home page; `*` stands for any one segment. */
function covers(pattern: string, id: string): boolean {
  if (pattern === "/") return id === "/";
  const [wanted, given] = [segmentsOf(pattern), segmentsOf(id)];
  return wanted.length <= given.length && wanted.every((segment, index) => segment === "*" || segment === given[index]);
}

/** The longer the nearer; a name is nearer than a star. */
const nearness = (pattern: string) => segmentsOf(pattern).length * 10 - pattern.split("*").length;

/** Which of the named lists of patterns covers a page most nearly. */
export function nearest(lists: Record<string, string[]>, id: string): string | undefined {
  const covering = Object.entries(lists).flatMap(([name, patterns]) =>
    patterns.filter((pattern) => covers(pattern, id)).map((pattern) => ({ name, near: nearness(pattern) })),
  );
  return covering.sort((a, b) => b.near - a.near)[0]?.name;
}
