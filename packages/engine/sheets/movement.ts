import type { Air } from "../data/monthly-climate.ts";

/** Expansion per kelvin, in millionths. */
export const expansions = {
  concrete: 11,
  porcelain: 6.5,
  block: 9,
  gypsum: 16,
  glass: 9,
  steel: 12,
  copper: 17,
  aluminium: 23.5,
  "pvc-u": 70,
  "pp-r": 150,
  "pp-r-fibre": 40,
  pe: 180,
} as const;
export type Material = keyof typeof expansions;

/** The K between a surface in the sun at the hottest hour and one under the sky at the coldest. */
export const outdoorSpan = ({ hottest, coldest }: Pick<Air, "hottest" | "coldest">) =>
  Math.max(...hottest) + (0.5 * 850) / 17 - 4 - (Math.min(...coldest) - 4);

/** The range of temperature of a pipe indoors in K. */
export const indoorSpan = 20;

/** The movement in mm of a length in metres that is free to move. */
export const movement = (material: Material, length: number, span: number) =>
  (expansions[material] * length * span) / 1000;

/** The metres between joints in the sun (7 elsewhere): the smallest distance in the ranges of BS 5385-3 and TCNA EJ171. */
export const jointSpacing = 3;

/** The width in mm of a sealant for a movement in mm. A sealant can move by a quarter of its width. */
export const sealantWidth = (millimetres: number) => Math.max(6, 4 * millimetres);
