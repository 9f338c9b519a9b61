import type { Confidence } from "../data/sources.ts";
import { keysOf } from "../typed.ts";
import type { ShapeId } from "./sections.ts";

/** Their words are the page's. */
export const sourceIds = ["roughness", "panels", "noise", "huebscher", "oval", "round", "practice"] as const;
export type SourceId = (typeof sourceIds)[number];

interface Material {
  /** mm. */
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

/** m/s that a main duct may have where a room is to keep RC(N) 25, 35 or 45: [round, rectangular]. */
const mainVelocity = {
  shaft: { rc25: [12.7, 8.6], rc35: [17.8, 12.7], rc45: [25.4, 17.8] },
  ceiling: { rc25: [10.2, 6.1], rc35: [15.2, 8.9], rc45: [22.9, 12.7] },
  room: { rc25: [8.6, 4.8], rc35: [13.2, 7.4], rc45: [19.8, 10.2] },
} as const;
export type PlaceId = keyof typeof mainVelocity;
export const placeIds = keysOf(mainVelocity);
export type QuietId = keyof (typeof mainVelocity)["shaft"];
export const quietIds = keysOf(mainVelocity.shaft);

/** A branch takes four fifths of it, the last piece before an outlet half. */
const partOfMain = { main: 1, branch: 0.8, runout: 0.5 } as const;
export type PartId = keyof typeof partOfMain;
export const partIds = keysOf(partOfMain);

/** The source knows round and rectangular ducts; a flat oval is held to the stricter of the two. */
export const quietVelocity = (shape: ShapeId, place: PlaceId, quiet: QuietId, part: PartId) =>
  mainVelocity[place][quiet][shape === "round" ? 0 : 1] * partOfMain[part];

/** Diameters of EN 1506, mm; beyond them 100 mm steps. */
export const roundSizes = [
  63, 80, 100, 125, 150, 160, 200, 250, 300, 315, 355, 400, 450, 500, 560, 630, 710, 800, 900, 1000, 1120, 1250,
] as const;
/** mm: workshops fold sheet in these steps. */
export const sheetStep = 50;
export const leastSide = 100;

/** Where 4 is passed a duct costs more sheet and more fan than it saves in height; beyond 8 the formula was never measured. */
export const aspectLimits = { advised: 4, most: 8 } as const;

/** Pa/m between which low-pressure ducts are usually sized. */
export const usualFriction = [0.6, 1.0] as const;

/** m/s at which low-pressure ducts of homes and offices usually run: practice, to compare with and not to compute by. */
export const usualVelocity: Record<PartId, readonly [number, number]> = {
  main: [5, 7.5],
  branch: [3, 5],
  runout: [2, 3],
};
