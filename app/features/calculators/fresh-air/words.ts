import { z } from "zod";
import { forms } from "#app/site/schemas/calculators.ts";
import { line } from "#app/site/schemas/common.ts";
import { cityIds } from "../cooling-load/data/stations.ts";
import { recoveryIds } from "./cooling.ts";
import { kindIds } from "./fields.ts";
import { mixingIds, sourceIds } from "./kinds.ts";
import { systemIds } from "./system.ts";

const named = <const T extends string>(names: readonly T[]) => z.record(z.enum(names), line);

export const words = z.strictObject({
  groups: named(["rooms", "supply", "exhaust", "cooling", "checks"]),
  /** {row} is its number. */
  room: line,
  kinds: named(kindIds),
  ask: named([
    ...["kind", "area", "people", "fixtures", "peopleOrFixtures", "city", "height", "system", "atOnce", "mixing"] as const,
    ...["exhaustRuns", "surplus", "temperature", "humidity", "recovery", "effectiveness", "outdoor", "face"] as const,
  ]),
  hints: named(["kind", "count", "atOnce", "surplus", "effectiveness", "outdoor", "face", "height"]),
  cities: named(cityIds),
  systems: named(systemIds),
  mixings: named(mixingIds),
  running: named(["always", "used"]),
  recoveries: named(recoveryIds),
  found: named([
    ...["supply", "exhaust", "relief", "surplus", "needed", "cooling", "sensible", "latent", "saved", "apart"] as const,
    ...["room", "area", "people", "fresh", "exhausted", "total", "level", "perPerson", "settles", "day", "outside"] as const,
    ...["flow", "louvre", "side", "duct", "intake", "efficiency", "hot", "humid", "home"] as const,
  ]),
  tables: named(["rooms", "balance", "air", "cooling", "openings", "basis"]),
  notes: named([
    ...["people", "exhaust", "balance", "air", "cooling", "openings", "nearest", "apart", "assumed", "rated"] as const,
  ]),
  balance: named(["in", "out", "title"]),
  ppm: line,
  minutes: forms,
  hourOf: line,
  sizeDuct: line,
  sources: named(sourceIds),
  /** {supply}, {exhaust}, {cooling}. */
  answer: line,
});
export type Words = z.infer<typeof words>;
