import { readNumber } from "../../kit/frame/read-number.ts";

/**
 * The numbers of a pasted list, separated by spaces, tabs, semicolons or Arabic commas. A comma within a number is its decimal sign, even before
 * three digits, because these lists have no thousands. If a full stop is the decimal sign, a comma separates numbers. The result is NaN for anything
 * that is not a number.
 */
export function numbersIn(text: string): number[] {
  const parts = text
    .split(/[\s;؛،]+/)
    .map((part) => part.replace(/,$/, ""))
    .filter(Boolean);
  return parts.flatMap((part) => (/[.٫].*,/.test(part) ? part.split(",") : [part.replace(",", ".")])).map(readNumber);
}
