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

/** The opening times of a day: one span, or two if the day has a break. */
export const partsOf = ({ open, close, break: pause }: DayHours): [from: string, to: string][] =>
  pause
    ? [
        [open, pause.from],
        [pause.to, close],
      ]
    : [[open, close]];

/** The hours and holidays as text for the opening line. The text is right only if no day has a break. */
export const openingText = (hours: Week, closedOn: readonly Span[]): OpeningText => ({
  week: dayNames.map((day) => (hours[day] ? `${hours[day].open}-${hours[day].close}` : "")).join(),
  closed: closedOn.flatMap(datesOf).join(),
});

/**
 * True if the opening line can show these hours. Every page contains its text, so the text is short and has one span for each day. For other
 * hours the site does not say 'open now'.
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

/** The hours and holidays in minutes of the day, for calculations. */
export const workingHours = (
  hours: Week,
  closedOn: readonly Span[],
  dated: readonly DatedHours[] = [],
): WorkingHours => ({
  week: shiftsOfWeek(hours),
  dated: dated.map(({ from, to, hours: own }) => ({ dates: [from, to] as const, week: shiftsOfWeek(own) })),
  closed: closedOn.map(({ from, to }) => [from, to] as const),
});
