import { westernDigits } from "@site/ground/language/digits.ts";

/** Returns a text in one spelling for comparisons: Western digits, small letters, m² as m2, Arabic letters without marks and in one form. */
export const plainSpelling = (text: string) =>
  westernDigits(text)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u064b-\u065f\u0640]/g, "")
    .replace(/[أإآ]/g, "ا")
    .replace(/ة/g, "ه")
    .replace(/ى/g, "ي")
    .replace(/[^\p{L}\p{N}/°]+/gu, " ")
    .trim();
