import { keysOf } from "@site/typed";
import { kinds } from "./demand.ts";
import { type NumberId, usualWater, type WaterInput } from "./input.ts";
import type { SourcedData } from "./sources.ts";
import type { WaterResult } from "./system.ts";

const practice: SourcedData = { source: "practice", confidence: "low" };
const mains: SourcedData = { source: "mains", confidence: "medium" };

/** Fields with a default value, which is used if the visitor enters no other value. */
const taken = {
  usable: { ...practice, unit: "percent" },
  fittings: { ...practice, unit: "percent" },
  fastest: { ...practice, unit: "m-per-s" },
  inlet: { ...practice, unit: "m" },
  efficiency: { ...practice, unit: "percent" },
  reserve: { ...practice, unit: "percent" },
  residual: { ...practice, unit: "bar" },
  rate: { ...practice, unit: "l-per-min" },
  minutes: { ...practice, unit: "minutes" },
  store: { source: "hse", confidence: "high", unit: "c" },
  coldWinter: { ...mains, unit: "c" },
  coldSummer: { ...mains, unit: "c" },
  hotUsable: { ...practice, unit: "percent" },
} as const satisfies Partial<Record<NumberId, SourcedData & { unit: string }>>;

export interface Assumption {
  field: Exclude<NumberId, "people">;
  value: number;
  unit: string;
  /** The source of the default value. Undefined if the visitor entered the value. */
  from?: SourcedData;
}

/** Returns every figure behind an answer that may be doubted. */
export function assumptionsOf(input: WaterInput, { perPerson, hot }: WaterResult): Assumption[] {
  const kind = kinds[input.kind];
  const ofKind = (field: "perPerson" | "hotPerPerson", value: number, from: SourcedData): Assumption => ({
    field,
    value,
    unit: "l-per-day",
    ...(input[field] === undefined && { from }),
  });
  return [
    ofKind("perPerson", perPerson, kind.water),
    ofKind("hotPerPerson", hot.perPerson, kind.hot),
    ...keysOf(taken).map((field) => {
      const { unit, source, confidence } = taken[field];
      return {
        field,
        value: input[field],
        unit,
        ...(input[field] === usualWater[field] && { from: { source, confidence } }),
      };
    }),
  ];
}
