import { type PlacePage, placePageOf } from "@site/ground/site-map/place-pages.ts";
import { factFileOf, placeOfFact } from "#site/content/schemas/facts.ts";
import { type Angle, anglesFile, anglesIn } from "./angles.ts";
import type { ReadContent } from "./content-file.ts";
import { factsIn } from "./facts.ts";
import type { Problem } from "./problem.ts";

const fewest = { facts: 5, ofThePlace: 3 };

type Known = Map<string, { also?: string[] }>;

/**
 * Checks each page about a place. Its angle must name existing facts, and must differ from the angles of other pages for the same trade.
 */
export function angleProblems(read: ReadContent[]): Problem[] {
  const known: Known = new Map(factsIn(read).map((fact) => [fact.id, fact]));
  const files = new Set(read.map(({ file }) => file));
  const tellers = new Map<string, string>();
  return Object.entries(anglesIn(read) ?? {}).flatMap(([id, angle]) => {
    const page = placePageOf(id);
    if (!page)
      return [{ file: anglesFile, field: id, reason: "the site map has no such page about a trade in a place" }];
    return [
      ...unknownFacts(angle, known, files),
      ...tooFew(angle, page, known),
      ...toldAlready(id, angle, page, tellers),
    ].map((reason) => ({ file: anglesFile, field: `${id}.facts`, reason }));
  });
}

const sheetOf = (id: string) => /^sheet:(.*)$/.exec(id)?.[1];

/** Finds unknown facts. If a file of facts could not be read, that is reported already, so its facts are not reported as well. */
function unknownFacts({ facts, sheets }: Angle, known: Known, files: Set<string>): string[] {
  return facts.flatMap((id) => {
    const sheet = sheetOf(id);
    if (sheet) return (sheets as string[]).includes(sheet) ? [] : [`${id}: the sheet is not among its sheets`];
    const file = factFileOf(placeOfFact(id));
    return known.has(id) || (file && !files.has(file)) ? [] : [`${id}: there is no such fact in content/shared/facts/`];
  });
}

function tooFew({ facts }: Angle, { places }: PlacePage, known: Known): string[] {
  const different = new Set(facts);
  const isOfThePlace = (id: string) =>
    sheetOf(id) !== undefined ||
    (places as readonly string[]).some((place) => placeOfFact(id) === place || known.get(id)?.also?.includes(place));
  const ofThePlace = [...different].filter(isOfThePlace);
  return [
    ...(different.size < fewest.facts ? [`are ${different.size}, a page needs ${fewest.facts} different ones`] : []),
    ...(ofThePlace.length < fewest.ofThePlace
      ? [
          `has ${ofThePlace.length} of the place (${ofThePlace.join(", ") || "none"}), a page needs ${fewest.ofThePlace}`,
        ]
      : []),
  ];
}

function toldAlready(
  id: string,
  { facts: [main] }: Angle,
  { column }: PlacePage,
  tellers: Map<string, string>,
): string[] {
  const story = `${column} ${main}`;
  const other = tellers.get(story);
  tellers.set(story, other ?? id);
  return other ? [`${main} is the main story of ${other} in this column already`] : [];
}
