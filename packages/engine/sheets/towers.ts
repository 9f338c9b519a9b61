import { enthalpy, saturationHumidity, wetBulb } from "../air/psychrometrics.ts";
import { humidityAtDew, seaLevel } from "./moist-air.ts";

/** K: the water leaves this far above the wet bulb, and comes back warmer by the range. */
const [approach, range] = [4, 5.5];
/** Heat rejected over cooling, and how often the water is used before it is bled off. */
const [rejected, cycles] = [1.18, 4];

/** °C, from dry bulb and dew point. */
export const wetBulbOf = (celsius: number, dewPoint: number) => wetBulb(celsius, humidityAtDew(dewPoint), seaLevel);

/** °C of the coldest water that a tower makes at a wet bulb. */
export const towerWater = (bulb: number) => bulb + approach;

/** m³ of fresh water a MWh of cooling: the air leaves saturated in the middle of the range. */
export function makeUp(celsius: number, dewPoint: number): number {
  const entering = humidityAtDew(dewPoint);
  const out = towerWater(wetBulbOf(celsius, dewPoint)) + range / 2;
  const leaving = saturationHumidity(out, seaLevel);
  const kilogramsPerKilojoule = (1000 * (leaving - entering)) / (enthalpy(out, leaving) - enthalpy(celsius, entering));
  return (3600 * rejected * kilogramsPerKilojoule * cycles) / (cycles - 1);
}
