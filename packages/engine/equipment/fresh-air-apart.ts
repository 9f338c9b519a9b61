import type { Breakdown } from "../rooms/load.ts";

/** The least sensible share of usual units. Below it they cool a room without drying it enough. */
const leastSensible = 0.6;

/** Tells whether outdoor air needs a unit of its own: the coil's load is too moist for usual units, and would be drier without the outdoor air. */
export function freshAirApart({ coil, coilSensible, freshSensible, freshLatent }: Breakdown): boolean {
  const rest = coil - freshSensible - freshLatent;
  const isMoist = coil > 0 && coilSensible < leastSensible * coil;
  return isMoist && freshLatent > 0 && (rest <= 0 || (coilSensible - freshSensible) * coil > coilSensible * rest);
}
