import type { Language } from "@site/ground/language/languages.ts";
import { dayInWords } from "@site/ground/time/uae-span.ts";
import { dateOfDay, uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import { nth } from "@site/typed";
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

/** True for a day without a closed minute. Forms cannot enter 24:00, so such a day ends at 23:59. */
export const isWholeDay = (day: DayHours | undefined): boolean =>
  day !== undefined && day.open === "00:00" && day.close === "23:59" && day.break === undefined;

/** True for an office that never closes. */
export const isAlwaysOpen = (hours: Week, dated: readonly DatedHours[]): boolean =>
  [hours, ...dated.map((other) => other.hours)].every((week) => dayNames.every((day) => isWholeDay(week[day])));

/** The closures that count: an office that never closes is open on public holidays too. */
export const closuresOf = (hours: Week, dated: readonly DatedHours[], closedOn: readonly Span[]): readonly Span[] =>
  isAlwaysOpen(hours, dated) ? [] : closedOn;

/** The end of a day as a time that can be compared: no minute is left between 23:59 and the next day. */
const endOf = (time: string) => time.replace("23:59", "24:00");

/** The hours and holidays as text for the opening line. The text is right only if no day has a break. */
export const openingText = (hours: Week, closedOn: readonly Span[]): OpeningText => ({
  week: dayNames.map((day) => (hours[day] ? `${hours[day].open}-${endOf(hours[day].close)}` : "")).join(),
  closed: closedOn.flatMap(datesOf).join(),
});

/**
 * The days on which the office opens again after a week or longer, by the day of the week from Sunday on. The opening line names them with their
 * date. Each is in words without a comma, because commas separate the days in the page; it is empty if there is none. Of two days with the same name
 * the earlier one counts.
 */
export function laterOpenings(hours: Week, closedOn: readonly Span[], language: Language, now = Date.now()): string[] {
  const closed = closedOn.flatMap(datesOf);
  const isOpen = (day: number) => hours[dayNameOf(day)] !== undefined && !closed.includes(dateOfDay(day));
  const nearest = (day: number, step: 1 | -1) => {
    for (let n = 1; n < 99; n++) if (isOpen(day + step * n)) return day + step * n;
    return undefined;
  };
  const found = new Map<DayName, string>();
  for (const { from, to } of closedOn.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    const [last, next] = [nearest(uaeDay(Date.parse(from)), -1), nearest(uaeDay(Date.parse(to)), 1)];
    if (!last || !next || next - last < 7 || uaeDayStart(next) < now || found.has(dayNameOf(next))) continue;
    found.set(dayNameOf(next), dayInWords(uaeDayStart(next), language).replace(/[,،]/, ""));
  }
  return dayNames.map((day) => found.get(day) ?? "");
}

/** Day 0 was a Thursday. */
const dayNameOf = (day: number): DayName => nth(dayNames, (day + 4) % 7);

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
    return time ? partsOf(time).map(([from, to]) => [minutes(from), minutes(endOf(to))] as const) : null;
  });

/** The hours and holidays in minutes of the day, for calculations. */
export const workingHours = (
  hours: Week,
  closedOn: readonly Span[],
  dated: readonly DatedHours[] = [],
): WorkingHours => ({
  week: shiftsOfWeek(hours),
  dated: dated.map(({ from, to, hours: own }) => ({ dates: [from, to] as const, week: shiftsOfWeek(own) })),
  closed: closuresOf(hours, dated, closedOn).map(({ from, to }) => [from, to] as const),
});
