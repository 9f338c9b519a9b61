import type { Language } from "@site/ground/language/languages.ts";
import { translator } from "#app/i18n/t.ts";

/** Placeholders that are filled in only when needed, so the words are sent with them. */
export const blanks = { field: "{field}", max: "{max}", n: "{n}", photo: "{photo}", returnObjects: true } as const;

export const contactWords = (language: Language) => translator(language)("form", blanks);

export function quoteWords(language: Language) {
  const t = translator(language);
  const own = t("formProblems", blanks);
  return { ...contactWords(language), ...t("photoForm", blanks), ...t("quoteForm", blanks), own };
}
