import type { MeasureId } from "@site/engine/what-if/cuts.ts";
import { recordOf } from "@site/typed";
import { z } from "zod";
import { line } from "#site/content/schemas/common.ts";
import { causeIds } from "../charts/causes.ts";
import { hourlyLineIds } from "./hourly-lines.ts";

const lines = <K extends string>(...names: K[]) => z.strictObject(recordOf(names, () => line));
const named = <K extends string>(names: readonly K[]) => z.record(z.enum(names), line);
const measureIds = [
  "shade",
  "curtains",
  "glazing",
  "walls",
  "roof",
  "coolRoof",
  "sealing",
] as const satisfies readonly MeasureId[];

/** The words of charts and panels. */
export const panels = z.strictObject({
  asTable: line,
  hour: line,
  month: line,
  shortMonths: z.array(line).length(12),
  /** Kinds of days. */
  days: lines("hot", "humid", "average"),
  causes: named(causeIds),
  day: lines("title", "text", "peak", "total"),
  year: lines("title", "text", "peak"),
  air: lines("title", "text", "dryBulb", "humidity", "relative", "wetBulb", "enthalpy", "point"),
  points: lines("outside", "mixed", "coil", "supply", "inside"),
  breakdown: lines("title", "text", "cause", "sensible", "latent", "total", "share", "coil", "safety", "required"),
  cuts: lines("title", "text", "measure", "less", "share", "none", "working", "smaller"),
  measures: z.record(z.enum(measureIds), z.strictObject({ name: line, how: line })),
  supply: lines(
    ...(["title", "flow", "perTon", "temperature", "roomRatio", "coilRatio", "fresh", "entering"] as const),
    ...(["leaving", "moist", "apparatus", "bypass", "water", "drain", "mass", "perSecond"] as const),
    ...(["reheat", "noApparatus", "unknown"] as const),
  ),
  assumptions: lines("title", "text", "usual"),
  hourly: lines(
    ...([
      "title",
      "text",
      "download",
      "refused",
      "room",
      "block",
      "month",
      "day",
      "hour",
      "outdoor",
      "moisture",
      "design",
    ] as const),
  ),
  lines: named(hourlyLineIds),
  block: lines(
    ...(["title", "text", "room", "own", "when", "sum", "together", "diversity"] as const),
    ...(["dayTitle", "dayText", "others", "peak", "total"] as const),
  ),
});
export type PanelsWords = z.infer<typeof panels>;
