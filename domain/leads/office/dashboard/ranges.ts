import { dateOfDay, uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";

/** The periods that a colleague can select, in days. */
export const ranges = [7, 30, 90, 365] as const;
export type Range = (typeof ranges)[number];

/** Returns the start of a range and the dates of its days in the UAE. The range ends today. */
export function daysOf(range: Range, now: number) {
  const first = uaeDay(now) - range + 1;
  return {
    from: uaeDayStart(first),
    names: Array.from({ length: range }, (_, index) => dateOfDay(first + index)),
  };
}
