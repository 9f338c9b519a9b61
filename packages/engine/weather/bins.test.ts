import { expect, test } from "vitest";
import { averageDays } from "../data/average-days.ts";
import { degreeHours } from "../data/degree-hours.ts";
import { binHours, coolingDegreeDays, degreeHoursAbove, heatingDegreeDays } from "./bins.ts";

const year = averageDays.dryBulb;

test("the bins hold every hour of a year once", () => {
  const bins = binHours(year, 3);
  expect(bins.reduce((sum, { hours }) => sum + hours, 0)).toBe(8760);
  for (const [index, bin] of bins.entries()) if (index > 0) expect(bin.from).toBe(bins[index - 1]?.to);
});

test("degree days of a base and their opposite differ by the mean", () => {
  const [cooling, heating] = [coolingDegreeDays(year, 18.3), heatingDegreeDays(year, 18.3)];
  for (const [month, hours] of year.entries()) {
    const mean = hours.reduce((sum, celsius) => sum + celsius, 0) / 24;
    const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month] ?? 0;
    expect((cooling[month] ?? 0) - (heating[month] ?? 0)).toBeCloseTo(days * (mean - 18.3), 6);
  }
});

test("degree hours of the hot months match the file's own statistics; near the base average days have too few", () => {
  const ours = degreeHoursAbove(year, 23);
  for (const month of [3, 4, 5, 6, 7, 8, 9])
    expect((ours[month] ?? 0) / (degreeHours[month] ?? 1)).toBeGreaterThan(0.9);
  expect(ours[0]).toBeLessThan(degreeHours[0] ?? 0);
});
