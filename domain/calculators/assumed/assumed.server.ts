import { tariffOf } from "@site/engine/data/tariffs.ts";
import { materials } from "@site/engine/ducts/data.ts";
import type { DuctResult } from "@site/engine/ducts/duct-size.ts";
import { airKind } from "@site/engine/fresh-air/kinds.ts";
import { visitFields } from "@site/engine/maintenance/input.ts";
import type { QuickResult } from "@site/engine/quick/quick.ts";
import { assumptionsOf } from "@site/engine/water/assumptions.ts";
import type { WaterResult } from "@site/engine/water/system.ts";
import type { Input as RunningCostInput } from "../ac-running-cost/calculator.ts";
import type { Input as AmcInput } from "../amc-planner/fields.ts";
import { fieldOf, isPercent } from "../cooling-load/fields.ts";
import type { fields as ductFields } from "../duct-size/fields.ts";
import { type Input as FinishingInput, assumptions as finishingAssumptions } from "../finishing-quantities/fields.ts";
import { type Input as FreshAirInput, filledRows } from "../fresh-air/fields.ts";
import type { Assumption } from "../kit/frame/answered.ts";
import type { InputOf } from "../kit/frame/fields.ts";
import { originOf, type Prices } from "../kit/price-fields.ts";
import type { Input as WaterInput } from "../water-system/fields.ts";

/**
 * Each calculator names what it takes where nothing is given, with the confidence that its page shows beside it. `method` stands for the least
 * certain part of its formulas.
 */
const method = (confidence: Assumption["confidence"]): Assumption => ({ field: "method", confidence });

/** The prices of the utility, unless the visitor typed those of a bill. */
function tariff(input: Prices): Assumption[] {
  const known = tariffOf(input.utility, input.customer)?.confidence ?? "low";
  return ["sure", "unsure"].includes(originOf(input)) ? [{ field: "price", confidence: known }] : [];
}

/** The method is low by the heat of the off hours and by what a unit can draw. */
export const ofRunningCost = (input: RunningCostInput): Assumption[] => [
  ...tariff(input),
  { field: "unit", confidence: "low" },
  method("low"),
];

export const ofSolar = (input: Prices & { basis: string }): Assumption[] => [
  ...tariff(input),
  ...(input.basis === "area" ? [{ field: "spread", confidence: "low" } as const] : []),
  { field: "degradation", confidence: "medium" },
  method("medium"),
];

/** The method is low by the bypass factor of the coil. */
export const ofCoolingLoad = (_: unknown, { assumptions }: QuickResult): Assumption[] => [
  ...assumptions
    .filter(({ changed }) => !changed)
    .map(({ id, value, confidence }) => {
      const field = fieldOf(id);
      return { field, value: isPercent(field) ? Number(value) * 100 : value, confidence };
    }),
  method("low"),
];

export const ofWater = (input: WaterInput, result: WaterResult): Assumption[] => [
  ...assumptionsOf(input, result).flatMap(({ field, value, from }) =>
    from ? [{ field, value, confidence: from.confidence }] : [],
  ),
  method("medium"),
];

export const ofFreshAir = (input: FreshAirInput): Assumption[] => [
  ...filledRows(input).flatMap((row): Assumption[] => {
    const kind = input[`kind${row}`];
    return kind === "none" ? [] : [{ field: `count${row}`, confidence: airKind(kind).confidence }];
  }),
  { field: "surplus", confidence: "low" },
  { field: "outdoor", confidence: "medium" },
  method("medium"),
];

/** The method is low by the velocities that are usual in practice. */
export const ofDuct = (input: InputOf<typeof ductFields>, { roughness, round }: DuctResult): Assumption[] => [
  { field: "roughness", value: roughness * 1000, confidence: materials[input.material].confidence },
  { field: "velocity", value: round.limit, confidence: "medium" },
  method("low"),
];

const certaintyOf = { sheet: "medium", practice: "low" } as const;

export const ofFinishing = (input: FinishingInput): Assumption[] => [
  ...Object.entries(finishingAssumptions[input.work]).map(([field, source]) => ({
    field,
    confidence: certaintyOf[source],
  })),
  method("medium"),
];

/** The numbers of visits follow from practice, also where a standard names the work. */
export const ofAmc = (input: AmcInput): Assumption[] => [
  ...visitFields.filter((field) => input[field] === "auto").map((field): Assumption => ({ field, confidence: "low" })),
  method("low"),
];
