import { numberFormat } from "@site/ground/language/formats.ts";
import type { Language } from "@site/ground/language/languages.ts";

/** Writes a sum with its currency. */
export const dirhams = (fils: number, language: Language): string =>
  numberFormat(language, { style: "currency", currency: "AED", minimumFractionDigits: 2 }).format(fils / 100);

/** Writes a sum without its currency, for a column whose heading names the currency. */
export const figure = (fils: number): string =>
  numberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(fils / 100);

export const quantity = (milli: number): string =>
  numberFormat("en", { maximumFractionDigits: 3 }).format(milli / 1000);
