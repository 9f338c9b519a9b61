/** How many days back one may look. */
export const ranges = [7, 30, 90, 365] as const;
export type Range = (typeof ranges)[number];

const day = 86_400_000;
/** The UAE is four hours ahead, all year. */
const offset = 4 * 3_600_000;

/** The last days of the UAE's calendar with today: when they began, and each by its date. */
export function daysOf(range: Range, now: number) {
  const today = Math.floor((now + offset) / day);
  const first = today - range + 1;
  return {
    from: first * day - offset,
    names: Array.from({ length: range }, (_, index) => new Date((first + index) * day).toISOString().slice(0, 10)),
  };
}
