import type { Language } from "@site/ground/language/languages.ts";

/** Lists the names of open places in either language, each in its own direction. */
export const inList = (places: readonly string[], language: Language): string =>
  places.map((place) => `\u2068${place}\u2069`).join(language === "ar" ? "، " : ", ");
