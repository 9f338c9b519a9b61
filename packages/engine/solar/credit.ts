import { nth } from "@site/typed";
/**
 * The ways in which the utility credits energy fed into the grid: kWh for kWh without expiry, kWh for kWh until December, or not at all. If nothing
 * is credited, only energy used at that moment counts.
 */
export const schemes = ["rolling", "yearly", "none"] as const;
export type Scheme = (typeof schemes)[number];

export interface CreditedBill {
  /** kWh that the utility bills each month. */
  billed: number[];
  /** kWh of credit left at the end. */
  credit: number;
}

export function creditBill(
  consumption: readonly number[],
  solar: readonly number[],
  scheme: Scheme,
  usedAtOnce: number,
  carriedOver = 0,
): CreditedBill {
  let credit = scheme === "rolling" ? carriedOver : 0;
  const billed = consumption.map((needed, month) => {
    const given = nth(solar, month);
    if (scheme === "none") return needed - Math.min(needed, given * usedAtOnce);
    const balance = needed - given - credit;
    credit = Math.max(0, -balance);
    return Math.max(0, balance);
  });
  return { billed, credit: scheme === "rolling" ? credit : 0 };
}
