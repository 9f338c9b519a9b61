import { dateOfDay, uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";

/** The selectable ranges, in days. */
export const ranges = [7, 30, 90, 365] as const;
export type Range = (typeof ranges)[number];

/** The last days of the UAE calendar including today: the start, and each date. */
export function daysOf(range: Range, now: number) {
  const first = uaeDay(now) - range + 1;
  return {
    from: uaeDayStart(first),
    names: Array.from({ length: range }, (_, index) => dateOfDay(first + index)),
  };
}
