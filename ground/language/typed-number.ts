import { westernDigits } from "./digits.ts";

/**
 * Returns a typed number in Western digits, with a point before the decimals and nothing between the thousands. A comma is a decimal sign, unless
 * it separates thousands, as in 12,500 or 1,25,000. If points separate the thousands, the comma is the decimal sign, as in 1.250,5. A text that is
 * not a number is returned unchanged, so that the caller refuses it.
 */
export function plainNumber(typed: string): string {
  const text = westernDigits(typed)
    .trim()
    .replace(/[\u066c\u061c\u200b\ufeff_']|\s+(?=\d{3}(?!\d))/g, "")
    .replace(/\u066b/g, ".")
    .replace(/،/g, ",");
  if (/^[+-]?[1-9]\d{0,2}(,\d{2,3})*,\d{3}(\.\d*)?$/.test(text)) return text.replaceAll(",", "");
  if (/^[+-]?[1-9]\d{0,2}(\.\d{3})+,\d+$/.test(text)) return text.replaceAll(".", "").replace(",", ".");
  return text.replace(",", ".");
}
