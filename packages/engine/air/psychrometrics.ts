/**
 * Properties of moist air, by the equations of ASHRAE Fundamentals chapter 1 (Hyland and Wexler). The units are °C, Pa, kg/kg, J/kg, and m³/kg
 * of dry air.
 */
export const standardPressure = (elevation: number) => 101325 * (1 - 2.25577e-5 * elevation) ** 5.2559;

export function saturationPressure(celsius: number): number {
  const t = celsius + 273.15;
  return celsius <= 0.01
    ? Math.exp(
        -5674.5359 / t +
          6.3925247 -
          9.677843e-3 * t +
          6.2215701e-7 * t ** 2 +
          2.0747825e-9 * t ** 3 -
          9.484024e-13 * t ** 4 +
          4.1635019 * Math.log(t),
      )
    : Math.exp(
        -5800.2206 / t +
          1.3914993 -
          4.8640239e-2 * t +
          4.1764768e-5 * t ** 2 -
          1.4452093e-8 * t ** 3 +
          6.5459673 * Math.log(t),
      );
}

const humidityAt = (vapour: number, pressure: number) => (0.621945 * vapour) / (pressure - vapour);

export const saturationHumidity = (celsius: number, pressure: number) =>
  humidityAt(saturationPressure(celsius), pressure);

export const humidityFromRelative = (celsius: number, relative: number, pressure: number) =>
  humidityAt(relative * saturationPressure(celsius), pressure);

export function relativeHumidity(celsius: number, humidity: number, pressure: number) {
  return (pressure * humidity) / (0.621945 + humidity) / saturationPressure(celsius);
}

export function humidityFromWetBulb(celsius: number, wetBulb: number, pressure: number): number {
  const saturated = saturationHumidity(wetBulb, pressure);
  const humidity =
    wetBulb >= 0
      ? ((2501 - 2.326 * wetBulb) * saturated - 1.006 * (celsius - wetBulb)) / (2501 + 1.86 * celsius - 4.186 * wetBulb)
      : ((2830 - 0.24 * wetBulb) * saturated - 1.006 * (celsius - wetBulb)) / (2830 + 1.86 * celsius - 2.1 * wetBulb);
  return Math.max(1e-7, humidity);
}

export const enthalpy = (celsius: number, humidity: number) =>
  1000 * (1.006 * celsius + humidity * (2501 + 1.86 * celsius));

export const specificVolume = (celsius: number, humidity: number, pressure: number) =>
  (287.042 * (celsius + 273.15) * (1 + 1.607858 * humidity)) / pressure;

/** Returns the heat capacity of moist air in J/K for each kilogram of dry air. */
export const heatCapacity = (humidity: number) => 1006 + 1860 * humidity;

/** Returns the enthalpy of water vapour at a temperature, in J/kg. */
export const vapourEnthalpy = (celsius: number) => 1000 * (2501 + 1.86 * celsius);

/** Finds, by bisection, the temperature at which a rising function reaches zero. */
function rootBetween(low: number, high: number, rising: (celsius: number) => number) {
  let [from, to] = [low, high];
  for (let step = 0; step < 50; step += 1) {
    const middle = (from + to) / 2;
    if (rising(middle) < 0) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}

export const dewPoint = (humidity: number, pressure: number) =>
  rootBetween(-90, 99, (celsius) => saturationHumidity(celsius, pressure) - humidity);

export const wetBulb = (celsius: number, humidity: number, pressure: number) =>
  rootBetween(dewPoint(humidity, pressure), celsius, (bulb) => humidityFromWetBulb(celsius, bulb, pressure) - humidity);
