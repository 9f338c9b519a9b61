import { nth } from "@site/typed";
import { humidityFromWetBulb, saturationHumidity, standardPressure } from "../air/psychrometrics.ts";
import type { Climate } from "../data/stations.ts";
import { clearSky, type Sky } from "../sun/clear-sky.ts";
import { designSun, usualSun } from "../sun/design-sun.ts";
import { dayOfYear, type Sun } from "../sun/position.ts";
import { hourly, type Series } from "../walls/response.ts";

/** The difference between the day's peak and the air temperature, as a share of the daily range, at hours 1 to 24 of standard time. */
export const dailyFraction: Series = [
  0.88, 0.92, 0.95, 0.98, 1, 0.98, 0.91, 0.74, 0.55, 0.38, 0.23, 0.13, 0.05, 0, 0, 0.06, 0.14, 0.24, 0.39, 0.5, 0.59,
  0.68, 0.75, 0.82,
];

export const temperatures = (peak: number, range: number): number[] =>
  dailyFraction.map((fraction) => peak - range * fraction);

/**
 * The kind of day. `hot` is the hot day of a month; `humid` is the most humid day of the year, in the months when it occurs; `average` is the
 * average day of a month, for energy.
 */
export type DayKind = "hot" | "humid" | "average";

/** Outdoor conditions of a day, hour by hour. */
export interface Day {
  /** 1 to 12. */
  month: number;
  kind: DayKind;
  pressure: number;
  dryBulb: Series;
  /** kg/kg. */
  humidity: Series;
  sun: readonly Sun[];
  sky: readonly Sky[];
}

/** The months for which the humid day is calculated. They have the highest average dew points on this coast. */
export const humidMonths = [7, 8, 9];
const designDate = 21;
const allMonths = Array.from({ length: 12 }, (_, index) => index + 1);

const of = (months: Series, month: number) => nth(months, month - 1);

function clearDay(climate: Climate, month: number): Pick<Day, "month" | "pressure" | "sun" | "sky"> {
  const over = designSun[climate.sun ?? usualSun];
  const sun = hourly((index) => index + 1).map((hour) => over(climate, month, designDate, hour));
  const day = dayOfYear(month, designDate);
  return {
    month,
    pressure: standardPressure(climate.elevation),
    sun,
    sky: sun.map(({ altitude }) =>
      clearSky(day, altitude, of(climate.taub, month), of(climate.taud, month), climate.sky),
    ),
  };
}

function hotDay(climate: Climate, month: number): Day {
  const common = clearDay(climate, month);
  const dryBulb = temperatures(of(climate.dryBulb, month), of(climate.dryBulbRange, month));
  const wetBulb = temperatures(of(climate.wetBulb, month), of(climate.wetBulbRange, month));
  const humidity = dryBulb.map((celsius, hour) =>
    humidityFromWetBulb(celsius, Math.min(nth(wetBulb, hour), celsius), common.pressure),
  );
  return { ...common, kind: "hot", dryBulb, humidity };
}

/**
 * Makes the humid day of a month. The dew point stays the same all day. The published daily range is for the hot days of the month, so it is
 * reduced if the night would be colder than the dew point.
 */
function humidDay(climate: Climate, { dryBulb: peak, dewPoint }: NonNullable<Climate["humid"]>, month: number): Day {
  const common = clearDay(climate, month);
  const range = Math.min(of(climate.dryBulbRange, month), peak - dewPoint);
  const dryBulb = temperatures(peak, range);
  const moist = saturationHumidity(dewPoint, common.pressure);
  const humidity = dryBulb.map(() => moist);
  return { ...common, kind: "humid", dryBulb, humidity };
}

const known = new WeakMap<Climate, Day[]>();

/** Returns all days that are searched for a peak: the hot day of each month, then the humid days, if the design has any. */
export function designDays(climate: Climate): Day[] {
  const { humid } = climate;
  const days = known.get(climate) ?? [
    ...allMonths.map((month) => hotDay(climate, month)),
    ...(humid ? humidMonths.map((month) => humidDay(climate, humid, month)) : []),
  ];
  known.set(climate, days);
  return days;
}
