import { plainNumber } from "@site/ground/language/typed-number.ts";

/** Figures as people type them: digits of any script, thousands separated, a decimal point or comma. */
function decimal(typed: string, decimals: number): number | undefined {
  const text = plainNumber(typed);
  if (!new RegExp(`^\\d{1,6}(\\.\\d{1,${decimals}})?$`).test(text)) return undefined;
  const [whole = "", part = ""] = text.split(".");
  return Number(whole) * 10 ** decimals + Number(part.padEnd(decimals, "0"));
}

/** Fils; nothing typed is nothing to pay. */
export const filsOf = (typed: string): number | undefined => (typed.trim() === "" ? 0 : decimal(typed, 2));

/** Thousandths of the unit. */
export const milliOf = (typed: string): number | undefined => decimal(typed, 3);

/** The way back, for an input: no separators, and no decimals that say nothing. */
export const typedOf = (value: number, decimals: number): string => String(value / 10 ** decimals);
