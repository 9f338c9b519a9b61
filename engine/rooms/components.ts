/** The parts of a sensible load, in the order in which charts stack them. */
export const sensibleParts = [
  "walls",
  "roof",
  "neighbours",
  "glassConduction",
  "glassSun",
  "people",
  "lights",
  "equipment",
  "infiltration",
] as const;
export type SensiblePart = (typeof sensibleParts)[number];

export const latentParts = ["people", "equipment", "infiltration"] as const;
export type LatentPart = (typeof latentParts)[number];

export type SensibleLoads = Record<SensiblePart, number[]>;
export type LatentLoads = Record<LatentPart, number[]>;
