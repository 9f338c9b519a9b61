import { type Language, languages } from "./languages.ts";

const made = new Map<string, Intl.DateTimeFormat>();

/** A formatter with Western digits. To make one takes longer than to use it a hundred times, so each is made once. */
export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const known = made.get(key) ?? new Intl.DateTimeFormat(`${languages[language].locale}-u-nu-latn`, options);
  made.set(key, known);
  return known;
}
