import { globSync } from "node:fs";
import { kindOf } from "#app/site/pages.ts";
import { cities } from "#app/site/places.ts";
import type { Problem } from "./problem.ts";
import type { Read } from "./read.ts";

const file = "shared/pictures.yaml";
type Pictures = Record<string, { night?: boolean; pages?: string[] }>;

/** The pages of each picture are in the site map and have no other; its files exist, and a night version has the widths of the day's. */
export function pictureProblems(read: Read[]): Problem[] {
  const { body: _, ...known } = (read.find((entry) => entry.file === file)?.data ?? {}) as Pictures & { body?: string };
  const pictures = Object.entries(known);
  return [
    ...pictures.flatMap(([name, { pages = [] }]) => pageProblems(name, pages, pictures)),
    ...pictures.flatMap(([name, { night }]) => filesMissing(name, night)),
  ];
}

function pageProblems(name: string, pages: string[], all: [string, { pages?: string[] }][]): Problem[] {
  return pages.flatMap((page) => {
    const other = all.find(([each, { pages }]) => each !== name && pages?.includes(page))?.[0];
    const reason = other ? `has the picture "${other}" already` : isKnown(page) ? "" : "the site map has no such page";
    return reason ? [{ file, field: `${name}.pages`, reason: `${page}: ${reason}` }] : [];
  });
}

/** A star stands for a city, or for the word that stands in its place. */
const isKnown = (page: string) => [...cities, "near-me"].some((place) => kindOf(page.replace("*", place)));

/** The encoded widths of a picture, by its file names in public/pictures. */
const widthsOf = (name: string) =>
  globSync(`public/pictures/${name}-[0-9]*.avif`).map((file) => /-(\d+)\.avif$/.exec(file)?.[1] ?? "");

function filesMissing(name: string, night = false): Problem[] {
  const widths = widthsOf(name);
  if (widths.length === 0)
    return [{ file, field: name, reason: `there is no file public/pictures/${name}-<width>.avif` }];
  const dark = new Set(night ? widthsOf(`${name}-night`) : widths);
  return widths
    .filter((width) => !dark.has(width))
    .map((width) => ({
      file,
      field: `${name}.night`,
      reason: `there is no file public/pictures/${name}-night-${width}.avif`,
    }));
}
