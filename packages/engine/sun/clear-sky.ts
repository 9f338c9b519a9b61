import { keysOf } from "@site/typed";
import { degrees } from "./position.ts";

/** The light in W/m²: the beam normal to the sun, and the diffuse light on a horizontal surface. */
export interface Sky {
  beam: number;
  diffuse: number;
}

export const extraterrestrial = (dayOfYear: number) =>
  1367 * (1 + 0.033 * Math.cos((2 * Math.PI * (dayOfYear - 3)) / 365));

/** Returns the air mass by Kasten and Young. The altitude is in radians. */
export const airMass = (altitude: number) =>
  1 / (Math.sin(altitude) + 0.50572 * (6.07995 + degrees(altitude)) ** -1.6364);

/**
 * The coefficients of 1, τb, τd and τb·τd in the formula of the air-mass exponents, by the handbook in which they first appeared. The
 * coefficients of 2013 are still valid. Some software libraries have a wrong minus at the last coefficient for the beam of 2013, which costs 7
 * to 9 W/m² in winter.
 */
const factors = {
  "2009": { beam: [1.219, -0.043, -0.151, -0.204], diffuse: [0.202, 0.852, -0.007, -0.357] },
  "2013": { beam: [1.454, -0.406, -0.268, 0.021], diffuse: [0.507, 0.205, -0.08, -0.19] },
} as const;
export type SkyFormula = keyof typeof factors;
export const skyFormulas = keysOf(factors);
export const usualSky: SkyFormula = "2013";

export function airMassExponents(taub: number, taud: number, formula = usualSky) {
  const { beam, diffuse } = factors[formula];
  const of = ([one, b, d, both]: readonly [number, number, number, number]) =>
    one + b * taub + d * taud + both * taub * taud;
  return { beam: of(beam), diffuse: of(diffuse) };
}

/** Computes ASHRAE's clear sky from two optical depths. The depths are valid for one place and for one formula. */
export function clearSky(dayOfYear: number, altitude: number, taub: number, taud: number, formula = usualSky): Sky {
  if (altitude <= 0) return { beam: 0, diffuse: 0 };
  const outside = extraterrestrial(dayOfYear);
  const mass = airMass(altitude);
  const exponent = airMassExponents(taub, taud, formula);
  return {
    beam: outside * Math.exp(-taub * mass ** exponent.beam),
    diffuse: outside * Math.exp(-taud * mass ** exponent.diffuse),
  };
}
