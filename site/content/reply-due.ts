import { dateOfDay, uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";

type Shift = readonly [from: number, to: number];
/** The shifts of each day from Sunday on, in minutes of the UAE day. A day with a break has two shifts, and a day off has none. */
export type WeekShifts = readonly (readonly Shift[] | null)[];
type Dates = readonly [from: string, to: string];

export interface WorkingHours {
  week: WeekShifts;
  /** Other weeks for some time, such as in Ramadan. If several include a day, the last one in the list counts. */
  dated?: readonly { dates: Dates; week: WeekShifts }[];
  /** Days on which the office is closed, as YYYY-MM-DD. */
  closed: readonly Dates[];
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** The working time that the office always has for a reply, however late in the week the enquiry comes. */
const atLeast = 2 * hour;
/** The time ahead in which working hours are searched. It is longer than any holiday. */
const horizon = 60 * day;

/**
 * Returns when a reply is due: at the last working moment within the promised hours. If there are less than two hours of work until then, the
 * reply is due after two hours of work.
 */
export function replyDue(hours: WorkingHours, arrival: number, withinHours = 24): number {
  const promised = [...shifts(hours, arrival, arrival + withinHours * hour)];
  if (sum(promised) >= atLeast) return promised.at(-1)?.[1] ?? arrival;
  // An office that is never open has no shifts, so the promised hours are counted by the clock.
  return afterWork(hours, arrival, atLeast) ?? arrival + withinHours * hour;
}

/** Returns when an urgent reply is due. The minutes are counted by the clock if somebody answers at all hours, otherwise in working time. */
export function urgentDue(
  hours: WorkingHours,
  arrival: number,
  { minutes, afterHours }: { minutes: number; afterHours: "count" | "wait" },
): number {
  const promised = minutes * minute;
  return afterHours === "count" ? arrival + promised : (afterWork(hours, arrival, promised) ?? arrival + promised);
}

/** Returns the instant after this much working time; undefined for an office that is never open. */
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

/** The shifts of a day in the UAE, in minutes from midnight. A day off has none. */
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
