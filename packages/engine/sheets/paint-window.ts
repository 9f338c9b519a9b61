import { nth } from "@site/typed";
import type { Air, Sunshine } from "../data/monthly-climate.ts";
import { wallFacing } from "../sun/irradiance.ts";
import { airOfDay, dawn, lightOn, type SunHour, sunOfDay } from "./average-day.ts";
import { relativeHumidityAt } from "./moist-air.ts";

export const walls = { north: 0, east: 90, south: 180, west: 270 } as const;
export type Wall = keyof typeof walls;

/**
 * The absorptance of a wall in the colour of sand, the heat transfer at its face (W/m²K), and the K by which it is colder than the air under the
 * night sky.
 */
const [absorptance, surfaceHeat, sky] = [0.5, 17, 2];
/** Common limits in the data sheets of paints: the temperature of the wall in °C, the K above the dew point, and the relative humidity. */
const limits = { coldest: 10, hottest: 35, aboveDew: 3, humidity: 0.85 } as const;
/** The number of hours for which a film of paint must stay above the dew point. */
const film = 3;
const working = { first: 7, last: 18 };
/** The legal midday break is from 15 June to 15 September. A month counts as a month of the break if most of its days are in this time. */
const midday = { months: [5, 6, 7], hours: [13, 14, 15] };

const allowed = (month: number, hour: number) =>
  hour >= working.first && hour <= working.last && !(midday.months.includes(month) && midday.hours.includes(hour));

const surfacesOf = (celsius: readonly number[], sun: readonly SunHour[], wall: Wall) =>
  celsius.map((air, index) => {
    const light = lightOn(wallFacing(walls[wall]), nth(sun, index));
    return light > 0 ? air + (absorptance * light) / surfaceHeat : air - sky;
  });

/** Counts the working hours of a month's average day in which a wall can be painted. */
export function paintHours(latitude: number, sunshine: Sunshine, air: Air, month: number, wall: Wall): number {
  const celsius = airOfDay(air, month);
  const surface = surfacesOf(celsius, sunOfDay(latitude, sunshine, month), wall);
  const dewPoint = nth(air.dewPoint, month);
  const clear = (index: number) => nth(surface, index % 24) >= dewPoint + limits.aboveDew;
  return celsius.filter((outdoors, index) => {
    const warm = nth(surface, index);
    return (
      allowed(month, index + 1) &&
      warm >= limits.coldest &&
      warm <= limits.hottest &&
      relativeHumidityAt(outdoors, dewPoint) <= limits.humidity &&
      Array.from({ length: film }, (_, later) => clear(index + later)).every(Boolean)
    );
  }).length;
}

/** Returns the K by which a wall is above the dew point at dawn. If it is below 3, a painter has to wait for the sun. */
export const dawnMargin = (air: Air, month: number) => dawn(air, month) - sky - nth(air.dewPoint, month);
