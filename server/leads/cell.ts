import { parsePhoneNumberFromString } from "libphonenumber-js";

/**
 * A cell of a CSV file that no spreadsheet runs: whatever could be read as a formula, also behind spaces, quotes and
 * marks one does not see or in full-width letters, is made text by an apostrophe in front. So is what begins with an
 * apostrophe itself: reading it back is to take one away. A spreadsheet set to another separator splits at semicolons, tabs and
 * line ends whatever the quotes say, so that each part of a cell is treated as a cell.
 */
export function cell(value: string): string {
  const [first = "", ...rest] = value.split(/([;\t\r\n])/);
  const parts = [isText(value) ? first : `'${first}`, ...rest.map((part) => (isText(part) ? part : `'${part}`))];
  const text = parts.join("");
  return /[",\r\n\t;]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const isText = (part: string) => separators.test(part) || (!isFormula(part) && !part.startsWith("'"));
const separators = /^[;\t\r\n]$/;

const sign = /^[=+\-@\u2212]/;

function isFormula(value: string): boolean {
  const seen = value.replace(/^[\s\p{Z}\p{C}\p{M}\p{Pi}\p{Pf}"'`]+/u, "");
  // With a stroke through it, an equals sign is normalised to another letter: a spreadsheet may still see the sign.
  return /^[\t\r\n]/.test(value) || sign.test(seen) || sign.test(seen.normalize("NFKC"));
}

/** +971501234567 as (+971) 50 123 4567: a spreadsheet would take the plus for a sum and show 9.7E+11. */
export const phoneCell = (e164: string): string =>
  parsePhoneNumberFromString(e164)
    ?.formatInternational()
    .replace(/^\+(\d+)/, "(+$1)") ?? e164;
