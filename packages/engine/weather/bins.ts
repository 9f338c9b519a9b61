import { nth } from "@site/typed";
import type { Series } from "../walls/response.ts";
import { daysInMonth } from "./average-year.ts";

/** The dry bulb of an average day of each month, hour by hour. */
export type AverageYear = readonly Series[];

/** Returns the degree-days (K·d) of each month by which the daily mean is above a base (cooling) or below it (heating). */
export const coolingDegreeDays = (year: AverageYear, base: number): number[] =>
  year.map((day, month) => nth(daysInMonth, month) * Math.max(0, meanOf(day) - base));
export const heatingDegreeDays = (year: AverageYear, base: number): number[] =>
  year.map((day, month) => nth(daysInMonth, month) * Math.max(0, base - meanOf(day)));

/** Returns the degree-hours (K·h) of each month above a base, hour by hour. */
export const degreeHoursAbove = (year: AverageYear, base: number): number[] =>
  year.map(
    (day, month) => nth(daysInMonth, month) * day.reduce((sum, celsius) => sum + Math.max(0, celsius - base), 0),
  );

const meanOf = (day: Series) => day.reduce((sum, celsius) => sum + celsius, 0) / day.length;

export interface Bin {
  /** The range of the bin in °C: from `from` to just below `to`. */
  from: number;
  to: number;
  hours: number;
}

/**
 * Counts the hours of a year in bins of `width` kelvin. Average days have no extremes, so the bins at both ends have fewer hours than in a real
 * year.
 */
export function binHours(year: AverageYear, width: number): Bin[] {
  const counts = new Map<number, number>();
  for (const [month, day] of year.entries())
    for (const celsius of day) {
      const bin = Math.floor(celsius / width);
      counts.set(bin, (counts.get(bin) ?? 0) + nth(daysInMonth, month));
    }
  const [first, end] = [Math.min(...counts.keys()), Math.max(...counts.keys())];
  return Array.from({ length: end - first + 1 }, (_, index) => {
    const bin = first + index;
    return { from: bin * width, to: (bin + 1) * width, hours: counts.get(bin) ?? 0 };
  });
}
