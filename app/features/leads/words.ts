import type { Language } from "#app/i18n/languages.ts";
import { translator } from "#app/i18n/t.ts";

/** Placeholders that are filled in only when needed, so the words are sent with them. */
export const blanks = { field: "{field}", max: "{max}", n: "{n}", photo: "{photo}", returnObjects: true } as const;

export const contactWords = (language: Language) => translator(language)("form", blanks);
