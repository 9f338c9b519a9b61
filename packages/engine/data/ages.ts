import { keysOf } from "@site/typed";
import type { FinishId, RoofId, WallId } from "./constructions.ts";
import type { GlassId } from "./glazing.ts";
import type { Confidence } from "./sources.ts";

/**
 * The typical construction of a building in the UAE, by its age. The walls and roofs of new buildings meet Dubai's limits of 0.57 and 0.30
 * W/m²K.
 */
export const ages = {
  new: {
    wall: "thermal-block",
    roof: "concrete-xps100",
    glass: "double-solar-control",
    airChanges: 0.2,
    roofFinish: "cool-roof",
    confidence: "medium",
  },
  "2000s": {
    wall: "thermal-block",
    roof: "concrete-xps50",
    glass: "double-tinted",
    airChanges: 0.5,
    roofFinish: "dusty-roof",
    confidence: "low",
  },
  older: {
    wall: "block-uninsulated",
    roof: "concrete-uninsulated",
    glass: "single-clear",
    airChanges: 1,
    roofFinish: "dusty-roof",
    confidence: "low",
  },
} as const satisfies Record<
  string,
  { wall: WallId; roof: RoofId; glass: GlassId; airChanges: number; roofFinish: FinishId; confidence: Confidence }
>;
export type AgeId = keyof typeof ages;
export const ageIds = keysOf(ages);
