import { number, oneOf, refuse, shape } from "../check.ts";
import { ageIds } from "../data/ages.ts";
import { glassSizes } from "../data/glazing.ts";
import type { CustomerId, Tariff } from "../data/tariffs.ts";
import { compassPoints, positions } from "../quick/input.ts";
import { costOf, marginalPrice, stepAt } from "../tariffs/tariffs.ts";
import { keysOf, nth } from "../typed.ts";
import { daysInMonth } from "../weather/average-year.ts";
import { bases, coolingOf, electricityOf, type Use } from "./load.ts";

/** Raise it with every change of the resulting figures. */
export const engineVersion = "1.2.0";

/** W/W at 35 °C of new units and of typical installed ones: from practice, confidence low. */
export const unitRatings = { old: 2.6, "star-1-2": 3, "star-3": 3.4, "star-4": 3.8, inverter: 4.5 } as const;
export const unitAges = keysOf(unitRatings);

/** Saving of a clean filter over a clogged one: U.S. Department of Energy, confidence medium. */
export const cleanFilter = { low: 0.05, high: 0.15 } as const;

export interface Household extends Use {
  customer: CustomerId;
  tariff: Tariff;
  /** kWh a month of everything except cooling. */
  other: number;
  /** W/W of a new unit. */
  better: number;
}

export interface Month {
  kWh: number;
  /** AED that cooling adds to the bill, and the bill without it. */
  cost: number;
  otherCost: number;
  /** AED for the next kWh, and the index from 0 of the tariff step it falls in. */
  marginal: number;
  step: number;
}

/** AED and kWh a year. */
export interface Saving {
  cost: number;
  kWh: number;
}

export interface RunningCost {
  months: Month[];
  year: Saving;
  /** The month, from 0, with the highest cooling cost. */
  dearest: number;
  savings: {
    degree?: Saving;
    hour?: Saving;
    filter: { low: Saving; high: Saving };
    unit?: Saving;
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
  carried: number(0, 1),
  other: number(0, 100_000),
};

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function monthsOf(kWhs: readonly number[], { tariff, other }: Household): Month[] {
  return kWhs.map((kWh, month) => {
    const days = nth(daysInMonth, month);
    const otherCost = costOf(other, tariff, days);
    const all = other + kWh;
    return {
      kWh,
      cost: costOf(all, tariff, days) - otherCost,
      otherCost,
      marginal: marginalPrice(all, tariff, days),
      step: stepAt(all, tariff, days),
    };
  });
}

const yearOf = (months: readonly Month[]): Saving => ({
  cost: total(months.map(({ cost }) => cost)),
  kWh: total(months.map(({ kWh }) => kWh)),
});

/** What cooling adds to the bills of a year, and measures that would reduce it. Refuses input that it cannot calculate with, and names the field. */
export function runningCost(household: Household): RunningCost {
  refuse(shape(within)(household, ""));
  const cooling = coolingOf(household);
  const kWh = electricityOf(cooling, household);
  const months = monthsOf(kWh, household);
  const year = yearOf(months);
  const saved = (then: readonly number[]): Saving => {
    const after = yearOf(monthsOf(then, household));
    return { cost: year.cost - after.cost, kWh: year.kWh - after.kWh };
  };
  const changed = (change: Partial<Household>) => saved(electricityOf(cooling, { ...household, ...change }));
  const warmer = () => coolingOf({ ...household, setPoint: setPoint + 1 });
  const filtered = (share: number) => saved(kWh.map((energy) => energy * (1 - share)));
  const { setPoint, hours, rated, better } = household;
  const costs = months.map(({ cost }) => cost);
  return {
    months,
    year,
    dearest: costs.indexOf(Math.max(...costs)),
    savings: {
      degree: setPoint <= 29 ? saved(electricityOf(warmer(), household)) : undefined,
      hour: hours > 1 ? changed({ hours: hours - 1 }) : undefined,
      filter: { low: filtered(cleanFilter.low), high: filtered(cleanFilter.high) },
      unit: better > rated ? changed({ rated: better }) : undefined,
    },
  };
}
