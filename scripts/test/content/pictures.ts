import { existsSync } from "node:fs";
import { leavesOf } from "@site/ground/leaves.ts";
import { kindOf } from "@site/ground/site-map/pages.ts";
import { cities } from "@site/ground/site-map/places.ts";
import made from "#art/made.json" with { type: "json" };
import type { ReadContent } from "./content-file.ts";
import type { Problem } from "./problem.ts";

const file = "shared/pictures.yaml";
const drawings: Record<string, { files: string[] }> = made;
type Pictures = Record<string, { pages?: string[] }>;

/** Checks each picture: its pages must be in the site map and have only one picture, its source must exist, and its files must exist. */
export function pictureProblems(read: ReadContent[]): Problem[] {
  const { body: _, ...known } = (read.find((entry) => entry.file === file)?.data ?? {}) as Pictures & { body?: string };
  const pictures = Object.entries(known);
  return [
    ...read.flatMap((entry) => unknownNames(entry, known)),
    ...pictures.flatMap(([name, { pages = [] }]) => pageProblems(name, pages, pictures)),
    ...pictures.flatMap(([name]) => filesMissing(name)),
  ];
}

const unknownNames = ({ file: where, data }: ReadContent, known: Pictures): Problem[] =>
  leavesOf(data)
    .filter(({ field, value }) => /(^|\.)picture$/.test(field) && !(String(value) in known))
    .map(({ field, value }) => ({ file: where, field, reason: `there is no picture "${value}" in content/${file}` }));

function pageProblems(name: string, pages: string[], all: [string, { pages?: string[] }][]): Problem[] {
  return pages.flatMap((page) => {
    const other = all.find(([each, { pages }]) => each !== name && pages?.includes(page))?.[0];
    const reason = other ? `has the picture "${other}" already` : isKnown(page) ? "" : "the site map has no such page";
    return reason ? [{ file, field: `${name}.pages`, reason: `${page}: ${reason}` }] : [];
  });
}

/** Tells whether a page is in the site map. A star in its path means any city, or "near-me". */
const isKnown = (page: string) => [...cities, "near-me"].some((place) => kindOf(page.replace("*", place)));

function filesMissing(name: string): Problem[] {
  const drawn = drawings[name];
  if (!drawn) return [{ file, field: name, reason: `is not drawn yet: npm run art -- ${name}` }];
  return drawn.files
    .filter((each) => !existsSync(each))
    .map((each) => ({ file, field: name, reason: `there is no file ${each}` }));
}
