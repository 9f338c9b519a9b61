import { plainNumber } from "@site/ground/language/typed-number.ts";

/** Reads figures as people type them: digits of any script, thousands separated, a decimal point or comma. */
function decimal(typed: string, decimals: number): number | undefined {
  const text = plainNumber(typed);
  if (!new RegExp(`^\\d{1,6}(\\.\\d{1,${decimals}})?$`).test(text)) return undefined;
  const [whole = "", part = ""] = text.split(".");
  return Number(whole) * 10 ** decimals + Number(part.padEnd(decimals, "0"));
}

/** Reads an amount as fils. An empty field means that nothing is to be paid. */
export const filsOf = (typed: string): number | undefined => (typed.trim() === "" ? 0 : decimal(typed, 2));

/** Reads a quantity as thousandths of the unit. */
export const milliOf = (typed: string): number | undefined => decimal(typed, 3);

/** Writes an amount for an input, without separators and useless decimals. */
export const typedOf = (value: number, decimals: number): string => String(value / 10 ** decimals);
