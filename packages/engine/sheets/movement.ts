import type { Air } from "../data/monthly-climate.ts";

/** The thermal expansion per kelvin, in millionths of the length. */
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

/**
 * Returns the range of temperature outdoors in K: from a surface in the sun at the hottest hour to a surface under the night sky at the coldest
 * hour.
 */
export const outdoorSpan = ({ hottest, coldest }: Pick<Air, "hottest" | "coldest">) =>
  Math.max(...hottest) + (0.5 * 850) / 17 - 4 - (Math.min(...coldest) - 4);

/** The range of temperature of a pipe indoors in K. */
export const indoorSpan = 20;

/** Returns the movement (mm) of a part that is free to move. Its length is in metres. */
export const movement = (material: Material, length: number, span: number) =>
  (expansions[material] * length * span) / 1000;

/** The distance (m) between joints in the sun: the smallest in the ranges of BS 5385-3 and TCNA EJ171. Elsewhere it is 7 m. */
export const jointSpacing = 3;

/** Returns the width (mm) of a sealant for a movement in mm. A sealant can move by a quarter of its width. */
export const sealantWidth = (millimetres: number) => Math.max(6, 4 * millimetres);
