import { keysOf, nth } from "@site/typed";
import { number, oneOf, refuse, shape } from "../check.ts";
import { ageIds } from "../data/ages.ts";
import { glassSizes } from "../data/glazing.ts";
import type { CustomerId, Tariff } from "../data/tariffs.ts";
import { compassPoints, positions } from "../quick/input.ts";
import { costOf, marginalPrice, stepAt } from "../tariffs/tariffs.ts";
import { daysInMonth } from "../weather/average-year.ts";
import { bases, coolingOf, runningOf, type UnitWork, type Use } from "./load.ts";
import { massIds } from "./mass.ts";

/** The version of the calculation. Raise it with every change of the resulting figures. */
export const engineVersion = "2.1.0";

/** The efficiency (W/W) at 35 °C of new units and of typical installed units, from practice, confidence low. */
export const unitRatings = { old: 2.6, "star-1-2": 3, "star-3": 3.4, "star-4": 3.8, inverter: 4.5 } as const;
export const unitAges = keysOf(unitRatings);

/** The energy that a clean filter saves compared with a clogged filter, as a share. Source: U.S. Department of Energy, confidence medium. */
export const cleanFilter = { low: 0.05, high: 0.15 } as const;

export interface Household extends Use {
  customer: CustomerId;
  tariff: Tariff;
  /** The electricity (kWh a month) for everything except cooling. */
  other: number;
  /** The efficiency (W/W) of a new unit. */
  better: number;
}

export interface Month extends UnitWork {
  /** The cost (AED) that cooling adds to the bill, and the cost of the bill without cooling. */
  cost: number;
  otherCost: number;
  /** The cost (AED) of the next kWh, and the index, from 0, of the tariff step that contains this kWh. */
  marginal: number;
  step: number;
}

/** The amounts of a year in AED and kWh. */
export interface YearlySaving {
  cost: number;
  kWh: number;
}

export interface RunningCost {
  months: Month[];
  year: YearlySaving;
  /** The month, from 0, with the highest cooling cost. */
  dearest: number;
  /** The months, from 0, in which the room stays warmer than the thermostat asks. The worst month comes first. */
  unreached: number[];
  /** The rated capacity (W) of all units together. */
  capacity: number;
  savings: {
    degree?: YearlySaving;
    hour?: YearlySaving;
    filter: { low: YearlySaving; high: YearlySaving };
    unit?: YearlySaving;
  };
}

const within = {
  basis: oneOf(bases),
  count: number(1, 200),
  size: number(0.5, 50),
  area: number(2, 2000),
  facing: oneOf(compassPoints),
  glass: oneOf(glassSizes),
  position: oneOf(positions),
  age: oneOf(ageIds),
  rated: number(1.5, 8),
  better: number(1.5, 8),
  setPoint: number(18, 30),
  hours: number(1, 24),
  mass: oneOf(massIds),
  other: number(0, 100_000),
};

/** The room may be warmer than the thermostat by this many kelvin. */
const tolerance = 0.5;

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Turns the kWh of cooling in each month into AED: the bill with cooling minus the bill without cooling. */
function costsOf(kWhs: readonly number[], { other, tariff }: Household) {
  return kWhs.map((kWh, month) => {
    const days = nth(daysInMonth, month);
    const otherCost = costOf(other, tariff, days);
    return { kWh, otherCost, cost: costOf(other + kWh, tariff, days) - otherCost };
  });
}

function monthsOf(running: readonly UnitWork[], household: Household): Month[] {
  const { other, tariff } = household;
  const costs = costsOf(
    running.map(({ kWh }) => kWh),
    household,
  );
  return running.map((month, index) => {
    const [all, days] = [other + month.kWh, nth(daysInMonth, index)];
    return {
      ...month,
      ...nth(costs, index),
      marginal: marginalPrice(all, tariff, days),
      step: stepAt(all, tariff, days),
    };
  });
}

const yearOf = (months: readonly YearlySaving[]): YearlySaving => ({
  cost: total(months.map(({ cost }) => cost)),
  kWh: total(months.map(({ kWh }) => kWh)),
});

/**
 * Computes the cost that cooling adds to the bills of a year, and measures that would reduce it. Throws an InputRefused that names the field if
 * it cannot calculate with the input.
 */
export function runningCost(household: Household): RunningCost {
  refuse(shape(within)(household, ""));
  const cooling = coolingOf(household);
  const running = runningOf(cooling, household);
  const months = monthsOf(running, household);
  const year = yearOf(months);
  const saved = (kWhs: readonly number[]): YearlySaving => {
    const after = yearOf(costsOf(kWhs, household));
    return { cost: year.cost - after.cost, kWh: year.kWh - after.kWh };
  };
  const changed = (change: Partial<Household>, heat = cooling) =>
    saved(runningOf(heat, { ...household, ...change }).map(({ kWh }) => kWh));
  const filtered = (share: number) => saved(months.map(({ kWh }) => kWh * (1 - share)));
  const { setPoint, hours, rated, better } = household;
  const costs = months.map(({ cost }) => cost);
  return {
    months,
    year,
    dearest: costs.indexOf(Math.max(...costs)),
    unreached: unreachedIn(months),
    capacity: cooling.rooms * cooling.rated,
    savings: {
      degree: setPoint <= 29 ? changed({}, coolingOf({ ...household, setPoint: setPoint + 1 })) : undefined,
      hour: hours > 1 ? changed({ hours: hours - 1 }) : undefined,
      filter: { low: filtered(cleanFilter.low), high: filtered(cleanFilter.high) },
      unit: better > rated ? changed({ rated: better }) : undefined,
    },
  };
}

const unreachedIn = (months: readonly Month[]): number[] =>
  months
    .flatMap(({ short }, month) => (short > tolerance ? [month] : []))
    .sort((a, b) => nth(months, b).short - nth(months, a).short);
