import { z } from "zod";
import { forms } from "#app/site/schemas/calculators.ts";
import { line } from "#app/site/schemas/common.ts";
import { boardings, patterns, surfaces, works } from "#engine/finishing/input.ts";
import { assumptions, fields } from "./fields.ts";

const named = <const T extends string>(keys: readonly T[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, line])) as { [K in T]: typeof line });

const keys = <T extends object>(object: T) => Object.keys(object) as Extract<keyof T, string>[];
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

const items = [
  ...["paint", "tins", "primer", "painted"],
  ...["tiles", "tileArea", "adhesive", "grout", "tiled"],
  ...["boards", "furring", "carriers", "hangers", "angle", "studs", "studLength", "track"],
  ...["screws", "compound", "tape", "boarded"],
] as const;

export const words = z.strictObject({
  labels: named(labelled),
  assumptions: named([...keys(assumptions.paint), ...keys(assumptions.tiles), ...keys(assumptions.boards)]),
  assumptionsTitle: line,
  /** What is said at an assumption of each source. */
  sources: named(["sheet", "practice"]),
  room: named(keys(fields.rooms.of)),
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
  items: z.record(z.enum(items as unknown as [string, ...string[]]), line),
  /** `{low}` and `{high}` with the unit behind. */
  range: line,
  pieces: forms,
  answer: named(works),
  problems: z.strictObject({ "openings-exceed-walls": line }),
});
export type Words = z.infer<typeof words>;
