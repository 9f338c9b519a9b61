import { currentPrices } from "#site/content/prices.server.ts";
import { isQuotationUnit } from "../units.ts";
import type { LineForm } from "./draft.ts";
import { emptyLine } from "./draft.ts";

export type PriceChoice = { id: string; trade: string; name: string; line: Omit<LineForm, "id"> };

/** Returns the rows of the price list as lines of a quotation, at the lowest price of the row. A colleague adjusts them. */
export function priceChoices(): PriceChoice[] {
  return currentPrices().map(({ id, trade, name, unit, from }) => ({
    id,
    trade,
    name: name.en,
    line: {
      ...emptyLine,
      textEn: name.en,
      textAr: name.ar,
      unit: isQuotationUnit(unit) ? unit : "unit",
      price: String(from),
    },
  }));
}
