const oneSpelling: Record<string, string> = { ٱ: "ا", ى: "ي", ی: "ي", ة: "ه", ک: "ك", ـ: "" };

/**
 * Normalises a text for searching, in the inbox and on the site. Spellings become equal if they differ only in upper and lower case, in the
 * script of their digits (Arabic, Persian or Western), or in accents, hamza or tashkeel.
 */
export const normalizeText = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replace(/[ٱىیةکـ]/g, (letter) => oneSpelling[letter] ?? letter)
    .replace(/\p{Nd}/gu, westernDigit)
    .replace(/\s+/g, " ")
    .trim();

const westernDigit = (digit: string) => {
  const code = digit.charCodeAt(0);
  if (code >= 0x660 && code <= 0x669) return String(code - 0x660);
  return code >= 0x6f0 && code <= 0x6f9 ? String(code - 0x6f0) : digit;
};
