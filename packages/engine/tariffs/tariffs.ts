import { nth } from "@site/typed";
import { type Issue, number, refuse } from "../check.ts";
import { flatTariff, type Tariff } from "../data/tariffs.ts";
import { type Steps, steppedCost } from "./bill.ts";

/** Prices from the visitor's own bill, in AED and shares. */
export interface OwnPrices {
  price?: number;
  /** The visitor's own slabs by the month, which replace ours and `price`. */
  steps?: Steps;
  surcharge?: number;
  vat?: number;
}

/** The known tariff with the prices from the visitor's bill. It refuses if there is neither. */
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

/** One row of a bill's slabs; the last has no end. */
interface Slab {
  upTo?: number;
  price?: number;
}

/**
 * The slabs of a bill from the rows that were filled in; none if all are empty. It refuses a gap, an end that is not above the previous one, a row
 * without its price, and a slab without end before another one. The field is `slabPrice2` or `slabUpTo2`.
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
    // The last slab has no end, whatever was typed.
    return [index === last ? null : (upTo ?? null), price ?? 0] as const;
  });
  refuse(issues);
  return steps;
}

const amount = (kWh: number): Issue[] => number(0, 1e9)(kWh, "kWh");
const stepsOf = ({ steps, daily }: Tariff, days: number): Steps =>
  daily ? steps.map(([upTo, price]) => [upTo === null ? null : upTo * days, price]) : steps;

/** AED for a month's kWh with surcharge and VAT. */
export function costOf(kWh: number, tariff: Tariff, days = 30): number {
  refuse(amount(kWh));
  return (steppedCost(kWh, stepsOf(tariff, days)) + kWh * tariff.surcharge) * (1 + tariff.vat);
}

/** A step of a tariff, in kWh a month; the price in AED includes surcharge and VAT. */
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

/** The index, from 0, of the step in which the next kWh of a month falls. */
export function stepAt(kWh: number, tariff: Tariff, days = 30): number {
  refuse(amount(kWh));
  return stepsOf(tariff, days).findIndex(([upTo]) => upTo === null || kWh < upTo);
}

/** Marginal price: AED for the next kWh of a month, with its step, surcharge and VAT. */
export const marginalPrice = (kWh: number, tariff: Tariff, days = 30): number =>
  nth(ladderOf(tariff, days), stepAt(kWh, tariff, days)).price;
