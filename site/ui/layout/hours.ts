import type { TFunction } from "i18next";
import { type DayHours, type DayName, dayNames, partsOf, type Week } from "#site/content/week.ts";

/** Writes the days of a row of the table: one day, or the first and the last day. */
export const daysInWords = ({ from, to }: HoursRow, t: TFunction) =>
  from === to ? t(`days.${from}`) : t("hours.range", { from: t(`days.${from}`), to: t(`days.${to}`) });

export type HoursRow = { from: DayName; to: DayName; time?: DayHours };

/** The times of a day, as figures. The day has two parts if it has a break, and each part reads from left to right. */
export const timesOf = (time: DayHours, dash = "–"): string[] => partsOf(time).map((part) => part.join(dash));

/** The table of a week. Neighbouring days with equal hours share a row, also across the end of the week, as in "Saturday to Thursday". */
export function hoursTable(hours: Week): HoursRow[] {
  const rows: HoursRow[] = [];
  for (const day of dayNames) {
    const time = hours[day];
    const last = rows.at(-1);
    if (last && same(last.time, time)) last.to = day;
    else rows.push({ from: day, to: day, time });
  }
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || first === last || !same(first.time, last.time)) return rows;
  const joined = { ...first, from: last.from };
  const between = rows.slice(1, -1);
  return first.time ? [joined, ...between] : [...between, joined];
}

const same = (one: DayHours | undefined, other: DayHours | undefined) =>
  (one && timesOf(one).join()) === (other && timesOf(other).join());
