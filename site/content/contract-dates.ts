import { type EquipmentId, equipment, ladder, yearOfVisits } from "@site/engine/maintenance/equipment.ts";
import { dateOfDay, uaeDay } from "@site/ground/time/uae-time.ts";
import type { Window } from "./visit-slots.ts";

export interface Term extends Window {
  visitsAYear: number;
  /** The equipment whose maintenance rhythm counts, as in the AMC planner. */
  kind: EquipmentId;
}

const week = 7;
const year = 365;
/** The day of the month for which a visit is meant. */
const midMonth = 15;

/** How many visits a term includes. A year has all of them; a shorter term has its share, but at least one. */
export const visitsIn = ({ from, to, visitsAYear }: Term): number =>
  to > from ? Math.max(1, Math.round((visitsAYear * (uaeDay(to - 1) - uaeDay(from) + 1)) / year)) : 0;

/**
 * Proposes times for the visits of a term. They are in the months that the AMC planner gives, each on the workable day nearest to the middle, and no
 * two are within a week if that is possible. `windowsOn` says when somebody could come on a day, `planned` are the visits that have a time already,
 * and `count` is the number of visits that need one.
 */
export function proposeVisits(
  term: Term,
  windowsOn: (day: number) => readonly Window[],
  planned: readonly number[] = [],
  count = Math.max(0, visitsIn(term) - planned.length),
): Window[] {
  const [first, last] = [uaeDay(term.from), uaeDay(term.to - 1)];
  const days = planned.map(uaeDay);
  const found: Window[] = [];
  const targets = count > 0 && last >= first ? targetsOf(term, count + planned.length, first, last) : [];
  for (const target of withoutNearest(targets, days)) {
    const day = nearestWorkable(target, first, last, days, (one) => windowsOn(one).length > 0);
    const window = day === undefined ? undefined : windowsOn(day)[0];
    if (day === undefined || !window) break;
    days.push(day);
    found.push({ from: window.from, to: window.to });
  }
  return found.sort((one, other) => one.from - other.from);
}

/** The days for which the visits are meant. */
function targetsOf(term: Term, count: number, first: number, last: number): number[] {
  const visits = ladder.find((number) => number === term.visitsAYear);
  if (!visits) return evenly(count, first, last);
  const months = yearOfVisits(equipment[term.kind].rhythm, visits);
  const fitting = monthsBetween(first, last).filter(({ month }) => months[month] !== undefined);
  // If a term begins and ends within the same month, that month is in it twice. The longer part counts.
  const longest = fitting.toSorted((one, other) => other.to - other.from - (one.to - one.from)).slice(0, count);
  const targets = longest.map(({ from, to, mid }) => Math.min(Math.max(mid, from), to)).sort((a, b) => a - b);
  return targets.length < count ? evenly(count, first, last) : targets;
}

const evenly = (count: number, first: number, last: number): number[] =>
  Array.from({ length: count }, (_, n) => first + Math.floor(((n + 0.5) * (last - first + 1)) / count));

/** The calendar months of a term, cut to the days that are in it. */
function monthsBetween(first: number, last: number) {
  const months = [];
  for (let from = first; from <= last; ) {
    const date = new Date(`${dateOfDay(from)}T00:00:00Z`);
    const begin = from - date.getUTCDate() + 1;
    const days = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
    const to = Math.min(last, begin + days - 1);
    months.push({ month: date.getUTCMonth(), from, to, mid: begin + midMonth - 1 });
    from = begin + days;
  }
  return months;
}

/** Each visit that has a time already takes the target that is nearest to it. */
function withoutNearest(targets: number[], planned: readonly number[]): number[] {
  const left = [...targets];
  for (const day of planned) {
    const nearest = left.reduce(
      (best, one, at) => (distance(one, day) < distance(left[best] ?? one, day) ? at : best),
      0,
    );
    left.splice(nearest, 1);
  }
  return left;
}

const distance = (one: number, other: number) => Math.abs(one - other);

/** The day is a week away from all others if possible, otherwise as far from them as it can be, but never the same day. */
function nearestWorkable(
  target: number,
  first: number,
  last: number,
  taken: readonly number[],
  isWorkable: (day: number) => boolean,
): number | undefined {
  const gap = (day: number) => Math.min(...taken.map((other) => distance(day, other)), Number.POSITIVE_INFINITY);
  let best: number | undefined;
  for (let away = 0; away <= last - first; away += 1)
    for (const day of away === 0 ? [target] : [target + away, target - away]) {
      if (day < first || day > last || gap(day) === 0 || !isWorkable(day)) continue;
      if (gap(day) >= week) return day;
      if (best === undefined || gap(day) > gap(best)) best = day;
    }
  return best;
}
