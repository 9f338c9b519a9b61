import { type EquipmentId, equipment, ladder, yearOfVisits } from "@site/engine/maintenance/equipment.ts";
import { dateOfDay, uaeDay } from "@site/ground/time/uae-time.ts";
import type { Window } from "./visit-slots.ts";

export interface Term extends Window {
  visitsAYear: number;
  /** The equipment whose maintenance rhythm decides the months of the visits, as in the AMC planner. */
  kind: EquipmentId;
}

const week = 7;
const year = 365;
/** The day of the month near which a visit should be. */
const midMonth = 15;

/** Returns the number of visits in a term. A term of a year includes all visits. A shorter term includes its share, but at least one. */
export const visitsIn = ({ from, to, visitsAYear }: Omit<Term, "kind">): number =>
  to > from ? Math.max(1, Math.round((visitsAYear * (uaeDay(to - 1) - uaeDay(from) + 1)) / year)) : 0;

/**
 * Proposes times for the visits of a term. The visits are in the months that the AMC planner gives, each on the workable day nearest to the middle
 * of the month. If possible, two visits are at least a week apart. `windowsOn` gives the times of a day at which a team could come. `planned` are
 * visits that have a time already, and `count` is the number of visits that need one.
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

/** Returns the ideal day of each visit. */
function targetsOf(term: Term, count: number, first: number, last: number): number[] {
  const visits = ladder.find((number) => number === term.visitsAYear);
  if (!visits) return evenly(count, first, last);
  const months = yearOfVisits(equipment[term.kind].rhythm, visits);
  const fitting = monthsBetween(first, last).filter(({ month }) => months[month] !== undefined);
  // If a term begins and ends in the same month of two years, that month is in the list twice. The longer part of it is used.
  const longest = fitting.toSorted((one, other) => other.to - other.from - (one.to - one.from)).slice(0, count);
  const targets = longest.map(({ from, to, mid }) => Math.min(Math.max(mid, from), to)).sort((a, b) => a - b);
  return targets.length < count ? evenly(count, first, last) : targets;
}

const evenly = (count: number, first: number, last: number): number[] =>
  Array.from({ length: count }, (_, n) => first + Math.floor(((n + 0.5) * (last - first + 1)) / count));

/** The calendar months of a term. The first and the last month include only the days of the term. */
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

/** Removes, for each visit that has a time already, the ideal day that is nearest to it. */
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

/**
 * Finds the workable day nearest to the target that is at least a week away from all other visits. If there is none, it takes the day that is
 * farthest from them, but never the day of another visit.
 */
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
