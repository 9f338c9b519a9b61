import { nth } from "@site/typed";
import type { Air, Sunshine } from "../data/monthly-climate.ts";
import { vapourPressure } from "./moist-air.ts";

/**
 * Activity factors of the evaporation: the ASHRAE value for a pool at home, and the value that Smith, Löf and Jones (1998) measured at quiet
 * outdoor water.
 */
export const activity = { low: 0.5, high: 0.74 } as const;
/** The share of the wind over open ground that reaches a pool among houses. */
const sheltered = 0.35;
const boltzmann = 5.670374e-8;
/** Water temperatures in °C. Below `least` a pool should be heated, above `most` it should be cooled. */
export const comfort = { least: 26, most: 30 } as const;

const kelvin = (celsius: number) => celsius + 273.15;
const transfer = (wind: number) => 0.089 + 0.0782 * wind;

/** Returns the evaporation in mm a day by the ASHRAE formula. The wind is in m/s at the water. */
export function evaporation(water: number, dewPoint: number, wind: number, factor: number = activity.low): number {
  const latent = 2501 - 2.361 * water;
  const kilograms = (factor * (vapourPressure(water) - vapourPressure(dewPoint)) * transfer(wind)) / latent;
  return 86_400 * kilograms;
}

/** Returns the heat (W/m²) that water at a temperature loses, minus the heat that it gets from the sun. */
function netLoss(water: number, air: Air, { horizontal }: Sunshine, month: number): number {
  const [celsius, dewPoint] = [nth(air.mean, month), nth(air.dewPoint, month)];
  const sun = (nth(horizontal, month) * 1000) / 24;
  const sky = kelvin(celsius) ** 4 * (0.711 + 0.0056 * dewPoint + 0.000073 * dewPoint ** 2);
  const moved = vapourPressure(water) - vapourPressure(dewPoint) + 0.066 * (water - celsius);
  return (
    0.95 * boltzmann * (kelvin(water) ** 4 - sky) +
    1000 * activity.low * transfer(sheltered * nth(air.wind, month)) * moved -
    0.8 * sun
  );
}

/** Returns the water temperature (°C) of a pool without heater, cover or shade in a month. */
export function poolTemperature(air: Air, sunshine: Sunshine, month: number): number {
  let [low, high] = [0, 60];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (netLoss(middle, air, sunshine, month) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Returns the evaporation (mm a day) from a pool without heater, cover or shade in a month. */
export const poolEvaporation = (air: Air, sunshine: Sunshine, month: number, factor: number = activity.low) =>
  evaporation(
    poolTemperature(air, sunshine, month),
    nth(air.dewPoint, month),
    sheltered * nth(air.wind, month),
    factor,
  );
