import { dateOfDay, uaeDay } from "@site/ground/time/uae-time.ts";
import { type Filter, type FilterDim, filterDims, isFiltered, longestFiltered } from "./filter.ts";

/**
 * The views of the dashboard. All choices are in the query of the page's address, so a view can be linked, shared, and opened without a
 * script.
 */
export const views = [
  "overview",
  "sources",
  "pages",
  "visitors",
  "funnel",
  "bookings",
  "speed",
  "repairs",
  "live",
] as const;
export type View = (typeof views)[number];
export const ranges = ["today", "7", "28", "90", "12m", "own"] as const;
export type RangeName = (typeof ranges)[number];
export const comparisons = ["previous", "weekday", "own", "none"] as const;
export type Comparison = (typeof comparisons)[number];

export interface Days {
  first: number;
  last: number;
}

export interface Choice {
  view: View;
  range: RangeName;
  compare: Comparison;
  period: Days;
  before: Days | null;
  /** Only visits that match this filter are shown. */
  filter: Filter;
  /** The reason why the shown choice differs from the choice in the address, as a key of the messages. */
  problem: Problem | null;
}
export type Problem = "date" | "order" | "future" | "long" | "compare" | "filter";

/** The longest period that can be chosen, in days. */
const longest = 5 * 366;

export function choiceOf(query: URLSearchParams, now: number): Choice {
  const one = <T extends string>(name: string, of: readonly T[], otherwise: T): T =>
    of.find((value) => value === query.get(name)) ?? otherwise;
  const today = uaeDay(now);
  const range = one("range", ranges, query.has("from") ? "own" : "28");
  const asked = range === "own" ? ownDays(query, "from", "to", today) : known(range, today);
  const filter = filterIn(query);
  const whole = typeof asked === "string" ? known("28", today) : asked;
  const period = isFiltered(filter) ? ending(whole) : whole;
  const compare = one("compare", comparisons, "previous");
  const other = compare === "own" ? ownDays(query, "cfrom", "cto", today) : shifted(period, compare);
  const before = typeof other === "string" ? shifted(period, "previous") : other;
  const problem = typeof asked === "string" ? asked : typeof other === "string" ? "compare" : null;
  return {
    view: one("view", views, "overview"),
    range: typeof asked === "string" ? "28" : range,
    compare: typeof other === "string" ? "previous" : compare,
    period,
    before: before && isFiltered(filter) ? ending(before) : before,
    filter,
    problem: problem ?? (period.first === whole.first ? null : "filter"),
  };
}

/** Returns the last days of a period, as many as may be shown with a filter (`longestFiltered`). */
const ending = ({ first, last }: Days): Days => ({ first: Math.max(first, last - longestFiltered + 1), last });

const filterIn = (query: URLSearchParams): Filter =>
  Object.fromEntries(
    filterDims.flatMap((dim): [FilterDim, string][] => {
      const value = query.get(dim);
      return value ? [[dim, value]] : [];
    }),
  );

function known(range: Exclude<RangeName, "own">, today: number): Days {
  if (range === "today") return { first: today, last: today };
  if (range !== "12m") return { first: today - Number(range) + 1, last: today };
  const date = new Date(`${dateOfDay(today)}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() - 1);
  return { first: Math.floor(date.getTime() / 86_400_000) + 1, last: today };
}

function ownDays(query: URLSearchParams, from: string, to: string, today: number): Days | Problem {
  const [first, last] = [dayNamed(query.get(from)), dayNamed(query.get(to))];
  if (first === null || last === null) return "date";
  if (first > last) return "order";
  if (first > today) return "future";
  if (last - first >= longest) return "long";
  return { first, last: Math.min(last, today) };
}

/**
 * Parses a date such as 2026-11-21 to its day number (days since 1970). Returns null for a date that does not exist, such as 31 February,
 * and for years outside 2000 to 2099.
 */
export function dayNamed(date: string | null): number | null {
  if (!date || !/^20\d\d-\d\d-\d\d$/.test(date)) return null;
  const at = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(at)) return null;
  const day = at / 86_400_000;
  return dateOfDay(day) === date ? day : null;
}

/**
 * Returns the earlier period that a period is compared with. `previous` is the period of equal length directly before. `weekday` moves it
 * back by whole weeks, so that both periods begin on one weekday; this matters because Fridays are short working days.
 */
function shifted({ first, last }: Days, compare: Comparison): Days | null {
  if (compare === "none") return null;
  const length = last - first + 1;
  const by = compare === "weekday" ? Math.ceil(length / 7) * 7 : length;
  return { first: first - by, last: last - by };
}

/** Returns the query string after a change to some parameters. A parameter with the value undefined is removed. */
export function searchWith(query: URLSearchParams, change: Record<string, string | undefined>): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change))
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  return `?${next}`;
}

/** The parameters that the dashboard reads besides the filters. All other parameters of an address are dropped. */
export const parameters = ["view", "range", "from", "to", "compare", "cfrom", "cto", "by", "table"] as const;

export const cleanQuery = (query: URLSearchParams): URLSearchParams => {
  const kept = (names: readonly string[], longest: number) =>
    names.flatMap((name) => {
      const value = query.get(name);
      return value ? [[name, value.slice(0, longest)]] : [];
    });
  return new URLSearchParams([...kept(parameters, 20), ...kept(filterDims, 200)]);
};
