import { engineVersion, type WaterResult, waterSystem } from "@site/engine/water/system.ts";
import type { Calculator } from "../kit/frame/calculator.ts";
import { type Fields, fields } from "./fields.ts";
import { answer, summary } from "./say.ts";
import type { Words } from "./words.ts";

export const waterSystemCalculator: Calculator<Fields, WaterResult, Words> = {
  slug: "water-system",
  version: 1,
  engine: engineVersion,
  fields,
  compute: waterSystem,
  answer,
  summary,
  service: () => "plumbing",
};
