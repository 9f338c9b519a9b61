import { globSync } from "node:fs";
import type { Problem } from "./problem.ts";
import type { Read } from "./read.ts";
import { leavesOf } from "./walk.ts";

type Pictures = Record<string, { night?: boolean }>;

/** The encoded widths of a picture, by its file names in public/pictures. */
const widthsOf = (name: string) =>
  globSync(`public/pictures/${name}-[0-9]*.avif`).map((file) => /-(\d+)\.avif$/.exec(file)?.[1] ?? "");

/** Pictures that pages name exist, and the files of each picture do; a night version has the widths of the day's. */
export function pictureProblems(read: Read[]): Problem[] {
  const file = "shared/pictures.yaml";
  const { body: _, ...known } = (read.find((entry) => entry.file === file)?.data ?? {}) as Pictures & { body?: string };
  const named = read.flatMap(({ file, data }) =>
    leavesOf(data)
      .filter(({ field, value }) => /(^|\.)picture$/.test(field) && typeof value === "string" && !(value in known))
      .map(({ field, value }) => ({
        file,
        field,
        reason: `there is no picture "${value}" in content/shared/pictures.yaml`,
      })),
  );
  return [...named, ...Object.entries(known).flatMap(([name, { night }]) => filesMissing(file, name, night))];
}

function filesMissing(file: string, name: string, night = false): Problem[] {
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
