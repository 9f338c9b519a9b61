import { dateFormat, numberFormat } from "@site/ground/language/formats.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { fromUaeClock, uaeClock, uaeDay, uaeDayStart, uaeTimeZone } from "@site/ground/time/uae-time.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const timeZone = uaeTimeZone;

const unit = (count: number, name: "minute" | "hour" | "day", language: Language) =>
  numberFormat(language, { style: "unit", unit: name, unitDisplay: "short" }).format(count);

/** Formats an age in its largest unit, such as "3 hours". Returns null for less than a minute. */
export function age(ms: number, language: Language): string | null {
  if (ms < minute) return null;
  if (ms < hour) return unit(Math.floor(ms / minute), "minute", language);
  if (ms < day) return unit(Math.floor(ms / hour), "hour", language);
  return unit(Math.floor(ms / day), "day", language);
}

/** Formats a duration in hours and minutes. From three hours on, the minutes are left out. */
export function span(ms: number, language: Language): string {
  const [hours, minutes] = [Math.floor(ms / hour), Math.floor((ms % hour) / minute)];
  if (hours === 0) return unit(minutes, "minute", language);
  if (hours >= 3 || minutes === 0) return unit(hours, "hour", language);
  return `${unit(hours, "hour", language)} ${unit(minutes, "minute", language)}`;
}

/** Returns the number of full working days in a working time. A working day has ten hours. */
export const workingDays = (ms: number) => Math.floor(ms / (10 * hour));

/** Formats day and time. The year is shown only if it is not the current year. */
export const dayAndTime = (at: number, language: Language, now = Date.now()) =>
  dateFormat(language, {
    timeZone,
    weekday: "short",
    day: "numeric",
    month: "short",
    ...(yearOf(at) !== yearOf(now) && { year: "numeric" }),
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(at);

const yearOf = (at: number) => uaeClock(at).getUTCFullYear();

/** Formats a time in the near future. The weekday is left out if it is today, and the date is shown from a week ahead. */
export function moment(at: number, today: number, language: Language): string {
  const days = uaeDay(at) - today;
  return dateFormat(language, {
    timeZone,
    ...(days !== 0 && { weekday: "short" }),
    ...(days > 6 && { day: "numeric", month: "short" }),
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(at);
}

export const calendarDay = (at: number, language: Language) =>
  dateFormat(language, { timeZone, day: "numeric", month: "short", year: "numeric" }).format(at);

export const dirhams = (fils: number, language: Language) =>
  numberFormat(language, {
    style: "currency",
    currency: "AED",
    minimumFractionDigits: fils % 100 === 0 ? 0 : 2,
  }).format(fils / 100);

/** Formats a time as the value of a datetime-local input, in UAE time. */
export const toField = (at: number) => uaeClock(at).toISOString().slice(0, 16);

/** Returns the date of an instant in the UAE, such as 2026-11-21. */
export const dayOf = (at: number) => toField(at).slice(0, 10);

/** Parses the value of a datetime-local input. Returns NaN if the value is empty or invalid. */
export const fromField = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? fromUaeClock(Date.parse(`${text}Z`)) : Number.NaN;

/** Returns the times that the page proposes for a reminder: in two hours, or at 9:00 on a later day. */
export function quickReminders(now: number) {
  const morning = (days: number) => uaeDayStart(uaeDay(now) + days) + 9 * hour;
  return { hours: now + 2 * hour, tomorrow: morning(1), threeDays: morning(3), week: morning(7) };
}
