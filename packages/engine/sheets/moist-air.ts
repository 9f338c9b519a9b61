import { saturationHumidity, saturationPressure, standardPressure } from "../air/psychrometrics.ts";

/** The sheets use the pressure at sea level everywhere: the real pressure of Al Ain would lower the wet bulb by 0.1 K. */
export const seaLevel = standardPressure(0);

/** kPa. */
export const vapourPressure = (celsius: number) => saturationPressure(celsius) / 1000;

/** A share, computed from mean dry bulb and mean dew point. */
export const relativeHumidityAt = (celsius: number, dewPoint: number) =>
  vapourPressure(dewPoint) / vapourPressure(celsius);

/** kg/kg. */
export const humidityAtDew = (dewPoint: number) => saturationHumidity(dewPoint, seaLevel);
