import type { TFunction } from "i18next";
import type { OpeningHours } from "#app/site/opening.ts";
import type { Company } from "#app/site/schemas/company.ts";

export const dayNames = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
export type DayName = (typeof dayNames)[number];

const minutes = (time: string) => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
};

/** The week of company.yaml in the format that the opening line calculates with. */
export const openingHours = (hours: Company["hours"], closedOn: { from: string; to: string }[]): OpeningHours => ({
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
