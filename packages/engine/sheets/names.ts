/** The local sheets: figures that the engine computes for a place, one kind for the question of each trade. */
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
