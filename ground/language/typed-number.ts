import { westernDigits } from "./digits.ts";

/**
 * Returns a typed number with a point for its decimals and nothing between its thousands, in Western digits. A comma is a decimal sign unless three
 * digits follow it, as in 12,500 or 1,25,000. If points group thousands, a comma tells so: 1.250,5. A text that is not a number stays as it is, so
 * that the code that reads it refuses it.
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
