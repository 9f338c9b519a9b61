import { dateOfDay, uaeDay, uaeDayStart } from "#app/i18n/uae-time.ts";

/** How many days back one may look. */
export const ranges = [7, 30, 90, 365] as const;
export type Range = (typeof ranges)[number];

/** The last days of the UAE's calendar with today: when they began, and each by its date. */
export function daysOf(range: Range, now: number) {
  const first = uaeDay(now) - range + 1;
  return {
    from: uaeDayStart(first),
    names: Array.from({ length: range }, (_, index) => dateOfDay(first + index)),
  };
}
