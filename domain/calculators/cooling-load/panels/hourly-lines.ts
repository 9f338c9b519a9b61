import { loadSums, sensibleParts } from "@site/engine/rooms/components.ts";

/** The columns of the hourly table: the sensible parts, the latent parts, and the sums in the order of the calculation. */
export const hourlyLineIds = [
  ...sensibleParts,
  ...(["peopleLatent", "equipmentLatent", "infiltrationLatent"] as const),
  ...loadSums,
] as const;
