import { readNumber } from "../../kit/frame/read-number.ts";

/**
 * The numbers of a pasted list, between spaces, tabs, semicolons or Arabic commas. A comma within a number is its decimal sign, even before three
 * digits, as these lists know no thousands; where a full stop is the decimal sign, it parts numbers. NaN for what is no number.
 */
export function numbersIn(text: string): number[] {
  const parts = text
    .split(/[\s;؛،]+/)
    .map((part) => part.replace(/,$/, ""))
    .filter(Boolean);
  return parts.flatMap((part) => (/[.٫].*,/.test(part) ? part.split(",") : [part.replace(",", ".")])).map(readNumber);
}
