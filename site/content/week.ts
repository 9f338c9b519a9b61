import { dateOfDay, uaeDay } from "@site/ground/time/uae-time.ts";
import type { OpeningText } from "./opening.ts";
import type { WeekShifts, WorkingHours } from "./reply-due.ts";
import type { Company } from "./schemas/company.ts";

export const dayNames = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
export type DayName = (typeof dayNames)[number];

export type Week = Company["hours"];
export type DayHours = NonNullable<Week[DayName]>;
export type DatedHours = Pick<Company["datedHours"][number], "from" | "to" | "hours">;
export type Span = { from: string; to: string };

/** When a day is open: in two parts if it has a break. */
export const partsOf = ({ open, close, break: pause }: DayHours): [from: string, to: string][] =>
  pause
    ? [
        [open, pause.from],
        [pause.to, close],
      ]
    : [[open, close]];

/** The hours and holidays as text for the opening line, which works only if no day has a break. */
export const openingText = (hours: Week, closedOn: readonly Span[]): OpeningText => ({
  week: dayNames.map((day) => (hours[day] ? `${hours[day].open}-${hours[day].close}` : "")).join(),
  closed: closedOn.flatMap(datesOf).join(),
});

/**
 * Every page carries the text of the opening line, so it knows only one span a day. With breaks, or other hours for some time, there is no 'open
 * now'.
 */
export const isSimple = (hours: Week, dated: readonly DatedHours[]): boolean =>
  dated.length === 0 && dayNames.every((day) => hours[day]?.break === undefined);

function datesOf({ from, to }: Span): string[] {
  const [first, last] = [from, to].map((date) => uaeDay(Date.parse(date)));
  return first && last ? Array.from({ length: last - first + 1 }, (_, index) => dateOfDay(first + index)) : [];
}

const minutes = (time: string) => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
};

const shiftsOfWeek = (week: Week): WeekShifts =>
  dayNames.map((day) => {
    const time = week[day];
    return time ? partsOf(time).map(([from, to]) => [minutes(from), minutes(to)] as const) : null;
  });

/** The same in minutes of the day, for calculations. */
export const workingHours = (
  hours: Week,
  closedOn: readonly Span[],
  dated: readonly DatedHours[] = [],
): WorkingHours => ({
  week: shiftsOfWeek(hours),
  dated: dated.map(({ from, to, hours: own }) => ({ dates: [from, to] as const, week: shiftsOfWeek(own) })),
  closed: closedOn.map(({ from, to }) => [from, to] as const),
});
