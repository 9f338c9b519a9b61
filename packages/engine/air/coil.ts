import type { AirState } from "./outdoor-air.ts";
import { enthalpy, heatCapacity, saturationHumidity } from "./psychrometrics.ts";

/** The enthalpy of condensate in J/kg: the heat that it takes out of the coil. */
const waterEnthalpy = (celsius: number) => 4186 * celsius;

export interface CoilWork {
  leaving: AirState;
  /** kg/s. */
  condensate: number;
  /** The total heat (W) that the coil takes out of the air, without the heat that leaves with the condensate. */
  total: number;
  sensible: number;
}

/** Computes the coil's work when it brings a flow of dry air (`mass`, kg/s) from one state to another. The condensate leaves at `drain` °C. */
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

/** Returns the air state behind a coil whose surface is at `apparatus` °C. The share `bypass` of the air does not touch the surface. */
export function overCoil(entering: AirState, apparatus: number, bypass: number, pressure: number): AirState {
  const surface = Math.min(entering.humidity, saturationHumidity(apparatus, pressure));
  return {
    dryBulb: apparatus + bypass * (entering.dryBulb - apparatus),
    humidity: surface + bypass * (entering.humidity - surface),
  };
}

/** The lowest temperature of a coil surface in °C. On a colder surface the condensate would freeze. */
const coldest = 2;

/**
 * Returns the apparatus dew point (°C): the temperature at which the process line of the air meets the saturation curve. The line starts at
 * `from` and falls by `slope` kg/kg per kelvin. Returns undefined if they meet only below the temperatures that a coil can reach: the air would
 * then have to be reheated.
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
