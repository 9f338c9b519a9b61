import { parsePhoneNumberFromString } from "libphonenumber-js";

/**
 * Prevents CSV injection: a cell that a spreadsheet could read as a formula, also after spaces, quotes and invisible characters or in
 * full-width letters, becomes text by a leading apostrophe. A text that begins with an apostrophe gets one too, so that reading it back
 * means removing one. A spreadsheet set to another separator splits at semicolons, tabs and line ends in spite of the quotes, so each
 * such part is treated as a cell.
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
  // NFKC turns an equals sign with a combining stroke into another character, but a spreadsheet may still read the sign.
  return /^[\t\r\n]/.test(value) || sign.test(seen) || sign.test(seen.normalize("NFKC"));
}

/** +971501234567 becomes (+971) 50 123 4567: a spreadsheet would read the plus as a formula and show 9.7E+11. */
export const phoneCell = (e164: string): string =>
  parsePhoneNumberFromString(e164)
    ?.formatInternational()
    .replace(/^\+(\d+)/, "(+$1)") ?? e164;
