import type { AnnualDesign } from "../data/annual-design.ts";

/** The highest temperature (°C) that the insulation withstands. */
export const insulations = { pvc: 70, xlpe: 90 } as const;
export type Insulation = keyof typeof insulations;

/** The surrounding temperature (°C) for which a cable is rated. */
const references = { air: 30, soil: 20 } as const;
export type Medium = keyof typeof references;

/**
 * Returns the share of its rated current that a cable keeps at a temperature, as in BS 7671 tables 4B1 (air) and 4B2 (soil). It is never more
 * than 1.
 */
export function cableFactor(celsius: number, insulation: Insulation, medium: Medium = "air"): number {
  const [limit, reference] = [insulations[insulation], references[medium]];
  return Math.min(1, Math.sqrt(Math.max(0, limit - celsius) / (limit - reference)));
}

/** The rated current (A) of the cable in the local sheet. */
export const ratedCurrent = 32;

export interface Run {
  medium: Medium;
  celsius: number;
}

/** The places where cables run, and their temperature on the hot design day. */
export const runs = ({ hot }: AnnualDesign) =>
  ({
    "cooled-void": { medium: "air", celsius: 35 },
    "roof-shade": { medium: "air", celsius: hot.dryBulb },
    "roof-void": { medium: "air", celsius: 50 },
    "roof-sun": { medium: "air", celsius: hot.dryBulb + 15 },
    soil: { medium: "soil", celsius: 35 },
  }) as const satisfies Record<string, Run>;
export const runIds = ["cooled-void", "roof-shade", "roof-void", "roof-sun", "soil"] as const;
