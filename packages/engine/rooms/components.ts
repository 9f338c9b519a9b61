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

/** The sums of a day's loads, in the order in which they are calculated. */
export const loadSums = [
  "roomSensible",
  "roomLatent",
  "freshSensible",
  "freshLatent",
  "fan",
  "ducts",
  "coilSensible",
  "coilLatent",
  "coil",
] as const;
export type LoadSum = (typeof loadSums)[number];
