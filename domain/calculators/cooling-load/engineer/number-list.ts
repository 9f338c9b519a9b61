import { readNumber } from "../../kit/frame/read-number.ts";

/**
 * Reads the numbers of a pasted list. Spaces, tabs, semicolons or Arabic commas separate them. A comma within a number is its decimal sign, even
 * before three digits, because these lists have no thousands. If the list uses full stops as decimal signs, a comma separates numbers. A text
 * that is not a number becomes NaN.
 */
export function numbersIn(text: string): number[] {
  const parts = text
    .split(/[\s;؛،]+/)
    .map((part) => part.replace(/,$/, ""))
    .filter(Boolean);
  return parts.flatMap((part) => (/[.٫].*,/.test(part) ? part.split(",") : [part.replace(",", ".")])).map(readNumber);
}
