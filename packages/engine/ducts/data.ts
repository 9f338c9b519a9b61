import { keysOf } from "@site/typed";
import type { Confidence } from "../data/sources.ts";
import type { ShapeId } from "./sections.ts";

/** The sources of the figures. Their texts are in the content of the page. */
export const sourceIds = ["roughness", "panels", "noise", "huebscher", "oval", "round", "practice"] as const;
export type SourceId = (typeof sourceIds)[number];

interface Material {
  /** The roughness in mm. */
  roughness: number;
  source: SourceId;
  confidence: Confidence;
}

export const materials = {
  galvanised: { roughness: 0.09, source: "roughness", confidence: "medium" },
  smooth: { roughness: 0.05, source: "roughness", confidence: "medium" },
  panel: { roughness: 0.2, source: "panels", confidence: "medium" },
  lined: { roughness: 0.9, source: "roughness", confidence: "medium" },
  flexible: { roughness: 0.9, source: "roughness", confidence: "medium" },
} as const satisfies Record<string, Material>;
export type MaterialId = keyof typeof materials;
export const materialIds = keysOf(materials);

/** The largest velocity (m/s) in a main duct by its location, for a room with a noise rating RC(N) of 25, 35 or 45: [round, rectangular]. */
const mainVelocity = {
  shaft: { rc25: [12.7, 8.6], rc35: [17.8, 12.7], rc45: [25.4, 17.8] },
  ceiling: { rc25: [10.2, 6.1], rc35: [15.2, 8.9], rc45: [22.9, 12.7] },
  room: { rc25: [8.6, 4.8], rc35: [13.2, 7.4], rc45: [19.8, 10.2] },
} as const;
export type PlaceId = keyof typeof mainVelocity;
export const placeIds = keysOf(mainVelocity);
export type QuietId = keyof (typeof mainVelocity)["shaft"];
export const quietIds = keysOf(mainVelocity.shaft);

/** The allowed velocity as a share of the velocity in the main. `runout` is the last duct before an outlet. */
const partOfMain = { main: 1, branch: 0.8, runout: 0.5 } as const;
export type PartId = keyof typeof partOfMain;
export const partIds = keysOf(partOfMain);

/**
 * Returns the velocity limit (m/s) for a noise rating. The source covers round and rectangular ducts. A flat oval has the limit of a rectangular
 * duct, which is the lower limit.
 */
export const quietVelocity = (shape: ShapeId, place: PlaceId, quiet: QuietId, part: PartId) =>
  mainVelocity[place][quiet][shape === "round" ? 0 : 1] * partOfMain[part];

/** The diameters of EN 1506 in mm. Larger ducts have steps of 100 mm. */
export const roundSizes = [
  63, 80, 100, 125, 150, 160, 200, 250, 300, 315, 355, 400, 450, 500, 560, 630, 710, 800, 900, 1000, 1120, 1250,
] as const;
/** The step (mm) in which workshops make the sides of sheet-metal ducts. */
export const sheetStep = 50;
export const leastSide = 100;

/**
 * Limits of the aspect ratio. Above 4, a duct costs more sheet metal and fan power than it saves in height. Above 8 the friction formula was
 * never measured.
 */
export const aspectLimits = { advised: 4, most: 8 } as const;

/** The usual range of friction (Pa/m) in low-pressure ducts. */
export const usualFriction = [0.6, 1.0] as const;

/**
 * The usual velocities (m/s) in low-pressure ducts of homes and offices, from practice. They are shown for comparison and not used in a
 * calculation.
 */
export const usualVelocity: Record<PartId, readonly [number, number]> = {
  main: [5, 7.5],
  branch: [3, 5],
  runout: [2, 3],
};
