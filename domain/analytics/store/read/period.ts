/** A period of days in the UAE, counted since 1970. The first and the last day are included. */
export interface Period {
  first: number;
  last: number;
}

export const daysIn = ({ first, last }: Period): number => last - first + 1;

const dayMs = 86_400_000;

/** Returns the month of a day as one number: 12 × year + month, where January is 0. */
export function monthOf(day: number): number {
  const date = new Date(day * dayMs);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

export const firstDayOf = (month: number): number => Date.UTC(Math.floor(month / 12), month % 12) / dayMs;

/** Splits a period into its months. `whole` is true if all days of the month are in the period. */
export function monthsOf({ first, last }: Period): { month: number; days: Period; whole: boolean }[] {
  const months = [];
  for (let month = monthOf(first); month <= monthOf(last); month += 1) {
    const [begins, ends] = [firstDayOf(month), firstDayOf(month + 1) - 1];
    const days = { first: Math.max(first, begins), last: Math.min(last, ends) };
    months.push({ month, days, whole: days.first === begins && days.last === ends });
  }
  return months;
}

/** Splits a period into parts of at most `length` days. */
export function piecesOf({ first, last }: Period, length: number): Period[] {
  const pieces = [];
  for (let day = first; day <= last; day += length) pieces.push({ first: day, last: Math.min(last, day + length - 1) });
  return pieces;
}
