import { sheetNames } from "@site/engine/sheets/names.ts";
import { z } from "zod";
import { line, pageRef } from "#site/content/schemas/common.ts";
import { shapes } from "#site/content/schemas/pages.ts";
import type { ReadContent } from "./content-file.ts";

export const anglesFile = "shared/angles.yaml";

/** The angle of a page about a place: a story that no other page tells, and the facts for it. The first fact is the main one. */
const angle = z.strictObject({
  reader: line,
  story: line,
  /** Ids of facts, or `sheet:<name>` for the figures of a local sheet. */
  facts: z.array(line).min(1),
  shape: z.enum(shapes),
  sheets: z.array(z.enum(sheetNames)).default([]),
});
export type Angle = z.infer<typeof angle>;

export const angles = z.record(pageRef, angle);
export type Angles = z.infer<typeof angles>;

/** Returns the angles of all pages; undefined if the file cannot be read. */
export function anglesIn(read: ReadContent[]): Angles | undefined {
  const data = read.find(({ file }) => file === anglesFile)?.data as (Angles & { body?: unknown }) | undefined;
  if (!data) return undefined;
  const { body: _, ...lines } = data;
  return lines;
}
