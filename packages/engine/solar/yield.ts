import { nth } from "@site/typed";
import { averageDays } from "../data/average-days.ts";
import { sunOf, suns } from "../data/monthly-climate.ts";
import { type CityId, climateOf } from "../data/stations.ts";
import { cosineOfIncidence } from "../sun/irradiance.ts";
import { radians } from "../sun/position.ts";
import { averageYear, daysInMonth } from "../weather/average-year.ts";

/** The losses of the PVWatts model as shares, which are applied one after the other. */
export const usualLosses = {
  soiling: 0.02,
  shading: 0.03,
  snow: 0,
  mismatch: 0.02,
  wiring: 0.02,
  connections: 0.005,
  lightInduced: 0.015,
  nameplate: 0.01,
  age: 0,
  availability: 0.03,
};

export const totalLoss = (losses: Record<string, number>) =>
  1 - Object.values(losses).reduce((left, loss) => left * (1 - loss), 1);

export interface SolarArray {
  /** Degrees. A tilt of 0 is flat, and the bearing is clockwise from north. */
  tilt: number;
  facing: number;
  losses: number;
}

const inverter = 0.96;
const panelsPerInverter = 1.2;
const perKelvin = -0.0035;
/** The heat loss of a panel in W/m²K, divided by the share of light that becomes heat in the panel. */
const cooling = 29 / 0.81;
const ground = 0.2;

/** Returns the light of a month in a city divided by the light in Dubai. Both are means on level ground. */
const besideDubai = (city: CityId, month: number) =>
  nth(suns[sunOf[city]].horizontal, month) / nth(suns[sunOf.dubai].horizontal, month);

/**
 * Computes the energy of each month in kWh per kWp. It uses Dubai's average days. Their light is multiplied by the ratio of the city's month to
 * Dubai's month, and the diffuse light is isotropic. The air temperature is that of Dubai everywhere.
 */
export function monthlyYield({ tilt, facing, losses }: SolarArray, city: CityId, place = climateOf(city)) {
  const surface = { tilt: radians(tilt), azimuth: radians(facing - 180) };
  return averageYear(place).map(({ dryBulb, sun, sky }, month) => {
    const global = averageDays.global[month] ?? [];
    const share = besideDubai(city, month);
    const watts = dryBulb.map((celsius, hour) => {
      const { beam, diffuse } = sky[hour] ?? { beam: 0, diffuse: 0 };
      const up = sun[hour] && sun[hour].altitude > 0 ? Math.max(0, cosineOfIncidence(sun[hour], surface)) : 0;
      const cosine = Math.cos(surface.tilt);
      const light = beam * up + (diffuse * (1 + cosine)) / 2 + ((global[hour] ?? 0) * ground * (1 - cosine)) / 2;
      const onPanel = light * share;
      const panel = celsius + onPanel / cooling;
      const direct = onPanel * (1 + perKelvin * (panel - 25)) * (1 - losses);
      return Math.min(direct * inverter, 1000 / panelsPerInverter);
    });
    return (nth(daysInMonth, month) * watts.reduce((sum, value) => sum + value, 0)) / 1000;
  });
}
