import type { LostReason } from "./types.ts";

export const lostReasons = [
  "price",
  "timing",
  "no-answer",
  "area",
  "not-our-work",
  "withdrawn",
  "other",
] as const satisfies readonly LostReason[];
