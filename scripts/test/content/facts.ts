import { type Fact, factFileOf, placeOfFact } from "#site/content/schemas/facts.ts";
import type { ReadContent } from "./content-file.ts";
import type { Problem } from "./problem.ts";

export const isFactFile = (file: string) => /^shared\/facts\/[a-z-]+\.yaml$/.test(file);

export const factsIn = (read: ReadContent[]) =>
  read
    .filter(({ file }) => isFactFile(file))
    .flatMap(({ file, data }) => (data as Fact[]).map((each) => ({ file, ...each })));

/** Checks that the id of each fact is unique, and that the fact is in the file of its place. */
export function factProblems(read: ReadContent[]): Problem[] {
  const seen = new Set<string>();
  return factsIn(read).flatMap(({ file, id }) => {
    const reasons = [
      ...(seen.has(id) ? ["there are two facts with this id"] : []),
      ...(factFileOf(placeOfFact(id)) === file ? [] : ["does not begin with the name of this file's place"]),
    ];
    seen.add(id);
    return reasons.map((reason) => ({ file, field: id, reason }));
  });
}
