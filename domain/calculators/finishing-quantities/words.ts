import { boardings, patterns, surfaces, works } from "@site/engine/finishing/input.ts";
import { quantityIds } from "@site/engine/finishing/quantity.ts";
import { keysOf, recordOf } from "@site/typed";
import { z } from "zod";
import { forms } from "#site/content/schemas/calculators.ts";
import { line } from "#site/content/schemas/common.ts";
import { assumptions, fields } from "./fields.ts";

const named = <const T extends string>(keys: readonly T[]) => z.strictObject(recordOf(keys, () => line));

const labelled = [
  "work",
  "ceilings",
  "coats",
  "primer",
  "surface",
  "tileLength",
  "tileWidth",
  "pattern",
  "boarding",
] as const;

export const words = z.strictObject({
  labels: named(labelled),
  assumptions: named([...keysOf(assumptions.paint), ...keysOf(assumptions.tiles), ...keysOf(assumptions.boards)]),
  assumptionsTitle: line,
  /** The text for each source of an assumption. */
  sources: named(["sheet", "practice"]),
  room: named(keysOf(fields.rooms.of)),
  partitionLength: line,
  heightHint: line,
  windowsHint: line,
  roomNumber: line,
  addRoom: line,
  removeRoom: line,
  works: named(works),
  surfaces: named(surfaces),
  patterns: named(patterns),
  boardings: named(boardings),
  items: z.record(z.enum(quantityIds), line),
  /** The range of a quantity. `{low}` and `{high}` are its ends, and the unit is added after it. */
  range: line,
  pieces: forms,
  answer: named(works),
  problems: z.strictObject({ "openings-exceed-walls": line }),
});
export type Words = z.infer<typeof words>;
