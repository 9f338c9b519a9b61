import { tariffOf, type UtilityId } from "../data/tariffs.ts";
import { type Household, type RunningCost, runningCost } from "../running-cost/running-cost.ts";

/** An expatriate's flat and villa, which are cooled in the evenings and at night by units with an ordinary label. */
export const homes = {
  flat: { customer: "apartment", other: 400, count: 3, size: 1.5 },
  villa: { customer: "villa", other: 1200, count: 6, size: 2 },
} as const satisfies Record<string, Partial<Household>>;
export type HomeId = keyof typeof homes;

const usual = {
  basis: "units",
  area: 30,
  facing: "w",
  glass: "medium",
  position: "villa",
  age: "2000s",
  rated: 3,
  better: 4.5,
  setPoint: 24,
  hours: 12,
  when: "night",
  mass: "medium",
  winterOff: false,
} as const satisfies Partial<Household>;

/**
 * Computes the cost that cooling adds to the bills of a home, on top of all its other use; undefined if no tariff is known. `current` is the units'
 * consumption divided by that of an ordinary label.
 */
export function billOf(utility: UtilityId, id: HomeId, current = 1): RunningCost | undefined {
  const home = homes[id];
  const tariff = tariffOf(utility, home.customer);
  return tariff && runningCost({ ...usual, ...home, rated: usual.rated / current, utility, tariff });
}
