import { cityIds } from "@site/engine/data/stations.ts";
import { recoveryIds } from "@site/engine/fresh-air/cooling.ts";
import { mixingIds, sourceIds } from "@site/engine/fresh-air/kinds.ts";
import { systemIds } from "@site/engine/fresh-air/system.ts";
import { z } from "zod";
import { forms } from "#site/content/schemas/calculators.ts";
import { line } from "#site/content/schemas/common.ts";
import { kindIds } from "./fields.ts";

const named = <const T extends string>(names: readonly T[]) => z.record(z.enum(names), line);

export const words = z.strictObject({
  groups: named(["rooms", "supply", "exhaust", "cooling", "checks"]),
  /** The name of a row. The placeholder {row} is its number. */
  room: line,
  kinds: named(kindIds),
  ask: named([
    ...([
      "area",
      "people",
      "fixtures",
      "city",
      "height",
      "system",
      "atOnce",
      "mixing",
      "exhaustRuns",
      "surplus",
    ] as const),
    ...(["temperature", "humidity", "recovery", "effectiveness", "outdoor", "face"] as const),
  ]),
  hints: named(["count", "atOnce", "surplus", "effectiveness", "outdoor", "face"]),
  cities: named(cityIds),
  systems: named(systemIds),
  mixings: named(mixingIds),
  running: named(["always", "used"]),
  recoveries: named(recoveryIds),
  found: named([
    ...(["supply", "needed", "exhaust", "relief", "surplus", "apart", "cooling", "tons", "saved"] as const),
    ...(["room", "area", "people", "fresh", "least", "exhausted", "total", "machine", "home", "perPerson"] as const),
    ...(["day", "hot", "humid", "sensible", "latent"] as const),
    ...(["flow", "intake", "louvre", "side", "duct", "efficiency", "reaches"] as const),
  ]),
  tables: named(["rooms", "air", "cooling", "openings", "basis"]),
  notes: named(["shared", "people", "exhaust", "apart", "air", "cooling", "openings", "nearest"]),
  balance: named(["title", "unit"]),
  /**
   * The placeholders are {person} and {area} for fresh air, {always} for exhaust that always runs, and {used} for exhaust while the room is
   * used.
   */
  rates: named(["air", "unit", "area", "room", "volume"]),
  ppm: line,
  /** The minutes after which the carbon dioxide is almost constant. */
  minutes: forms,
  /** The placeholders are {month}, {hour}, {outside} and {moisture}. */
  hourOf: line,
  sources: named(sourceIds),
  /** The placeholders are {supply}, {exhaust} and {cooling}. */
  answer: line,
});
export type Words = z.infer<typeof words>;
