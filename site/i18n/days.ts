import { dateFormat } from "@site/ground/language/formats.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { dayOfYearInWords, hoursInWords } from "@site/ground/time/uae-span.ts";
import { uaeTimeZone } from "@site/ground/time/uae-time.ts";

export const dayOf = (at: number, language: Language): string =>
  dateFormat(language, { dateStyle: "long", timeZone: uaeTimeZone }).format(at);

/** Writes the time of a visit with its year, because a contract may last into the next year. */
export const visitTime = ({ from, to }: { from: number; to: number }, language: Language): string =>
  `${dayOfYearInWords(from, language)}${language === "ar" ? "، " : ", "}${hoursInWords(from, to, language)}`;

/** Writes the first and the last day of a term. `to` is the end of the last day. */
export const daysOf = ({ from, to }: { from: number; to: number }, language: Language) => ({
  from: dayOf(from, language),
  to: dayOf(to - 1, language),
});
