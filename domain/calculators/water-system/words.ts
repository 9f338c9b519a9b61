import { kindIds } from "@site/engine/water/demand.ts";
import { limits } from "@site/engine/water/input.ts";
import { pipeIds } from "@site/engine/water/pipes.ts";
import { sourceIds } from "@site/engine/water/sources.ts";
import { notes } from "@site/engine/water/system.ts";
import { forms as tankForms } from "@site/engine/water/tank.ts";
import { keysOf } from "@site/typed";
import { z } from "zod";
import { forms } from "#site/content/schemas/calculators.ts";
import { line } from "#site/content/schemas/common.ts";

const each = <const K extends string>(keys: readonly K[]) => z.record(z.enum(keys), line);
const lines = <const K extends string>(...keys: K[]) => each(keys);
const numbers = keysOf(limits).filter((id) => id !== "people");

export const words = z.strictObject({
  answer: line,
  answerBeyond: line,
  answerWeak: line,
  noHeater: line,
  uncounted: line,
  groups: lines("use", "storage", "transfer", "taps", "pump", "hot"),
  more: line,
  kind: line,
  kinds: each(kindIds),
  people: each(kindIds),
  tank: line,
  tanks: each(tankForms),
  pipe: line,
  pipes: each(pipeIds),
  fields: each(numbers),
  hints: lines("perPerson", "other", "hotPerPerson", "roofShare", "lift", "drop"),
  result: lines(
    ...(["daily", "total", "ground", "roof", "size", "round", "brim", "weight", "pressure", "transfer"] as const),
    ...(["booster", "duty", "motor", "noMotor", "none", "heater", "each", "power", "tooWeak", "uncounted"] as const),
  ),
  tables: lines(
    ...(["pumps", "hot", "assumptions", "part", "winter", "summer", "load", "flow", "pipe", "speed"] as const),
    ...(["static", "friction", "residual", "head", "hydraulic", "shaft", "motor", "cold", "share", "volume"] as const),
    ...(["power", "energy", "instant", "held", "yours"] as const),
  ),
  run: lines(
    ...(["lead", "which", "title", "generic", "own", "weak", "falls", "pump", "pipes", "point", "share"] as const),
    ...(["speed", "tooFast", "shaft", "fills", "across", "asTable"] as const),
  ),
  problems: lines("not-more", "not-less"),
  counted: z.strictObject({ heaters: forms, days: forms }),
  chart: lines("title", "summary"),
  drawing: lines("title", "text", "ground", "transfer", "roof", "booster", "heater"),
  notes: each(notes),
  sources: each(sourceIds),
});
export type Words = z.infer<typeof words>;
