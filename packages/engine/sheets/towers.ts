import { enthalpy, saturationHumidity, wetBulb } from "../air/psychrometrics.ts";
import { humidityAtDew, seaLevel } from "./moist-air.ts";

/** The water leaves the tower above the wet bulb by `approach` (K), and returns warmer by `range` (K). */
const [approach, range] = [4, 5.5];
/** The heat that the tower rejects, divided by the cooling; and the number of times that the water is used before it is drained. */
const [rejected, cycles] = [1.18, 4];

/** Returns the wet bulb in °C, from dry bulb and dew point. */
export const wetBulbOf = (celsius: number, dewPoint: number) => wetBulb(celsius, humidityAtDew(dewPoint), seaLevel);

/** Returns the temperature (°C) of the coldest water that a tower makes at a wet bulb. */
export const towerWater = (bulb: number) => bulb + approach;

/**
 * Returns the fresh water (m³) for a MWh of cooling. The air is assumed to leave saturated, at the middle of the temperature range of the water.
 */
export function makeUp(celsius: number, dewPoint: number): number {
  const entering = humidityAtDew(dewPoint);
  const out = towerWater(wetBulbOf(celsius, dewPoint)) + range / 2;
  const leaving = saturationHumidity(out, seaLevel);
  const kilogramsPerKilojoule = (1000 * (leaving - entering)) / (enthalpy(out, leaving) - enthalpy(celsius, entering));
  return (3600 * rejected * kilogramsPerKilojoule * cycles) / (cycles - 1);
}
