import { parsePhoneNumberFromString } from "libphonenumber-js";

/**
 * Returns a cell for a CSV file and prevents CSV injection. A spreadsheet may read a cell as a formula, even after spaces, quotes or
 * invisible characters, or in full-width letters. Such a cell gets an apostrophe in front, which makes it text. A text that begins with an
 * apostrophe gets another one, so a reader always removes one. Some spreadsheets split cells at semicolons, tabs and line ends in spite of
 * the quotes, so each such part is treated as a cell.
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
  // NFKC combines an equals sign and a combining stroke into another character. A spreadsheet may still read the equals sign, so the text
  // is also checked without NFKC.
  return /^[\t\r\n]/.test(value) || sign.test(seen) || sign.test(seen.normalize("NFKC"));
}

/** Returns +971501234567 as (+971) 50 123 4567. A spreadsheet would read the plus as a formula and show 9.7E+11. */
export const phoneCell = (e164: string): string =>
  parsePhoneNumberFromString(e164)
    ?.formatInternational()
    .replace(/^\+(\d+)/, "(+$1)") ?? e164;
