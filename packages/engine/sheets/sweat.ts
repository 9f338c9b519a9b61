import { flatThickness } from "../ducts/insulation.ts";
import { relativeHumidityAt } from "./moist-air.ts";

/** The conductivity in W/mK at 20 °C. Mineral wool and closed-cell foam are between 0.034 and 0.040. */
const conductivity = 0.036;
/** The heat transfer from a face to still air in W/m²K: values in use with BS 5422. */
const faces = { foil: 5.7, dull: 8, matt: 10 } as const;
export type Face = keyof typeof faces;
/** The thicknesses on the market in mm. */
const sold = [13, 19, 25, 32, 40, 50] as const;
/** The highest relative humidity for insulation. Above it the thickness grows without limit, so insulation alone is not enough. */
const mostHumidity = 0.9;

export interface SurroundingAir {
  dryBulb: number;
  dewPoint: number;
}

/** Returns the thickness of insulation on a duct in mm. It is infinite if the air is so humid that insulation alone is not enough. */
export const ductInsulation = (celsius: number, air: SurroundingAir, face: Face) =>
  relativeHumidityAt(air.dryBulb, air.dewPoint) > mostHumidity
    ? Number.POSITIVE_INFINITY
    : Math.max(0, 1000 * flatThickness(celsius, air, { conductivity, surface: faces[face] }));

/**
 * Returns the thickness of insulation on a pipe in mm, from the outer diameter of the pipe in mm. The outer radius r of the insulation satisfies
 * r ln(r / r1) = the thickness on a flat wall, where r1 is the radius of the pipe.
 */
export function pipeInsulation(celsius: number, air: SurroundingAir, face: Face, diameter: number): number {
  const flat = ductInsulation(celsius, air, face);
  const inner = diameter / 2;
  if (!Number.isFinite(flat)) return flat;
  let [low, high] = [inner, inner + flat];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (middle * Math.log(middle / inner) < flat) low = middle;
    else high = middle;
  }
  return (low + high) / 2 - inner;
}

/** Returns the next larger thickness on the market in mm, or undefined if one layer is not enough. */
export const nextSize = (millimetres: number) => sold.find((size) => size >= millimetres);
