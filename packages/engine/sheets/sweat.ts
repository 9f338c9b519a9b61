import { flatThickness } from "../ducts/insulation.ts";
import { relativeHumidityAt } from "./moist-air.ts";

/** W/mK at 20 °C: mineral wool and closed-cell foam lie between 0.034 and 0.040. */
const conductivity = 0.036;
/** W/m²K from a face to still air: values in use with BS 5422. */
const faces = { foil: 5.7, dull: 8, matt: 10 } as const;
export type Face = keyof typeof faces;
/** mm on the market. */
const sold = [13, 19, 25, 32, 40, 50] as const;
/** Above this humidity the thickness grows without limit, so insulation alone is not enough. */
const mostHumidity = 0.9;

export interface SurroundingAir {
  dryBulb: number;
  dewPoint: number;
}

/** The thickness on a duct in mm. It is infinite if the air is so humid that insulation alone is not enough. */
export const ductInsulation = (celsius: number, air: SurroundingAir, face: Face) =>
  relativeHumidityAt(air.dryBulb, air.dewPoint) > mostHumidity
    ? Number.POSITIVE_INFINITY
    : Math.max(0, 1000 * flatThickness(celsius, air, { conductivity, surface: faces[face] }));

/** The thickness on a pipe in mm, by its outer diameter in mm: the radius r with r ln(r / r1) = the thickness on a flat wall. */
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

/** The next thickness on the market in mm; undefined if one layer is not enough. */
export const nextSize = (millimetres: number) => sold.find((size) => size >= millimetres);
