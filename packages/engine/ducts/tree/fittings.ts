import { keysOf } from "@site/typed";
import type { Confidence } from "../../data/sources.ts";

/** The sources of the coefficients. Their texts are in the content of the page. */
export const fittingSourceIds = ["idelchik", "elbows", "dampers"] as const;
export type FittingSourceId = (typeof fittingSourceIds)[number];

interface Fitting {
  /** The loss coefficients of the fitting in a round and in a rectangular duct. They are multiplied by the velocity pressure in the fitting. */
  round: number;
  rectangular: number;
  source: FittingSourceId;
  confidence: Confidence;
}

/**
 * Bends of 90° with a square or round section. The centre line of a `smooth` bend has a radius of 1.5 widths, that of a `short` bend a radius of
 * one width.
 */
export const bends = {
  smooth: { round: 0.15, rectangular: 0.17, source: "elbows", confidence: "medium" },
  short: { round: 0.22, rectangular: 0.21, source: "elbows", confidence: "medium" },
  vanes: { round: 0.33, rectangular: 0.33, source: "elbows", confidence: "low" },
  mitre: { round: 1.2, rectangular: 1.2, source: "elbows", confidence: "medium" },
} as const satisfies Record<string, Fitting>;
export type BendId = keyof typeof bends;
export const bendIds = keysOf(bends);

/** Dampers, fully open: a disc in a round duct, several blades in a rectangular duct. The curtain of a fire damper is outside the air flow. */
export const dampers = {
  damper: { round: 0.2, rectangular: 0.52, source: "dampers", confidence: "low" },
  fire: { round: 0.12, rectangular: 0.19, source: "dampers", confidence: "low" },
} as const satisfies Record<string, Fitting>;

/** A gradual reduction. Its coefficient is multiplied by the velocity pressure behind it. */
export const reducer = { coefficient: 0.05, source: "elbows", confidence: "medium" } as const;

/** The beginning of a section: straight on, or as a branch at an angle (degrees). */
export const beginnings = { straight: 0, branch45: 45, branch90: 90 } as const;
export type TreeBeginning = keyof typeof beginnings;
export const beginningIds = keysOf(beginnings);

/** The pressure that is lost in a straight passage or a gradual widening, as a share of the velocity pressure of the change in velocity. */
const passageShare = 0.4;

/** The duct before or behind a junction: velocity in m/s, area in m², velocity pressure in Pa. */
export interface Side {
  velocity: number;
  area: number;
  velocityPressure: number;
}

/**
 * Returns the loss of total pressure (Pa) from the duct before a junction to the duct behind it, by Idelchik's formulas for dividing flow.
 * Idelchik has factors for the shape of a junction. The largest factor is used, so the loss is rather too high.
 */
export function junctionLoss(beginning: TreeBeginning, before: Side, behind: Side): number {
  const ratio = behind.velocity / before.velocity;
  if (beginning !== "straight") {
    const turned = 2 * ratio * Math.cos((beginnings[beginning] * Math.PI) / 180);
    return before.velocityPressure * (1 + ratio ** 2 - turned);
  }
  const passage = ratio < 1 ? passageShare * (1 - ratio) ** 2 * before.velocityPressure : 0;
  const narrower = behind.area < before.area * (1 - 1e-9);
  return passage + (narrower ? reducer.coefficient * behind.velocityPressure : 0);
}
