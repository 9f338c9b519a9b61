import { dateFormat } from "#app/i18n/date-format.ts";
import type { Language } from "#app/i18n/languages.ts";
import { uaeTimeZone } from "#app/i18n/uae-time.ts";

export const dayOf = (at: number, language: Language): string =>
  dateFormat(language, { dateStyle: "long", timeZone: uaeTimeZone }).format(at);

/** The first and the last day; a term ends with its last day. */
export const daysOf = ({ from, to }: { from: number; to: number }, language: Language) => ({
  from: dayOf(from, language),
  to: dayOf(to - 1, language),
});
