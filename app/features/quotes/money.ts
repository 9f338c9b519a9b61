import { type Language, languages } from "#app/i18n/languages.ts";

const locale = (language: Language) => `${languages[language].locale}-u-nu-latn`;

/** A sum with its currency. */
export const dirhams = (fils: number, language: Language): string =>
  new Intl.NumberFormat(locale(language), { style: "currency", currency: "AED", minimumFractionDigits: 2 }).format(
    fils / 100,
  );

/** A figure in a column whose head names the currency. */
export const figure = (fils: number): string =>
  new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(fils / 100);

export const quantity = (milli: number): string =>
  new Intl.NumberFormat("en", { maximumFractionDigits: 3 }).format(milli / 1000);
