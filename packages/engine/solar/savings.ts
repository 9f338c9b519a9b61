import { nth } from "@site/typed";
import { number, oneOf, refuse, shape } from "../check.ts";
import { type CityId, cityIds } from "../data/stations.ts";
import type { Tariff } from "../data/tariffs.ts";
import { costOf } from "../tariffs/tariffs.ts";
import { daysInMonth } from "../weather/average-year.ts";
import { consumptionOf } from "./consumption.ts";
import { creditBill, type Scheme, schemes } from "./credit.ts";
import { monthlyYield, totalLoss, usualLosses } from "./yield.ts";

/** The version of the calculation. Raise it with every change of the resulting figures. */
export const engineVersion = "1.2.0";

/** The number of years that are calculated. Makers commonly guarantee the output of panels for this time. */
export const horizon = 25;

export interface Roof {
  city: CityId;
  tariff: Tariff;
  /** The power of the panels in kWp under standard test conditions. */
  kWp: number;
  /** Degrees. The bearing is clockwise from north. */
  tilt: number;
  facing: number;
  /** Losses as shares. The other losses are the defaults of PVWatts. */
  soiling: number;
  shading: number;
  /** The consumption (kWh) in the coolest and in the hottest month. */
  coolest: number;
  hottest: number;
  scheme: Scheme;
  /** Self-consumption: the share of the yield that is used while it is produced. It is used only if nothing is credited. */
  usedAtOnce: number;
  /** Yearly degradation of the panels, as a share. */
  degradation: number;
  /** The price per kWp (undefined if the visitor does not know it) and the yearly upkeep, in AED. */
  price?: number;
  upkeep: number;
}

export interface SolarMonth {
  solar: number;
  consumption: number;
  billed: number;
  /** The bill in AED without panels and with panels. */
  before: number;
  after: number;
}

export interface SolarSavings {
  months: SolarMonth[];
  /** The values of the first year. `share` is the yield divided by the consumption. */
  year: { solar: number; consumption: number; saved: number; share: number; credit: number };
  perKWp: number;
  loss: number;
  /** The AED saved since the start at the end of each year, minus the upkeep. */
  sums: number[];
  /**
   * The AED invested, and the years until they are paid back. Both are undefined if no price is known. `payback` is also undefined if it is
   * beyond the horizon.
   */
  investment?: number;
  payback?: number;
}

const share = number(0, 1);
const optionalPrice = (value: unknown, field: string) => (value === undefined ? [] : number(1, 100_000)(value, field));
const within = {
  city: oneOf(cityIds),
  kWp: number(0.01, 100_000),
  tilt: number(0, 90),
  facing: number(0, 360),
  soiling: number(0, 0.6),
  shading: number(0, 0.9),
  coolest: number(0, 1e7),
  hottest: number(0, 1e7),
  scheme: oneOf(schemes),
  usedAtOnce: share,
  degradation: number(0, 0.05),
  price: optionalPrice,
  upkeep: number(0, 1e6),
};

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function yieldOf({ city, kWp, tilt, facing, soiling, shading }: Roof) {
  const loss = totalLoss({ ...usualLosses, soiling, shading });
  const perKWp = monthlyYield({ tilt, facing, losses: loss }, city);
  return { loss, perKWp: total(perKWp), solar: perKWp.map((energy) => energy * kWp) };
}

function yearOf(roof: Roof, consumption: readonly number[], solar: readonly number[], carried: number) {
  const { billed, credit } = creditBill(consumption, solar, roof.scheme, roof.usedAtOnce, carried);
  const cost = (kWh: number, month: number) => costOf(kWh, roof.tariff, daysInMonth[month]);
  const months = billed.map((kWh, month): SolarMonth => {
    const needed = nth(consumption, month);
    return {
      solar: nth(solar, month),
      consumption: needed,
      billed: kWh,
      before: cost(needed, month),
      after: cost(kWh, month),
    };
  });
  return { months, credit, saved: total(months.map(({ before, after }) => before - after)) };
}

function sumsOf(roof: Roof, consumption: readonly number[], solar: readonly number[]): number[] {
  let [sum, carried] = [0, 0];
  return Array.from({ length: horizon }, (_, year) => {
    const left = (1 - roof.degradation) ** year;
    const { saved, credit } = yearOf(
      roof,
      consumption,
      solar.map((energy) => energy * left),
      carried,
    );
    sum += saved - roof.upkeep;
    carried = credit;
    return sum;
  });
}

/** Returns the years until the accumulated savings reach the investment, interpolated within a year. */
export function paybackOf(investment: number, sums: readonly number[]): number | undefined {
  const year = sums.findIndex((sum) => sum >= investment);
  if (year < 0) return undefined;
  const before = sums[year - 1] ?? 0;
  return year + (investment - before) / (nth(sums, year) - before);
}

/**
 * Computes the yield of the panels and the amount that it takes off the bill. Throws an InputRefused that names the field if it cannot calculate
 * with the input.
 */
export function solarSavings(roof: Roof): SolarSavings {
  refuse(shape(within)(roof, ""));
  const { loss, perKWp, solar } = yieldOf(roof);
  const consumption = consumptionOf(roof.coolest, roof.hottest);
  const { months, credit, saved } = yearOf(roof, consumption, solar, 0);
  const sums = sumsOf(roof, consumption, solar);
  const investment = roof.price === undefined ? undefined : roof.price * roof.kWp;
  const [made, needed] = [total(solar), total(consumption)];
  return {
    months,
    year: { solar: made, consumption: needed, saved, share: needed >= 1 ? made / needed : 0, credit },
    perKWp,
    loss,
    sums,
    investment,
    payback: investment === undefined ? undefined : paybackOf(investment, sums),
  };
}
