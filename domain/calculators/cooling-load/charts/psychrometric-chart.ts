import type { AirState } from "@site/engine/air/outdoor-air.ts";
import {
  dewPoint,
  enthalpy,
  humidityFromRelative,
  relativeHumidity,
  wetBulb,
} from "@site/engine/air/psychrometrics.ts";
import type { Process } from "@site/engine/air/supply.ts";
import { type Span, ticks } from "../../kit/charts/scale.ts";

/**
 * The states of the air on its way from outdoors into the room. It is mixed with room air, cooled by the coil, and warmed slightly by fan and
 * ducts.
 */
export type PointId = "outside" | "inside" | "mixed" | "coil" | "supply";
export type Points = Partial<Record<PointId, AirState>>;

/** The smallest warming by fan and ducts in K that the chart shows. A smaller warming would not be visible. */
const seen = 0.1;

export function pointsOf({ outside, inside, mixed, supply, work }: Process): Points {
  return {
    outside,
    mixed,
    ...(supply.dryBulb - work.leaving.dryBulb > seen && { coil: work.leaving }),
    supply,
    inside,
  };
}

/** Returns axes that contain all points, in °C and g/kg. */
export function axesFor(points: Points): { across: number[]; up: number[] } {
  const states = Object.values(points);
  const warm = states.map(({ dryBulb }) => dryBulb);
  const moist = states.map(({ humidity }) => 1000 * humidity);
  const [low, high] = [
    Math.min(5, ...warm.map((celsius) => celsius - 3)),
    Math.max(45, ...warm.map((celsius) => celsius + 2)),
  ];
  return { across: ticks(low, high, 9), up: ticks(0, Math.max(20, ...moist.map((grams) => grams + 2)), 6) };
}

/** The number of straight pieces in a curve. It is enough to keep the drawn curve within half a pixel of the exact curve. */
const steps = 16;

/** Returns points on a line of constant relative humidity, in °C and g/kg, up to the point where the line leaves the chart. */
export function relativeLine(relative: number, [low, high]: Span, most: number, pressure: number): [number, number][] {
  const grams = (celsius: number) => 1000 * humidityFromRelative(celsius, relative, pressure);
  const end = grams(high) <= most ? high : dewPointAt(relative, most, pressure);
  return Array.from({ length: steps + 1 }, (_, index) => {
    const celsius = low + (index / steps) * (end - low);
    return [celsius, grams(celsius)];
  });
}

/** Returns the temperature at which air of this relative humidity contains `grams` g/kg of moisture, found by bisection. */
function dewPointAt(relative: number, grams: number, pressure: number) {
  let [low, high] = [dewPoint(grams / 1000, pressure), 99];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (1000 * humidityFromRelative(middle, relative, pressure) < grams) low = middle;
    else high = middle;
  }
  return low;
}

/** Returns the properties of air that an engineer reads from the chart, in °C, %, g/kg and kJ/kg. */
export const stateOf = ({ dryBulb, humidity }: AirState, pressure: number) => ({
  dryBulb,
  wetBulb: wetBulb(dryBulb, humidity, pressure),
  relative: 100 * relativeHumidity(dryBulb, humidity, pressure),
  grams: 1000 * humidity,
  enthalpy: enthalpy(dryBulb, humidity) / 1000,
});
