import { keysOf } from "@site/typed";
import { dewPoint, humidityFromRelative, standardPressure } from "../air/psychrometrics.ts";
import { climateOf } from "../data/stations.ts";

const seaLevel = standardPressure(0);
const dewAt = (celsius: number, relative: number) =>
  dewPoint(humidityFromRelative(celsius, relative, seaLevel), seaLevel);
const { humid } = climateOf("dubai");

/** Temperature of the air around a duct, °C. */
export const surroundings = {
  cooled: { dryBulb: 24, dewPoint: dewAt(24, 0.5) },
  void: { dryBulb: 30, dewPoint: dewAt(30, 0.6) },
  outside: { dryBulb: humid.dryBulb, dewPoint: humid.dewPoint },
} as const;
export type AroundId = keyof typeof surroundings;
export const aroundIds = keysOf(surroundings);

/**
 * The conductivity of mineral wool or closed-cell foam in W/mK, and the heat transfer from a foil face to still air in W/m²K. Both are assumptions.
 */
export const assumedInsulation = { conductivity: 0.038, surface: 6 } as const;
const thicknesses = [13, 25, 40, 50, 75] as const;

export interface Insulation {
  around: { dryBulb: number; dewPoint: number };
  /** The thickness in mm that keeps the outer face at the dew point; 0 if bare sheet metal stays dry. */
  least: number;
  /** The next thickness on the market, in mm. */
  sold?: number;
}

/** The thickness of insulation (m) on a flat wall that keeps its outer face at the dew point of the air. */
export const flatThickness = (
  celsius: number,
  air: { dryBulb: number; dewPoint: number },
  { conductivity, surface }: { conductivity: number; surface: number },
) => (conductivity * (air.dewPoint - celsius)) / (surface * (air.dryBulb - air.dewPoint));

/** The insulation thickness at which no condensation forms, calculated as for a flat wall. */
export function againstDew(celsius: number, around: AroundId): Insulation {
  const air = surroundings[around];
  if (celsius >= air.dewPoint) return { around: air, least: 0 };
  const least = 1000 * flatThickness(celsius, air, assumedInsulation);
  return { around: air, least, sold: thicknesses.find((thickness) => thickness >= least) };
}
