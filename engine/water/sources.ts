import type { Confidence } from "../data/sources.ts";

/** What the figures of this calculator rest on; the words for each are in the page. */
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
  "floors",
  "practice",
] as const;
export type SourceId = (typeof sourceIds)[number];

export interface Sourced {
  source: SourceId;
  confidence: Confidence;
}
