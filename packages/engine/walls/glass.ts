import { keysOf } from "@site/typed";

/** The shape of the angular transmittance in LBNL's simple window model: the coefficients of cos θ to the powers 0 to 4. */
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

/** Returns the SHGC at an angle of incidence, divided by the SHGC at normal incidence. */
export const beamRatio = (curve: Curve, cosine: number) =>
  cosine <= 0 ? 0 : Math.max(0, at(curve, cosine) / at(curve, 1));

/**
 * Returns the SHGC for light from the whole hemisphere, divided by the SHGC at normal incidence. It is twice the integral of `beamRatio` ×
 * cosine, which has a closed form for a polynomial.
 */
export const diffuseRatio = (curve: Curve) =>
  (2 * curves[curve].reduce((sum, factor, power) => sum + factor / (power + 2), 0)) / at(curve, 1);

/**
 * The angles from the normal at which tables print the SHGC of a glazing. `AngularTable` contains the SHGC at these angles, and for light from
 * the whole hemisphere.
 */
export const tableAngles = [0, 40, 50, 60, 70, 80] as const;
export interface AngularTable {
  beam: readonly number[];
  diffuse: number;
}

/** Interpolates linearly between the printed angles, and down to zero at 90°. */
export function tableAt({ beam }: AngularTable, cosine: number): number {
  const angle = (Math.acos(Math.min(1, Math.max(0, cosine))) * 180) / Math.PI;
  const angles = [...tableAngles, 90];
  const values = [...beam, 0];
  const next = Math.max(
    1,
    angles.findIndex((one) => one >= angle),
  );
  const [from, to] = [angles[next - 1] ?? 0, angles[next] ?? 90];
  const [low, high] = [values[next - 1] ?? 0, values[next] ?? 0];
  return low + ((high - low) * (angle - from)) / (to - from);
}

/** The interior attenuation of a blind: at profile angles of 0° (`level`) and 60° (`steep`), and for diffuse light. */
export interface Attenuation {
  level: number;
  steep: number;
  diffuse: number;
  /** The values at each of the profile steps. They replace `level` and `steep`. */
  beam?: readonly number[];
}

/** The step of the profile angles from 0° to 90°, in degrees. */
export const profileStep = 5;
export const profileSteps = 90 / profileStep + 1;

/**
 * Interpolates the attenuation linearly between the profile steps. If there are no steps, it is linear up to 60°, which reproduces the published
 * table.
 */
export function beamAttenuation({ level, steep, beam }: Attenuation, profileDegrees: number) {
  const angle = Math.max(profileDegrees, 0);
  if (!beam) return level + ((steep - level) * Math.min(angle, 60)) / 60;
  const at = Math.min(Math.floor(angle / profileStep), profileSteps - 2);
  const [low = 0, high = 0] = beam.slice(at);
  return low + (high - low) * (angle / profileStep - at);
}
