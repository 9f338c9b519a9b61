import { describe, expect, test } from "vitest";
import { stations } from "../data/stations.ts";
import { designDays } from "../weather/design-days.ts";
import { handbookTimes } from "./design-sun.ts";
import { dayOfYear, degrees, julianDay, solarTimes } from "./position.ts";

/**
 * ASHRAE Handbook – Fundamentals, chapter 14, table 2: the equation of time in minutes and the declination in degrees, for the 21st of each
 * month.
 */
const printed = [
  [-10.6, -20.1],
  [-14.0, -11.2],
  [-7.9, -0.4],
  [1.2, 11.6],
  [3.7, 20.1],
  [-1.3, 23.4],
  [-6.4, 20.4],
  [-3.6, 11.8],
  [6.9, -0.2],
  [15.5, -11.8],
  [13.8, -20.4],
  [2.2, -23.4],
] as const;

describe("the handbook's sun", () => {
  test.each(printed.map((row, index) => [index + 1, ...row] as const))(
    "on the 21st of month %d agrees with its own table to the last digit",
    (month, minutes, angle) => {
      const { declination, equationOfTime } = handbookTimes(dayOfYear(month, 21));
      expect(Math.abs(equationOfTime - minutes)).toBeLessThanOrEqual(0.05 + 1e-9);
      expect(Math.abs(degrees(declination) - angle)).toBeLessThanOrEqual(0.0501);
    },
  );

  test("stays within a degree and a minute of the almanac's", () => {
    const apart = printed.map((_, index) => {
      const almanac = solarTimes(julianDay(2026, index + 1, 21, 8));
      const handbook = handbookTimes(dayOfYear(index + 1, 21));
      return [
        Math.abs(degrees(handbook.declination - almanac.declination)),
        Math.abs(handbook.equationOfTime - almanac.equationOfTime),
      ] as const;
    });
    expect(Math.max(...apart.map(([angle]) => angle))).toBeCloseTo(1.02, 1);
    expect(Math.max(...apart.map(([, minutes]) => minutes))).toBeLessThan(1);
  });

  test("is used for the design days, unless the almanac's is asked for", () => {
    const october = (sun?: "handbook" | "almanac") =>
      designDays({ ...stations["dubai-intl"], sun })[9]?.sun[11]?.altitude ?? 0;
    expect(october()).toBe(october("handbook"));
    expect(degrees(october("almanac") - october())).toBeCloseTo(1.02, 1);
  });
});
