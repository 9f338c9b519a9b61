import { checkOpenings } from "./areas.ts";
import { boards } from "./boards.ts";
import type { FinishingInput } from "./input.ts";
import { paint } from "./paint.ts";
import type { Quantities } from "./quantity.ts";
import { tiles } from "./tiles.ts";

/** The version of the calculation. Raise it whenever a quantity changes for the same rooms. */
export const engineVersion = "1.0.0";

const reckon = { paint, tiles, boards };

export function quantities(input: FinishingInput): Quantities {
  checkOpenings(input);
  return reckon[input.work](input);
}
