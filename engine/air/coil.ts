import type { AirState } from "./outdoor-air.ts";
import { enthalpy, heatCapacity, saturationHumidity } from "./psychrometrics.ts";

/** J/kg: what leaves with the condensate. */
const waterEnthalpy = (celsius: number) => 4186 * celsius;

export interface CoilWork {
  leaving: AirState;
  /** kg/s. */
  condensate: number;
  /** W. */
  total: number;
  sensible: number;
}

/** What it takes to bring a mass of dry air (kg/s) from one state to another; the condensate leaves at `drain` °C. */
export function coilWork(mass: number, entering: AirState, leaving: AirState, drain = leaving.dryBulb): CoilWork {
  const condensate = mass * Math.max(0, entering.humidity - leaving.humidity);
  const drop = enthalpy(entering.dryBulb, entering.humidity) - enthalpy(leaving.dryBulb, leaving.humidity);
  return {
    leaving,
    condensate,
    total: mass * drop - condensate * waterEnthalpy(drain),
    sensible: mass * heatCapacity(entering.humidity) * (entering.dryBulb - leaving.dryBulb),
  };
}

/** Air over a coil whose surface is at `apparatus` °C, of which the part `bypass` passes untouched. */
export function overCoil(entering: AirState, apparatus: number, bypass: number, pressure: number): AirState {
  const surface = Math.min(entering.humidity, saturationHumidity(apparatus, pressure));
  return {
    dryBulb: apparatus + bypass * (entering.dryBulb - apparatus),
    humidity: surface + bypass * (entering.humidity - surface),
  };
}

/** Lower than this a coil would freeze. */
const coldest = 2;

/**
 * Apparatus dew point: where the line from a state, falling by `slope` kg/kg for each kelvin, meets saturation; undefined where it does so
 * only below what a coil can do, and the air would have to be heated again.
 */
export function apparatusDewPoint(from: AirState, slope: number, pressure: number): number | undefined {
  const above = (celsius: number) =>
    saturationHumidity(celsius, pressure) - (from.humidity - slope * (from.dryBulb - celsius));
  for (let high = from.dryBulb; high > coldest; high -= 0.5) {
    if (above(high - 0.5) > 0) continue;
    let [low, top] = [high - 0.5, high];
    for (let step = 0; step < 40; step += 1) {
      const middle = (low + top) / 2;
      if (above(middle) > 0) top = middle;
      else low = middle;
    }
    return (low + top) / 2;
  }
  return undefined;
}
