/** The names of the local sheets. A local sheet has the figures that the engine computes for a place, and answers a question of one trade. */
export const sheetNames = [
  "rooms",
  "bill",
  "sweat",
  "fresh-air",
  "paint-window",
  "wood",
  "drying",
  "tank",
  "pool",
  "solar",
  "towers",
  "glare",
  "cable",
  "movement",
  "year",
] as const;
export type SheetName = (typeof sheetNames)[number];
