import { floorOf, sum, wallsOf } from "./areas.ts";
import type { FinishingInput } from "./input.ts";
import { exactQuantity, pieces, type Quantities, quantityBetween } from "./quantity.ts";

/** The tolerance of the area that a litre covers, plus or minus, in m². Surfaces of the same kind differ by this much. */
const spreadBand = 1;

export function paint(input: FinishingInput): Quantities {
  const { rooms, ceilings, coats, spread, primer, primerSpread, paintWaste, tin } = input;
  const area = sum(rooms, wallsOf) + (ceilings ? sum(rooms, floorOf) : 0);
  const litres = (rate: number, layers: number) => ((area * layers) / rate) * (1 + paintWaste / 100);
  const most = litres(spread - spreadBand, coats);
  return [
    quantityBetween("paint", litres(spread + spreadBand, coats), most, "litre"),
    pieces("tins", most / tin),
    ...(primer
      ? [quantityBetween("primer", litres(primerSpread + spreadBand, 1), litres(primerSpread - spreadBand, 1), "litre")]
      : []),
    exactQuantity("painted", area, "m2"),
  ];
}
