import { degrees } from "./position.ts";

/** W/m², normal to the beam, and the diffuse part on the horizontal. */
export interface Sky {
  beam: number;
  diffuse: number;
}

export const extraterrestrial = (dayOfYear: number) =>
  1367 * (1 + 0.033 * Math.cos((2 * Math.PI * (dayOfYear - 3)) / 365));

/** By Kasten and Young; altitude in radians. */
export const airMass = (altitude: number) =>
  1 / (Math.sin(altitude) + 0.50572 * (6.07995 + degrees(altitude)) ** -1.6364);

/** Both exponents have a positive product term. Some libraries have a minus in the first one, which costs 7 to 9 W/m² in winter. */
export const airMassExponents = (taub: number, taud: number) => ({
  beam: 1.454 - 0.406 * taub - 0.268 * taud + 0.021 * taub * taud,
  diffuse: 0.507 + 0.205 * taub - 0.08 * taud - 0.19 * taub * taud,
});

/** The clear-sky model of ASHRAE since 2013. */
export function clearSky(dayOfYear: number, altitude: number, taub: number, taud: number): Sky {
  if (altitude <= 0) return { beam: 0, diffuse: 0 };
  const outside = extraterrestrial(dayOfYear);
  const mass = airMass(altitude);
  const exponent = airMassExponents(taub, taud);
  return {
    beam: outside * Math.exp(-taub * mass ** exponent.beam),
    diffuse: outside * Math.exp(-taud * mass ** exponent.diffuse),
  };
}
