import { dateOfDay, uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import { entriesOf } from "@site/typed";
import { dayNamed } from "#domain/analytics/index.ts";
import { type Grouping, groupings } from "../../store/report.ts";

/** The address of a report contains its grouping, its first day and its last day. */
export interface Choice {
  by: Grouping;
  from: string;
  to: string;
  /** The instants at which the first day begins and the last one ends. */
  begins: number;
  ends: number;
}

/** Reads the choice. If one of the two dates does not exist, or they are in the wrong order, the report shows the current month until now. */
export function choiceOf(query: URLSearchParams, now: number): Choice {
  const by = groupings.find((one) => one === query.get("by")) ?? "assignee";
  const [from, to] = [dayNamed(query.get("from")), dayNamed(query.get("to"))];
  const today = uaeDay(now);
  const [first, last] = from !== null && to !== null && from <= to ? [from, to] : [firstOfMonth(today), today];
  return { by, from: dateOfDay(first), to: dateOfDay(last), begins: uaeDayStart(first), ends: uaeDayStart(last + 1) };
}

const firstOfMonth = (day: number) => day - Number(dateOfDay(day).slice(8)) + 1;

/** Returns the spans that are asked for most: the current month, the month before, and the year until now. */
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
