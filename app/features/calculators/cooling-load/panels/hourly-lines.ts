import { sensibleParts } from "#engine/rooms/components.ts";

export const hourlySums = [
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

/** Every line of an hour: sensible, latent, and the sums in the order of the calculation. */
export const hourlyLineIds = [
  ...sensibleParts,
  ...(["peopleLatent", "equipmentLatent", "infiltrationLatent"] as const),
  ...hourlySums,
] as const;
