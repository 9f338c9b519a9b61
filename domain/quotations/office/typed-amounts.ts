import { plainNumber } from "@site/ground/language/typed-number.ts";

/** Parses a number with digits of any script, thousands separators, and a decimal point or comma. */
function decimal(typed: string, decimals: number): number | undefined {
  const text = plainNumber(typed);
  if (!new RegExp(`^\\d{1,6}(\\.\\d{1,${decimals}})?$`).test(text)) return undefined;
  const [whole = "", part = ""] = text.split(".");
  return Number(whole) * 10 ** decimals + Number(part.padEnd(decimals, "0"));
}

/** Parses an amount into fils. An empty field is 0. */
export const filsOf = (typed: string): number | undefined => (typed.trim() === "" ? 0 : decimal(typed, 2));

/** Parses a quantity into thousandths of the unit. */
export const milliOf = (typed: string): number | undefined => decimal(typed, 3);

/** Formats an amount for an input, without separators and trailing zeros. */
export const typedOf = (value: number, decimals: number): string => String(value / 10 ** decimals);
