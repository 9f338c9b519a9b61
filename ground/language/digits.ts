/** Converts Arabic-Indic and Persian digits to Western ones and drops bidirectional marks. */
export const westernDigits = (text: string) =>
  text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
