import { saturationHumidity, saturationPressure, standardPressure } from "../air/psychrometrics.ts";

/** The local sheets use the pressure at sea level everywhere. The real pressure of Al Ain would lower the wet bulb by only 0.1 K. */
export const seaLevel = standardPressure(0);

/** Returns the saturation pressure of water vapour in kPa. */
export const vapourPressure = (celsius: number) => saturationPressure(celsius) / 1000;

/** Returns the relative humidity as a share, from mean dry bulb and mean dew point. */
export const relativeHumidityAt = (celsius: number, dewPoint: number) =>
  vapourPressure(dewPoint) / vapourPressure(celsius);

/** Returns the humidity (kg/kg) of air with this dew point. */
export const humidityAtDew = (dewPoint: number) => saturationHumidity(dewPoint, seaLevel);
