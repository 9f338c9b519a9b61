import { checkOpenings } from "./areas.ts";
import { boards } from "./boards.ts";
import type { FinishingInput } from "./input.ts";
import { paint } from "./paint.ts";
import type { Quantity } from "./quantity.ts";
import { tiles } from "./tiles.ts";

/** Raised whenever a quantity changes for the same rooms. */
export const engineVersion = "1.0.0";

const reckon = { paint, tiles, boards };

/** What the work takes; first what is bought first. */
export function quantities(input: FinishingInput): readonly [Quantity, ...Quantity[]] {
  checkOpenings(input);
  return reckon[input.work](input) as [Quantity, ...Quantity[]];
}
