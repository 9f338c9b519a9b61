import { floorOf, sum, wallsOf } from "./areas.ts";
import type { FinishingInput } from "./input.ts";
import { exactQuantity, pieces, type Quantities, quantityBetween } from "./quantity.ts";

/** The tiles in per cent that are lost to cutting and breakage, by pattern. */
export const wasteOf = { straight: 7, diagonal: 12, patterned: 15 } as const;

/** kg per litre of grout. */
const groutDensity = 1.6;
/** The tolerance of the adhesive in kg/m², plus or minus. Flat floors need less, uneven floors need more. */
const adhesiveBand = 1;

export function tiles(input: FinishingInput): Quantities {
  const { rooms, surface, pattern, tileLength, tileWidth, joint, thickness, adhesive } = input;
  const area = (surface === "walls" ? 0 : sum(rooms, floorOf)) + (surface === "floor" ? 0 : sum(rooms, wallsOf));
  const waste = 1 + (input.tileWaste ?? wasteOf[pattern]) / 100;
  const laid = ((tileLength + joint) * (tileWidth + joint)) / 1e6;
  const grout = ((tileLength + tileWidth) / (tileLength * tileWidth)) * thickness * joint * groutDensity;
  return [
    pieces("tiles", (area * waste) / laid),
    exactQuantity("tileArea", area * waste, "m2"),
    quantityBetween("adhesive", area * Math.max(adhesive - adhesiveBand, 0), area * (adhesive + adhesiveBand), "kg", 0),
    exactQuantity("grout", area * grout, "kg"),
    exactQuantity("tiled", area, "m2"),
  ];
}
