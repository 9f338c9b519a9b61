import { keysOf } from "@site/typed";
import { dewPoint, humidityFromRelative, standardPressure } from "../air/psychrometrics.ts";
import { climateOf } from "../data/stations.ts";

const seaLevel = standardPressure(0);
const dewAt = (celsius: number, relative: number) =>
  dewPoint(humidityFromRelative(celsius, relative, seaLevel), seaLevel);
const { humid } = climateOf("dubai");

/** The air around a duct: dry bulb and dew point in °C. */
export const surroundings = {
  cooled: { dryBulb: 24, dewPoint: dewAt(24, 0.5) },
  void: { dryBulb: 30, dewPoint: dewAt(30, 0.6) },
  outside: { dryBulb: humid.dryBulb, dewPoint: humid.dewPoint },
} as const;
export type AroundId = keyof typeof surroundings;
export const aroundIds = keysOf(surroundings);

/** Two assumptions: the conductivity of mineral wool or closed-cell foam in W/mK, and the heat transfer from a foil face to still air in W/m²K. */
export const assumedInsulation = { conductivity: 0.038, surface: 6 } as const;
const thicknesses = [13, 25, 40, 50, 75] as const;

export interface Insulation {
  around: { dryBulb: number; dewPoint: number };
  /** The thickness (mm) that keeps the outer face just at the dew point. It is 0 if bare sheet metal stays dry. */
  least: number;
  /** The next larger thickness on the market in mm. Undefined if none is thick enough. */
  sold?: number;
}

/** Returns the thickness of insulation (m) on a flat wall that keeps its outer face just at the dew point of the air. */
export const flatThickness = (
  celsius: number,
  air: { dryBulb: number; dewPoint: number },
  { conductivity, surface }: { conductivity: number; surface: number },
) => (conductivity * (air.dewPoint - celsius)) / (surface * (air.dryBulb - air.dewPoint));

/** Computes the insulation of a duct that prevents condensation. The duct is treated as a flat wall. */
export function againstDew(celsius: number, around: AroundId): Insulation {
  const air = surroundings[around];
  if (celsius >= air.dewPoint) return { around: air, least: 0 };
  const least = 1000 * flatThickness(celsius, air, assumedInsulation);
  return { around: air, least, sold: thicknesses.find((thickness) => thickness >= least) };
}
