import { nth } from "../typed.ts";
/**
 * What the grid makes of what is not used at once: kWh against kWh with no end, kWh against kWh until December, or nothing.
 * Without a credit only what is used at that moment counts.
 */
export const schemes = ["rolling", "yearly", "none"] as const;
export type Scheme = (typeof schemes)[number];

export interface Credited {
  /** kWh that the utility bills, month by month. */
  billed: number[];
  /** kWh left over at the end. */
  credit: number;
}

export function credited(
  consumption: readonly number[],
  solar: readonly number[],
  scheme: Scheme,
  usedAtOnce: number,
  carriedOver = 0,
): Credited {
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
