import { dateOfDay, uaeDay, uaeDayStart } from "#app/i18n/uae-time.ts";

/** Minutes of the UAE day by weekday (0 = Sunday), and days on which the office is closed, as YYYY-MM-DD. */
export type OpeningHours = { week: ([number, number] | null)[]; closed: [from: string, to: string][] };

/** Like opening hours, but a day may have a break: open in the morning and again in the evening. */
export type WorkingHours = Omit<OpeningHours, "week"> & { week: readonly (readonly Shift[] | null)[] };
type Shift = readonly [from: number, to: number];

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** The minimum of working time for a request, however late in the week it comes. */
const atLeast = 2 * hour;
/** Longer than any holiday. */
const horizon = 60 * day;

export const workingHours = ({ week, closed }: OpeningHours): WorkingHours => ({
  week: week.map((range) => range && [range]),
  closed,
});

/** The last working moment within the promised hours. If that leaves the office less than two hours of work, the moment when it has had two. */
export function replyDue(hours: WorkingHours, arrival: number, withinHours = 24): number {
  const promised = [...shifts(hours, arrival, arrival + withinHours * hour)];
  if (sum(promised) >= atLeast) return promised.at(-1)?.[1] ?? arrival;
  // An office that is never open still keeps its promise.
  return afterWork(hours, arrival, atLeast) ?? arrival + withinHours * hour;
}

/** When something urgent is due: minutes by the clock where somebody answers at all hours, otherwise minutes of work. */
export function urgentDue(
  hours: WorkingHours,
  arrival: number,
  { minutes, afterHours }: { minutes: number; afterHours: "count" | "wait" },
): number {
  const promised = minutes * minute;
  return afterHours === "count" ? arrival + promised : (afterWork(hours, arrival, promised) ?? arrival + promised);
}

/** The instant by which so much has been worked; undefined for an office that is never open. */
function afterWork(hours: WorkingHours, arrival: number, work: number): number | undefined {
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

/** The working periods between two instants, in order. */
function* shifts({ week, closed }: WorkingHours, from: number, to: number): Generator<Shift> {
  for (let day = uaeDay(from); uaeDayStart(day) < to; day += 1) {
    const [date, midnight] = [dateOfDay(day), uaeDayStart(day)];
    if (closed.some(([first, last]) => first <= date && date <= last)) continue;
    for (const [opens, closes] of week[new Date(date).getUTCDay()] ?? []) {
      const begin = Math.max(from, midnight + opens * minute);
      const end = Math.min(to, midnight + closes * minute);
      if (begin < end) yield [begin, end];
    }
  }
}
