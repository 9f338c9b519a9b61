import { nth } from "@site/typed";
import { type Issue, number, refuse } from "../check.ts";
import { flatTariff, type Tariff } from "../data/tariffs.ts";
import { type Steps, steppedCost } from "./bill.ts";

/** Prices from the visitor's own bill, in AED and shares. */
export interface OwnPrices {
  price?: number;
  /** The visitor's own price steps by the month. They replace the known steps and `price`. */
  steps?: Steps;
  surcharge?: number;
  vat?: number;
}

/**
 * Returns the known tariff, changed by the prices from the visitor's bill. Throws an InputRefused if no tariff is known and the visitor gave no
 * price.
 */
export function tariffWith(known: Tariff | undefined, { price, steps, surcharge, vat }: OwnPrices): Tariff {
  if (!known && !steps && price === undefined) refuse([{ field: "price", problem: "no-price" }]);
  const base = known ?? { steps: flatTariff(0), surcharge: 0, vat: 0.05, confidence: "low" as const };
  return {
    ...base,
    ...(price === undefined ? {} : { steps: flatTariff(price), daily: false, surcharge: 0, printed: undefined }),
    ...(steps === undefined ? {} : { steps, daily: false, surcharge: base.surcharge, printed: undefined }),
    ...(surcharge === undefined ? {} : { surcharge }),
    ...(vat === undefined ? {} : { vat }),
  };
}

/** A row of the price steps (slabs) on a bill. The last row has no end. */
interface Slab {
  upTo?: number;
  price?: number;
}

/**
 * Makes the price steps from the rows that the visitor filled in. Returns undefined if all rows are empty. Refuses an empty row between other
 * rows, an end that is not above the previous end, a row without its price, and a row without its end before another row. The field of a problem
 * is, for example, `slabPrice2` or `slabUpTo2`.
 */
export function stepsFrom(rows: readonly Slab[]): Steps | undefined {
  const last = rows.findLastIndex(({ upTo, price }) => upTo !== undefined || price !== undefined);
  if (last < 0) return undefined;
  const issues: Issue[] = [];
  const steps = rows.slice(0, last + 1).map(({ upTo, price }, index) => {
    const before = rows[index - 1]?.upTo ?? 0;
    if (price === undefined) issues.push({ field: `slabPrice${index + 1}`, problem: "slab-price" });
    if (upTo === undefined && index < last) issues.push({ field: `slabUpTo${index + 1}`, problem: "slab-end" });
    if (upTo !== undefined && upTo <= before)
      issues.push({ field: `slabUpTo${index + 1}`, problem: "slab-order", limit: before });
    // The last step has no end, even if the visitor entered an end.
    return [index === last ? null : (upTo ?? null), price ?? 0] as const;
  });
  refuse(issues);
  return steps;
}

const amount = (kWh: number): Issue[] => number(0, 1e9)(kWh, "kWh");
const stepsOf = ({ steps, daily }: Tariff, days: number): Steps =>
  daily ? steps.map(([upTo, price]) => [upTo === null ? null : upTo * days, price]) : steps;

/** Returns the AED for the kWh of a month, with surcharge and VAT. */
export function costOf(kWh: number, tariff: Tariff, days = 30): number {
  refuse(amount(kWh));
  return (steppedCost(kWh, stepsOf(tariff, days)) + kWh * tariff.surcharge) * (1 + tariff.vat);
}

/** A step of a tariff in kWh a month. The price in AED includes surcharge and VAT. */
export interface Step {
  from: number;
  upTo: number | null;
  price: number;
}

export function ladderOf(tariff: Tariff, days = 30): Step[] {
  const steps = stepsOf(tariff, days);
  return steps.map(([upTo, price], index) => ({
    from: steps[index - 1]?.[0] ?? 0,
    upTo,
    price: (price + tariff.surcharge) * (1 + tariff.vat),
  }));
}

/** Returns the index, from 0, of the step that contains the next kWh of a month. */
export function stepAt(kWh: number, tariff: Tariff, days = 30): number {
  refuse(amount(kWh));
  return stepsOf(tariff, days).findIndex(([upTo]) => upTo === null || kWh < upTo);
}

/** Returns the marginal price: the AED for the next kWh of a month, with its step, surcharge and VAT. */
export const marginalPrice = (kWh: number, tariff: Tariff, days = 30): number =>
  nth(ladderOf(tariff, days), stepAt(kWh, tariff, days)).price;
