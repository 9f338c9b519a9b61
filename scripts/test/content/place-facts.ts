import { cities } from "@site/ground/site-map/places.ts";
import { entriesOf, keysOf } from "@site/typed";
import type { z } from "zod";
import { factFileOf, placeOfFact } from "#site/content/schemas/facts.ts";
import type { placeFactNames, placeFacts } from "#site/content/schemas/places.ts";
import type { ReadContent } from "./content-file.ts";
import { factsIn } from "./facts.ts";
import type { Problem } from "./problem.ts";

export const placeFactsFile = "shared/places.yaml";

type Places = z.infer<typeof placeFacts>;

/** A fact that is only likely is said with one of these words. */
const hedges = {
  en: /\b(usually|often|mostly|still|differs)\b/i,
  ar: /عادة|غالباً|يختلف|ما زالت/,
};

/** Every city has one fact of each line. */
const needed: (typeof placeFactNames)[number][][] = [["cools"], ["permits", "authority"], ["supplies"]];

/** Checks the facts at the beginning of the pages about a place: each stands on facts that exist, and is as careful as they are. */
export function placeFactProblems(read: ReadContent[]): Problem[] {
  const found = read.find(({ file }) => file === placeFactsFile)?.data as (Places & { body?: unknown }) | undefined;
  if (!found) return [];
  const known = new Map(factsIn(read).map((fact) => [fact.id, fact]));
  const files = new Set(read.map(({ file }) => file));
  const problem = (field: string, reason: string) => ({ file: placeFactsFile, field, reason });
  const missing = cities.flatMap((city) =>
    needed
      .filter((names) => !names.some((name) => found[city]?.[name]))
      .map((names) => problem(`${city}.${names.join(" or ")}`, "is missing")),
  );
  const { body: _, ...places } = found;
  const wrong = entriesOf(places as Places).flatMap(([place, lines]) => [
    ...(factFileOf(place) ? [] : [problem(place, "is neither a city nor a district")]),
    ...keysOf(lines).flatMap((name) => {
      const { facts = [], ...words } = lines[name] ?? { en: "", ar: "" };
      // A file of facts that could not be read is reported already.
      const unknown = facts.filter((id) => !known.has(id) && files.has(factFileOf(placeOfFact(id)) ?? placeFactsFile));
      const isHedged = facts.some((id) => known.get(id)?.print === "hedged");
      const bold = keysOf(hedges).filter((language) => isHedged && !hedges[language].test(words[language]));
      return [
        ...unknown.map((id) => problem(`${place}.${name}`, `${id}: there is no such fact in content/shared/facts/`)),
        ...bold.map((language) => problem(`${place}.${name}.${language}`, "must say that it is only likely")),
      ];
    }),
  ]);
  return [...missing, ...wrong];
}
