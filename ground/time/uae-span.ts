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
 * Writes a window as people say it, such as 'Sunday, 12 to 2'. Hours before eight in the morning and after six in the evening are written in full,
 * because they could be taken for each other. The date is added if the same day of the week comes before it.
 */
export function spokenSpan(from: number, to: number, language: Language, now = Date.now()): string {
  const days = dateFormat(language, from - now < week ? { weekday: "long", timeZone: uaeTimeZone } : day).format(from);
  const [first, last] = [uaeClock(from), uaeClock(to)];
  // Midnight is the end of the day here, and not its beginning.
  const begun = first.getUTCHours() + first.getUTCMinutes() / 60;
  const isClear = begun >= 8 && begun + (to - from) / 3_600_000 <= 18;
  const [begins, ends] = isClear
    ? [clockHour(first), clockHour(last)]
    : [timeInWords(from, language), timeInWords(to, language)];
  return language === "ar" ? `${days}، ${begins} إلى ${ends}` : `${days}, ${begins} to ${ends}`;
}

/** The hour on a clock's face, with the minutes if there are any. */
function clockHour(clock: Date): string {
  const minutes = clock.getUTCMinutes();
  return `${((clock.getUTCHours() + 11) % 12) + 1}${minutes > 0 ? `:${String(minutes).padStart(2, "0")}` : ""}`;
}

/**
 * Writes a time span within one day in words, such as 'Monday 30 November, 10:00 AM – 12:00 PM'. It adds the year if that is not the current year.
 */
export function span(from: number, to: number, language: Language, now = Date.now()): string {
  const inWords = yearOf(from) === yearOf(now) ? dayInWords : dayOfYearInWords;
  return `${inWords(from, language)}${language === "ar" ? "، " : ", "}${hoursInWords(from, to, language)}`;
}

export const hoursInWords = (from: number, to: number, language: Language): string =>
  `${timeInWords(from, language)} – ${timeInWords(to, language)}`;
