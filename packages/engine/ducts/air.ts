import { standardPressure } from "../air/psychrometrics.ts";

/** The properties of air on which friction depends: density in kg/m³ and viscosity in Pa s. */
export interface Air {
  density: number;
  viscosity: number;
}

const gasConstant = 287.042;

/**
 * Returns the properties of dry air at a temperature (°C) and an altitude (m), with the viscosity by Sutherland's formula. Moisture would make
 * the air one or two per cent lighter.
 */
export function airAt(celsius: number, elevation: number): Air {
  const kelvin = celsius + 273.15;
  return {
    density: standardPressure(elevation) / (gasConstant * kelvin),
    viscosity: (1.458e-6 * kelvin ** 1.5) / (kelvin + 110.4),
  };
}

export const velocityPressure = (velocity: number, { density }: Air) => (density * velocity ** 2) / 2;
