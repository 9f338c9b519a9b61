import { dateOfDay, uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";

type Shift = readonly [from: number, to: number];
/** The shifts of each day from Sunday on, in minutes of the UAE day: two on a day with a break, none on a day off. */
export type WeekShifts = readonly (readonly Shift[] | null)[];
type Dates = readonly [from: string, to: string];

export interface WorkingHours {
  week: WeekShifts;
  /** Other weeks for some time, as in Ramadan. If several fit, the last one counts. */
  dated?: readonly { dates: Dates; week: WeekShifts }[];
  /** Days on which the office is closed, as YYYY-MM-DD. */
  closed: readonly Dates[];
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** The minimum of working time for an enquiry, however late in the week it comes. */
const atLeast = 2 * hour;
/** This is longer than any holiday. */
const horizon = 60 * day;

/**
 * The last working moment within the promised hours, or later if the office would have less than two hours of work: then the moment after two hours
 * of work.
 */
export function replyDue(hours: WorkingHours, arrival: number, withinHours = 24): number {
  const promised = [...shifts(hours, arrival, arrival + withinHours * hour)];
  if (sum(promised) >= atLeast) return promised.at(-1)?.[1] ?? arrival;
  // An office that is never open still has to keep its promise.
  return afterWork(hours, arrival, atLeast) ?? arrival + withinHours * hour;
}

/** When an urgent answer is due: minutes by the clock if somebody answers at all hours, otherwise minutes of working time. */
export function urgentDue(
  hours: WorkingHours,
  arrival: number,
  { minutes, afterHours }: { minutes: number; afterHours: "count" | "wait" },
): number {
  const promised = minutes * minute;
  return afterHours === "count" ? arrival + promised : (afterWork(hours, arrival, promised) ?? arrival + promised);
}

/** The instant after so much working time; undefined for an office that is never open. */
export function afterWork(hours: WorkingHours, arrival: number, work: number): number | undefined {
  let left = work;
  for (const [from, to] of shifts(hours, arrival, arrival + horizon)) {
    if (to - from >= left) return from + left;
    left -= to - from;
  }
  return undefined;
}

/** The working time between two instants. */
export const workingMs = (hours: WorkingHours, from: number, to: number): number => sum(shifts(hours, from, to));

const sum = (spans: Iterable<Shift>) => {
  let total = 0;
  for (const [from, to] of spans) total += to - from;
  return total;
};

/** The shifts of a day in the UAE, as minutes from its beginning; none on a day off. */
export function shiftsOf({ week, dated = [], closed }: WorkingHours, day: number): readonly Shift[] {
  const date = dateOfDay(day);
  const includes = ([first, last]: Dates) => first <= date && date <= last;
  if (closed.some(includes)) return [];
  const own = dated.findLast(({ dates }) => includes(dates))?.week ?? week;
  return own[new Date(date).getUTCDay()] ?? [];
}

/** The working periods between two instants, in order. */
function* shifts(hours: WorkingHours, from: number, to: number): Generator<Shift> {
  for (let day = uaeDay(from); uaeDayStart(day) < to; day += 1) {
    const midnight = uaeDayStart(day);
    for (const [opens, closes] of shiftsOf(hours, day)) {
      const begin = Math.max(from, midnight + opens * minute);
      const end = Math.min(to, midnight + closes * minute);
      if (begin < end) yield [begin, end];
    }
  }
}
