import { tariffOf, type UtilityId } from "../data/tariffs.ts";
import { type Household, type RunningCost, runningCost } from "../running-cost/running-cost.ts";

/** A flat and a villa of expatriates. They are cooled in the evenings and at night by units with an ordinary efficiency label. */
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
 * Computes the cost that cooling adds to the bills of a home, on top of all other use. Returns undefined if no tariff is known. `current` is the
 * consumption of the units, divided by that of units with an ordinary efficiency label.
 */
export function billOf(utility: UtilityId, id: HomeId, current = 1): RunningCost | undefined {
  const home = homes[id];
  const tariff = tariffOf(utility, home.customer);
  return tariff && runningCost({ ...usual, ...home, rated: usual.rated / current, utility, tariff });
}
