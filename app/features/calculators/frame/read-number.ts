import { westernDigits } from "#app/features/leads/text.ts";

/**
 * Parses a typed number: Arabic and Persian digits and their separators, spaces between thousands. NaN if it is not a number. A comma is a decimal
 * sign unless three digits follow it, as in 12,500. Where points group thousands, a comma says so: 1.250,5.
 */
export function readNumber(typed: string): number {
  const text = westernDigits(typed)
    .replace(/[\u066c\u061c\u200b\ufeff\s_']/g, "")
    .replace(/\u066b/g, ".")
    .replace(/،/g, ",")
    .replace(/[−–]/g, "-");
  const plain = withPoint(text);
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(plain) ? Number(plain) : Number.NaN;
}

function withPoint(text: string): string {
  if (/^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(text)) return text.replaceAll(",", "");
  if (/^[+-]?[1-9]\d{0,2}(\.\d{3})+,\d+$/.test(text)) return text.replaceAll(".", "").replace(",", ".");
  return text.replace(",", ".");
}
