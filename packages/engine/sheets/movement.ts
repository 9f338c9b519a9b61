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

/** K between a surface in the sun at the hottest hour and one under the sky at the coldest. */
export const outdoorSpan = ({ hottest, coldest }: Pick<Air, "hottest" | "coldest">) =>
  Math.max(...hottest) + (0.5 * 850) / 17 - 4 - (Math.min(...coldest) - 4);

/** K that a pipe indoors goes through. */
export const indoorSpan = 20;

/** mm that a length in metres changes if it is free to. */
export const movement = (material: Material, length: number, span: number) =>
  (expansions[material] * length * span) / 1000;

/** Metres between joints in the sun (7 elsewhere): the near end of what BS 5385-3 and TCNA EJ171 allow. */
export const jointSpacing = 3;

/** mm of a sealant that bears a quarter of its width, for a movement in mm. */
export const sealantWidth = (millimetres: number) => Math.max(6, 4 * millimetres);
