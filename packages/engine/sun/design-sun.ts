import { dayOfYear, type Place, radians, type SolarTimes, type Sun, sunBy, sunOver } from "./position.ts";

/**
 * Returns the declination (with one term) and the equation of time for a day of the year, by ASHRAE Handbook – Fundamentals, chapter 14. They
 * differ from the almanac by up to a degree in autumn, but the handbook's optical depths and examples are based on them.
 */
export function handbookTimes(day: number): SolarTimes {
  const angle = radians((360 * (day - 1)) / 365);
  return {
    declination: radians(23.45) * Math.sin(radians((360 * (day + 284)) / 365)),
    equationOfTime:
      2.2918 *
      (0.0075 +
        0.1868 * Math.cos(angle) -
        3.2077 * Math.sin(angle) -
        1.4615 * Math.cos(2 * angle) -
        4.089 * Math.sin(2 * angle)),
  };
}

/** Returns the sun's position by the handbook, which has one declination for the whole day. */
const handbookSunOver = (place: Place, month: number, day: number, hour: number): Sun =>
  sunBy(place, hour, handbookTimes(dayOfYear(month, day)));

/** The formulas for the sun on design days. Average days and pictures of the sun always use the almanac. */
export const designSun = { handbook: handbookSunOver, almanac: sunOver } as const;
export type SunId = keyof typeof designSun;
export const usualSun: SunId = "handbook";
