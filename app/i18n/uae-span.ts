import { dateFormat } from "./formats.ts";
import type { Language } from "./languages.ts";
import { uaeTimeZone } from "./uae-time.ts";

export const dayInWords = (at: number, language: Language): string =>
  dateFormat(language, { weekday: "long", day: "numeric", month: "long", timeZone: uaeTimeZone }).format(at);

export const timeInWords = (at: number, language: Language): string =>
  dateFormat(language, { hour: "numeric", minute: "2-digit", timeZone: uaeTimeZone }).format(at);

/** From and to on one day, such as 'Monday 30 November, 10:00 AM – 12:00 PM'. */
export const span = (from: number, to: number, language: Language): string =>
  `${dayInWords(from, language)}${language === "ar" ? "، " : ", "}${hoursInWords(from, to, language)}`;

export const hoursInWords = (from: number, to: number, language: Language): string =>
  `${timeInWords(from, language)} – ${timeInWords(to, language)}`;
