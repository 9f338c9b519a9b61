import type { AirState } from "./outdoor-air.ts";
import { enthalpy, heatCapacity, saturationHumidity } from "./psychrometrics.ts";

/** J/kg: the heat that leaves with the condensate. */
const waterEnthalpy = (celsius: number) => 4186 * celsius;

export interface CoilWork {
  leaving: AirState;
  /** kg/s. */
  condensate: number;
  /** The work (W) of bringing a flow of dry air (kg/s) from one state to another. The condensate leaves at `drain` °C. */
  total: number;
  sensible: number;
}

/** The work of bringing a flow of dry air (kg/s) from one state to another. The condensate leaves at `drain` °C. */
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

/** Air behind a coil whose surface is at `apparatus` °C. The share `bypass` of the air does not touch the surface. */
export function overCoil(entering: AirState, apparatus: number, bypass: number, pressure: number): AirState {
  const surface = Math.min(entering.humidity, saturationHumidity(apparatus, pressure));
  return {
    dryBulb: apparatus + bypass * (entering.dryBulb - apparatus),
    humidity: surface + bypass * (entering.humidity - surface),
  };
}

/** In °C. The surface of a colder coil would freeze. */
const coldest = 2;

/**
 * Apparatus dew point: the point at which the line that starts at a state and falls by `slope` kg/kg per kelvin meets saturation. Undefined if that
 * is only below the temperatures that a coil can reach: the air would then have to be reheated.
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
