import { loadSums, sensibleParts } from "@site/engine/rooms/components.ts";

/** Every line of an hour: sensible, latent, and the sums in the order of the calculation. */
export const hourlyLineIds = [
  ...sensibleParts,
  ...(["peopleLatent", "equipmentLatent", "infiltrationLatent"] as const),
  ...loadSums,
] as const;
