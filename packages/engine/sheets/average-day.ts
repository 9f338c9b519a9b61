import { nth } from "@site/typed";
import type { Air, Sunshine } from "../data/monthly-climate.ts";
import { cosineOfIncidence, type Surface } from "../sun/irradiance.ts";
import { radians, type Sun, sunAt } from "../sun/position.ts";
import { dailyFraction } from "../weather/design-days.ts";

/** The day of the year that represents each month, by Klein. */
const days = [17, 47, 75, 105, 135, 162, 198, 228, 258, 288, 318, 344];
const reflectance = 0.3;
/** The mean of `dailyFraction`. The mean temperature of the day is below the peak by this share of the daily range. */
const meanFraction = 0.53625;
const hours = Array.from({ length: 24 }, (_, index) => index + 1);

const declinationOf = (month: number) => radians(23.45) * Math.sin((2 * Math.PI * (284 + nth(days, month))) / 365);

/** Returns the temperatures (°C) of an average day at the hours 1 to 24. */
export const airOfDay = ({ mean, dailyRange }: Air, month: number): number[] =>
  dailyFraction.map((fraction) => nth(mean, month) + nth(dailyRange, month) * (meanFraction - fraction));

/** Returns the temperature (°C) of the coldest hour of the average day. */
export const dawn = (air: Air, month: number) => Math.min(...airOfDay(air, month));

/**
 * An hour of the average day: the sun's position in the middle of the hour, and in W/m² the light on level ground, its diffuse part, and the
 * beam.
 */
export interface SunHour {
  sun: Sun;
  level: number;
  diffuse: number;
  beam: number;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Spreads the sunshine of a month over an average day: the total by Collares-Pereira and Rabl, the diffuse part by Liu and Jordan. Clock time is
 * treated as solar time, which is wrong by up to 35 minutes.
 */
export function sunOfDay(latitude: number, { horizontal, diffuse }: Sunshine, month: number): SunHour[] {
  const declination = declinationOf(month);
  const sunset = Math.acos(-Math.tan(radians(latitude)) * Math.tan(declination));
  const angles = hours.map((hour) => radians(15 * (hour - 12.5)));
  const [a, b] = [0.409 + 0.5016 * Math.sin(sunset - radians(60)), 0.6609 - 0.4767 * Math.sin(sunset - radians(60))];
  const spread = angles.map((angle) => Math.max(0, Math.cos(angle) - Math.cos(sunset)));
  const shape = spread.map((share, index) => (a + b * Math.cos(nth(angles, index))) * share);
  const [wholeSpread, wholeShape] = [sum(spread), sum(shape)];
  return hours.map((hour, index) => {
    const sun = sunAt(latitude, declination, hour - 0.5);
    const level = (1000 * nth(horizontal, month) * nth(shape, index)) / wholeShape;
    const scattered = Math.min((1000 * nth(diffuse, month) * nth(spread, index)) / wholeSpread, level);
    const beam = (level - scattered) / Math.max(Math.sin(sun.altitude), 0.1);
    return { sun, level, diffuse: scattered, beam };
  });
}

/** Returns the light (W/m²) on a surface. The light from sky and ground is assumed to be even in all directions. */
export function lightOn(surface: Surface, { sun, level, diffuse, beam }: SunHour): number {
  const cosine = Math.cos(surface.tilt);
  return (
    beam * Math.max(0, cosineOfIncidence(sun, surface)) +
    (diffuse * (1 + cosine)) / 2 +
    (reflectance * level * (1 - cosine)) / 2
  );
}
