import { dateFormat } from "@site/ground/language/formats.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { dateOfDay } from "@site/ground/time/uae-time.ts";
import { company, holidays } from "#site/content/content.server.ts";
import { dayNames } from "#site/content/week.ts";
import { notesOf } from "../store/notes.ts";
import { daysIn, firstDayOf, monthOf, type Period } from "../store/read/period.ts";
import type { Context } from "./tables/context.server.ts";

export interface TimeBar {
  key: string;
  label: string;
  n: number;
  before: number | null;
  /** Why the day is shaded: the office is closed on this weekday, it is a holiday, or it is in Ramadan. */
  shade: "weekend" | "holiday" | "ramadan" | null;
  /** The notes on events of this day or month. */
  notes: string[];
}

const mostDays = 92;

/**
 * Returns the visits over time, by hours for a single day, by days or by months. All texts are made on the server, because the browser's
 * Intl may format them differently.
 */
export async function timelineOf(context: Context) {
  const { period } = context.choice;
  const notes = await notesOf(context.db, period);
  const unit = daysIn(period) === 1 ? "hour" : daysIn(period) <= mostDays ? "day" : "month";
  const bars = await { hour: hoursOf, day: daysOf, month: monthsOf }[unit](context);
  const keyOf = (day: number) => (unit === "month" ? String(monthOf(day)) : unit === "day" ? String(day) : "0");
  const format = dayFormat(context.language);
  return {
    unit,
    bars: bars.map(
      (bar): TimeBar => ({
        ...bar,
        notes: notes.filter(({ day }) => keyOf(day) === bar.key).map(({ text }) => text),
      }),
    ),
    notes: notes.map((note) => ({ ...note, date: format(note.day) })),
  } as const;
}

type Bare = Omit<TimeBar, "notes">;

async function hoursOf({ sums, choice: { period, before } }: Context): Promise<Bare[]> {
  const now = await sums("hour", period);
  const earlier = before && (await sums("hour", before));
  return Array.from({ length: 24 }, (_, hour) => ({
    key: String(hour),
    label: `${String(hour).padStart(2, "0")}:00`,
    n: now.get(String(hour))?.visits ?? 0,
    before: earlier ? (earlier.get(String(hour))?.visits ?? 0) : null,
    shade: null,
  }));
}

/** Returns one bar for each day. Days without visits are included, because a chart that skips them would mislead. */
async function daysOf({ byDay, language, choice: { period, before } }: Context): Promise<Bare[]> {
  const now = await byDay(period);
  const earlier = before && (await byDay(before));
  const format = dayFormat(language, { day: "numeric", month: "short", weekday: "short" });
  return Array.from({ length: daysIn(period) }, (_, index) => {
    const day = period.first + index;
    return {
      key: String(day),
      label: format(day),
      n: now.get(day)?.visits ?? 0,
      before: earlier && before ? (earlier.get(before.first + index)?.visits ?? 0) : null,
      shade: shadeOf(day),
    };
  });
}

async function monthsOf({ byDay, language, choice: { period, before } }: Context): Promise<Bare[]> {
  const now = await byMonth(byDay, period, 0);
  const earlier = before && (await byMonth(byDay, before, period.first - before.first));
  const format = dayFormat(language, { month: "short", year: "numeric" });
  const months = Array.from(
    { length: monthOf(period.last) - monthOf(period.first) + 1 },
    (_, index) => monthOf(period.first) + index,
  );
  return months.map((month) => ({
    key: String(month),
    label: format(firstDayOf(month)),
    n: now.get(month) ?? 0,
    before: earlier ? (earlier.get(month) ?? 0) : null,
    shade: null,
  }));
}

/**
 * Sums the visits of each month. A day of the earlier period is first moved by `moved` days, so that it counts in the month beside which it
 * is shown.
 */
async function byMonth(byDay: Context["byDay"], period: Period, moved: number) {
  const months = new Map<number, number>();
  for (const [day, { visits }] of await byDay(period)) {
    const month = monthOf(day + moved);
    months.set(month, (months.get(month) ?? 0) + visits);
  }
  return months;
}

function shadeOf(day: number): TimeBar["shade"] {
  const date = dateOfDay(day);
  if (holidays().some(({ from, to }) => from <= date && date <= to)) return "holiday";
  if (isRamadan(day)) return "ramadan";
  const name = dayNames[new Date(date).getUTCDay()];
  return name && !company().hours[name] ? "weekend" : null;
}

const hijriMonth = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura-nu-latn", { month: "numeric", timeZone: "UTC" });

/**
 * Tells whether a day is in Ramadan by the Umm al-Qura calendar. The true beginning may differ by a day, because it depends on the sighting
 * of the moon.
 */
export const isRamadan = (day: number): boolean => /^9\b/.test(hijriMonth.format(day * 86_400_000));

/** Returns a function that formats a day in words. */
export function dayFormat(
  language: Language,
  parts: Intl.DateTimeFormatOptions = { day: "numeric", month: "short", year: "numeric" },
) {
  const format = dateFormat(language, { ...parts, timeZone: "UTC" });
  return (day: number) => format.format(new Date(`${dateOfDay(day)}T00:00:00Z`));
}
