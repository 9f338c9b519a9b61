import type { TFunction } from "i18next";
import { dateOfDay, uaeDay } from "#app/i18n/uae-time.ts";
import type { OpeningText } from "#app/site/opening.ts";
import type { OpeningHours } from "#app/site/reply-due.ts";
import type { Company } from "#app/site/schemas/company.ts";

export const dayNames = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
export type DayName = (typeof dayNames)[number];

const minutes = (time: string) => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
};

type Span = { from: string; to: string };

/** The week of company.yaml and the holidays, as the opening line reads them. */
export const openingText = (hours: Company["hours"], closedOn: Span[]): OpeningText => ({
  week: dayNames.map((day) => (hours[day] ? `${hours[day].open}-${hours[day].close}` : "")).join(),
  closed: closedOn.flatMap(datesOf).join(),
});

function datesOf({ from, to }: Span): string[] {
  const [first, last] = [from, to].map((date) => uaeDay(Date.parse(date)));
  return first && last ? Array.from({ length: last - first + 1 }, (_, index) => dateOfDay(first + index)) : [];
}

/** The same in minutes of the day, to calculate with. */
export const openingHours = (hours: Company["hours"], closedOn: Span[]): OpeningHours => ({
  week: dayNames.map((day) => {
    const time = hours[day];
    return time ? [minutes(time.open), minutes(time.close)] : null;
  }),
  closed: closedOn.map(({ from, to }) => [from, to]),
});

/** A row of the table in words: one day, or the first and the last. */
export const daysInWords = ({ from, to }: HoursRow, t: TFunction) =>
  from === to ? t(`days.${from}`) : t("hours.range", { from: t(`days.${from}`), to: t(`days.${to}`) });

export type HoursRow = { from: DayName; to: DayName; time?: { open: string; close: string } };

/** The week, with neighbouring days of equal hours in one row. */
export function hoursTable(hours: Company["hours"]): HoursRow[] {
  const rows: HoursRow[] = [];
  for (const day of dayNames) {
    const time = hours[day];
    const last = rows.at(-1);
    if (last && last.time?.open === time?.open && last.time?.close === time?.close) last.to = day;
    else rows.push({ from: day, to: day, time });
  }
  return rows;
}
