import { standardPressure } from "../air/psychrometrics.ts";

/** The air properties that friction depends on: kg/m³ and Pa s. */
export interface Air {
  density: number;
  viscosity: number;
}

const gasConstant = 287.042;

/**
 * Dry air at a temperature (°C) and an altitude (m), with the viscosity by Sutherland's formula. Moisture would make it lighter by a percent or two.
 */
export function airAt(celsius: number, elevation: number): Air {
  const kelvin = celsius + 273.15;
  return {
    density: standardPressure(elevation) / (gasConstant * kelvin),
    viscosity: (1.458e-6 * kelvin ** 1.5) / (kelvin + 110.4),
  };
}

export const velocityPressure = (velocity: number, { density }: Air) => (density * velocity ** 2) / 2;
