import { dateOfDay, uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import { entriesOf } from "@site/typed";
import { dayNamed } from "#domain/analytics/index.ts";
import { type Grouping, groupings } from "../../store/report.ts";

/** The choice that the address of a report contains: the grouping, the first day and the last day. */
export interface Choice {
  by: Grouping;
  from: string;
  to: string;
  /** The instants at which the first day begins and the last day ends. */
  begins: number;
  ends: number;
}

/**
 * Reads the choice from the address. If a date does not exist, or the dates are in the wrong order, the report shows the current month
 * until today.
 */
export function choiceOf(query: URLSearchParams, now: number): Choice {
  const by = groupings.find((one) => one === query.get("by")) ?? "assignee";
  const [from, to] = [dayNamed(query.get("from")), dayNamed(query.get("to"))];
  const today = uaeDay(now);
  const [first, last] = from !== null && to !== null && from <= to ? [from, to] : [firstOfMonth(today), today];
  return { by, from: dateOfDay(first), to: dateOfDay(last), begins: uaeDayStart(first), ends: uaeDayStart(last + 1) };
}

const firstOfMonth = (day: number) => day - Number(dateOfDay(day).slice(8)) + 1;

/** Returns the periods that are needed most often: the current month, the month before it, and the current year. */
export function spansOf(now: number) {
  const today = uaeDay(now);
  const month = firstOfMonth(today);
  const year = dayNamed(`${dateOfDay(today).slice(0, 4)}-01-01`) ?? month;
  const days = { month: [month, today], before: [firstOfMonth(month - 1), month - 1], year: [year, today] } as const;
  return entriesOf<keyof typeof days, readonly [number, number]>(days).map(([name, [first, last]]) => ({
    name,
    from: dateOfDay(first),
    to: dateOfDay(last),
  }));
}
