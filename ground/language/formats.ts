import { type Language, languages } from "./languages.ts";

const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

/** A date formatter with Western digits. Formatters are cached, because making one takes longer than using it a hundred times. */
export const dateFormat = (language: Language, options: Intl.DateTimeFormatOptions) =>
  kept(dates, language, options, () => new Intl.DateTimeFormat(localeOf(language), options));

export const numberFormat = (language: Language, options: Intl.NumberFormatOptions = {}) =>
  kept(numbers, language, options, () => new Intl.NumberFormat(localeOf(language), options));

const localeOf = (language: Language) => `${languages[language].locale}-u-nu-latn`;

function kept<F>(made: Map<string, F>, language: Language, options: object, make: () => F): F {
  const key = language + JSON.stringify(options);
  const format = made.get(key) ?? make();
  made.set(key, format);
  return format;
}
