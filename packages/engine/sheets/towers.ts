import { enthalpy, saturationHumidity, wetBulb } from "../air/psychrometrics.ts";
import { humidityAtDew, seaLevel } from "./moist-air.ts";

/** In K: the water leaves this far above the wet bulb, and returns warmer by the range. */
const [approach, range] = [4, 5.5];
/** The heat rejected divided by the cooling, and how often the water is used before it is drained. */
const [rejected, cycles] = [1.18, 4];

/** °C, from dry bulb and dew point. */
export const wetBulbOf = (celsius: number, dewPoint: number) => wetBulb(celsius, humidityAtDew(dewPoint), seaLevel);

/** The temperature (°C) of the coldest water that a tower makes at a wet bulb. */
export const towerWater = (bulb: number) => bulb + approach;

/** The fresh water for a MWh of cooling in m³. The air leaves saturated at the middle of the range. */
export function makeUp(celsius: number, dewPoint: number): number {
  const entering = humidityAtDew(dewPoint);
  const out = towerWater(wetBulbOf(celsius, dewPoint)) + range / 2;
  const leaving = saturationHumidity(out, seaLevel);
  const kilogramsPerKilojoule = (1000 * (leaving - entering)) / (enthalpy(out, leaving) - enthalpy(celsius, entering));
  return (3600 * rejected * kilogramsPerKilojoule * cycles) / (cycles - 1);
}
