import type { Confidence } from "../data/sources.ts";

/** The sources of this calculator's figures. Their texts are in the content of the page. */
export const sourceIds = [
  "villas",
  "abuDhabiGuide",
  "bs6700",
  "ipc",
  "mains",
  "hotWater",
  "hse",
  "hazenWilliams",
  "pipes",
  "motors",
  "epanet",
  "floors",
  "practice",
] as const;
export type SourceId = (typeof sourceIds)[number];

export interface SourcedData {
  source: SourceId;
  confidence: Confidence;
}
