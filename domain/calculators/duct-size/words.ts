import { materialIds, partIds, placeIds, quietIds, sourceIds } from "@site/engine/ducts/data.ts";
import { flowUnits } from "@site/engine/ducts/flow.ts";
import { aroundIds } from "@site/engine/ducts/insulation.ts";
import { z } from "zod";
import { line } from "#site/content/schemas/common.ts";
import { modeIds } from "./modes.ts";
import { treeWords } from "./tree/words.ts";

const named = <const T extends string>(names: readonly T[]) => z.record(z.enum(names), line);

export const words = z.strictObject({
  mode: named(["label", ...modeIds]),
  /** The words of the mode for a whole tree. The island for one duct does not get them. */
  tree: treeWords,
  groups: named(["air", "limits", "duct", "run", "conditions"]),
  ask: named([
    ...(["flow", "flowUnit", "friction", "part", "place", "quiet", "velocity", "height", "material"] as const),
    ...(["roughness", "length", "fittings", "terminals", "temperature", "elevation", "around"] as const),
  ]),
  hints: named(["friction", "velocity", "height", "roughness", "fittings", "terminals", "elevation"]),
  flowUnits: named(flowUnits),
  parts: named(partIds),
  places: named(placeIds),
  quiets: named(quietIds),
  materials: named(materialIds),
  arounds: named(aroundIds),
  shapes: named(["round", "rectangular", "oval"]),
  found: named([
    ...(["size", "velocity", "limit", "friction", "velocityPressure", "equivalent", "hydraulic", "reynolds"] as const),
    ...([
      "factor",
      "aspect",
      "sheet",
      "straight",
      "fittings",
      "terminals",
      "total",
      "airflow",
      "usualVelocity",
    ] as const),
    ...(["density", "viscosity", "exact", "roughness", "equivalents"] as const),
  ]),
  /** Words above the figures of the installed duct. */
  within: named(["round", "rectangular"]),
  tables: named(["shapes", "sizes", "rounds"]),
  /** Introductions above the tables and beside the drawing. */
  notes: named(["drawing", "sizes", "rounds", "friction", "velocity", "noRectangle", "exact"]),
  insulation: named(["title", "none", "least", "tooThick", "assumed"]),
  warnings: named(["aspect", "friction-unusual", "flexible", "velocity-unlimited"]),
  basis: named(["title"]),
  sources: named(sourceIds),
  /** The answer in one sentence, with the placeholders {round}, {rectangular}, {friction} and {velocity}. */
  answer: line,
  answerRound: line,
});
export type AllWords = z.infer<typeof words>;
export type Words = Omit<AllWords, "tree">;
