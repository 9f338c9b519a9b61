import type { Breakdown } from "../rooms/load.ts";

/** The smallest sensible share of a load that usual units can treat. If the share is smaller, they cool the room without drying it enough. */
const leastSensible = 0.6;

/**
 * Tells whether outdoor air needs a separate unit. It does if the coil's load is too moist for usual units, and would be drier without the
 * outdoor air.
 */
export function freshAirApart({ coil, coilSensible, freshSensible, freshLatent }: Breakdown): boolean {
  const rest = coil - freshSensible - freshLatent;
  const isMoist = coil > 0 && coilSensible < leastSensible * coil;
  return isMoist && freshLatent > 0 && (rest <= 0 || (coilSensible - freshSensible) * coil > coilSensible * rest);
}
