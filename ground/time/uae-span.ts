import { dateFormat } from "../language/formats.ts";
import type { Language } from "../language/languages.ts";
import { uaeClock, uaeTimeZone } from "./uae-time.ts";

const day = { weekday: "long", day: "numeric", month: "long", timeZone: uaeTimeZone } as const;

export const dayInWords = (at: number, language: Language): string => dateFormat(language, day).format(at);

export const dayOfYearInWords = (at: number, language: Language): string =>
  dateFormat(language, { ...day, year: "numeric" }).format(at);

export const timeInWords = (at: number, language: Language): string =>
  dateFormat(language, { hour: "numeric", minute: "2-digit", timeZone: uaeTimeZone }).format(at);

const yearOf = (at: number) => uaeClock(at).getUTCFullYear();

const shortDay = { weekday: "long", hour: "numeric", minute: "2-digit", timeZone: uaeTimeZone } as const;
const week = 6 * 86_400_000;

/** Writes the beginning of a visit, such as 'Sunday 12:00 PM'. The date is added if the same day of the week comes before it. */
export const beginning = (at: number, language: Language, now = Date.now()): string =>
  dateFormat(language, at - now < week ? shortDay : { ...day, ...shortDay }).format(at);

/**
 * Writes a time span within one day in words, such as 'Monday 30 November, 10:00 AM – 12:00 PM'. It adds the year if that is not the current year.
 */
export function span(from: number, to: number, language: Language, now = Date.now()): string {
  const inWords = yearOf(from) === yearOf(now) ? dayInWords : dayOfYearInWords;
  return `${inWords(from, language)}${language === "ar" ? "، " : ", "}${hoursInWords(from, to, language)}`;
}

export const hoursInWords = (from: number, to: number, language: Language): string =>
  `${timeInWords(from, language)} – ${timeInWords(to, language)}`;
