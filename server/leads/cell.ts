import { parsePhoneNumberFromString } from "libphonenumber-js";

/**
 * A cell of a CSV file that no spreadsheet runs: whatever could be read as a formula, also behind spaces, quotes and
 * marks one does not see or in full-width letters, is made text by an apostrophe in front. So is what begins with an
 * apostrophe itself: reading it back is to take one away.
 */
export function cell(value: string): string {
  const text = isFormula(value) || value.startsWith("'") ? `'${value}` : value;
  return /[",\r\n\t;]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

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
