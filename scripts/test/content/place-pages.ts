import { cityOf } from "@site/ground/site-map/pages.ts";
import { placePageOf } from "@site/ground/site-map/place-pages.ts";
import type { z } from "zod";
import type { landing } from "#site/content/schemas/pages.ts";
import { type Angle, anglesFile, anglesIn } from "./angles.ts";
import type { ReadContent } from "./content-file.ts";
import type { Problem } from "./problem.ts";

type Landing = z.infer<typeof landing>;
type Found = { field?: string; reason: string };

/** Checks that every page about a place agrees with its line in the file of angles, and that each sheet has the places that it needs. */
export function placePageProblems(read: ReadContent[]): Problem[] {
  const angles = anglesIn(read);
  return read.flatMap(({ file, id = "", data }) => {
    const found = [
      ...sheetPlaces(id, data as Partial<Landing> | null),
      ...(angles && placePageOf(id) ? unlikeItsLine(data as Landing, angles[id]) : []),
    ];
    return found.map((each) => ({ file, ...each }));
  });
}

function unlikeItsLine({ shape, sections, reviewed }: Landing, angle: Angle | undefined): Found[] {
  if (!angle) return [{ reason: `has no line in content/${anglesFile}` }];
  const sheets = sections.flatMap((section) => (section.kind === "sheet" ? [section.name] : []));
  const differs = (field: string, is: string, expected: string): Found[] =>
    is === expected ? [] : [{ field, reason: `is "${is}", but its line in content/${anglesFile} says "${expected}"` }];
  const inOrder = (names: string[]) => [...names].sort().join(", ");
  return [
    ...differs("shape", shape, angle.shape),
    ...differs("sections (sheets)", inOrder(sheets), inOrder(angle.sheets)),
    ...(reviewed ? [] : [{ field: "reviewed", reason: "needs the day of the second reading (docs/editing)" }]),
  ];
}

/** On the page of a city, a sheet is about that city and must not name places. On any other page it must name its places. */
function sheetPlaces(id: string, page: Partial<Landing> | null): Found[] {
  const ownCity = cityOf(id);
  return [page?.sections ?? []].flat().flatMap((section, index) => {
    if (section.kind !== "sheet" || Boolean(section.places) !== Boolean(ownCity)) return [];
    const reason = ownCity ? `a page of ${ownCity} takes its own city` : "needs the places that it compares";
    return [{ field: `sections.${index}.places`, reason }];
  });
}
