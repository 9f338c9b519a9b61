import { nth } from "@site/typed";
/**
 * The credit for energy that is fed into the grid. `rolling`: kWh for kWh without expiry. `yearly`: kWh for kWh until December. `none`: no
 * credit, so that only the energy that is used at the moment of its production counts.
 */
export const schemes = ["rolling", "yearly", "none"] as const;
export type Scheme = (typeof schemes)[number];

export interface CreditedBill {
  /** The kWh that the utility bills each month. */
  billed: number[];
  /** The credit that is left at the end in kWh. */
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
    const production = nth(solar, month);
    if (scheme === "none") return needed - Math.min(needed, production * usedAtOnce);
    const balance = needed - production - credit;
    credit = Math.max(0, -balance);
    return Math.max(0, balance);
  });
  return { billed, credit: scheme === "rolling" ? credit : 0 };
}
