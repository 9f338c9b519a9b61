import { keysOf } from "../typed.ts";

/** Shape of the angular transmittance in LBNL's simple window model: coefficients of cos θ to the powers 0 to 4. */
const curves = {
  A: [0, 3.36, -3.85, 1.49, 0.01],
  B: [0, 2.83, -2.42, 0.04, 0.55],
  D: [0, 2.85, -2.58, 0.4, 0.35],
  E: [0, 1.51, 2.49, -5.87, 2.88],
} satisfies Record<string, number[]>;
export type Curve = keyof typeof curves;
export const curveNames = keysOf(curves);

const at = (curve: Curve, cosine: number) =>
  curves[curve].reduce((sum, factor, power) => sum + factor * cosine ** power, 0);

/** SHGC at an angle over SHGC at normal incidence. */
export const beamRatio = (curve: Curve, cosine: number) =>
  cosine <= 0 ? 0 : Math.max(0, at(curve, cosine) / at(curve, 1));

/** The same ratio for light from the whole hemisphere: twice the integral of ratio × cosine, which has a closed form for a polynomial. */
export const diffuseRatio = (curve: Curve) =>
  (2 * curves[curve].reduce((sum, factor, power) => sum + factor / (power + 2), 0)) / at(curve, 1);

/** Interior attenuation: at profile angles of 0° and 60°, and for diffuse light. */
export interface Attenuation {
  level: number;
  steep: number;
  diffuse: number;
}

/** Linear in the profile angle up to 60°, which reproduces the published table. */
export const beamAttenuation = ({ level, steep }: Attenuation, profileDegrees: number) =>
  level + ((steep - level) * Math.min(Math.max(profileDegrees, 0), 60)) / 60;
