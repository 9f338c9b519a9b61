import type { Language } from "@site/ground/language/languages.ts";

/** Joins the names of open places. Each name keeps its own direction (Unicode bidi isolate). */
export const inList = (places: readonly string[], language: Language): string =>
  places.map((place) => `\u2068${place}\u2069`).join(language === "ar" ? "، " : ", ");
