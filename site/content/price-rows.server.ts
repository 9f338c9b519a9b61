import type { Rates } from "@site/engine/maintenance/cost.ts";
import type { Scope } from "@site/ground/company/scope.ts";
import { company } from "./company.server.ts";
import { readContent } from "./files.server.ts";
import { isShown } from "./price-age.ts";
import { nightTrade, type PriceRow, prices as pricesSchema } from "./schemas/prices.ts";
import { specimens } from "./schemas/specimens.ts";
import { isSold } from "./sold.ts";
import { helpsAtNight } from "./urgent-hours.ts";

export const prices = () => readContent("shared/prices.yaml", pricesSchema);

/**
 * The trades with valid prices. Prices that are older than a year, or for work or hours that the company does not offer, are shown nowhere. A row that
 * prices the visit for faults is offered if the company repairs one of them. The table of the night belongs to several trades, so only its rows
 * decide there.
 */
export function currentTrades(day: string, scope?: Scope) {
  const isOffered = ({ symptoms }: PriceRow) =>
    symptoms.length === 0 || symptoms.some((symptom) => isSold(`/help/${symptom}`, scope));
  return Object.entries(prices().trades)
    .filter(
      ([id, { checked, service }]) =>
        isShown(checked, day) && (id === nightTrade ? helpsAtNight(company()) : isSold(service, scope)),
    )
    .map(([id, trade]) => {
      const rows = Object.fromEntries(Object.entries(trade.rows).filter(([, row]) => isOffered(row)));
      return [id, { ...trade, rows }] as const;
    })
    .filter(([, { rows }]) => Object.keys(rows).length > 0);
}

/** The rows with a sum. */
export const currentRows = (day: string, scope?: Scope) =>
  currentTrades(day, scope).flatMap(([trade, { rows, checked }]) =>
    Object.entries(rows).flatMap(([id, { aed, unit, ...row }]) =>
      aed === "survey" || !unit ? [] : [{ ...row, id, trade, checked, unit, from: aed[0], to: aed[1] }],
    ),
  );

/** Returns the price of each kind of equipment that the maintenance planner counts. A kind without a price is missing. */
export function plannerRates(day: string, scope?: Scope): Rates {
  const rates: Rates = {};
  for (const { planner, from, to } of currentRows(day, scope))
    for (const id of planner?.equipment ?? []) rates[id] = { from, to, visits: planner?.visits ?? 1 };
  return rates;
}

/** The specimens that have the lines of the example quotation, or follow from them. */
const pricedSpecimens = ["/specimens/quotation", "/specimens/contract", "/specimens/register"];

/** Tells whether a page cannot be shown because the price list has no price for some equipment of the example building. */
export function lacksPrices(id: string, scope?: Scope): boolean {
  if (!pricedSpecimens.includes(id)) return false;
  const { units, quotation } = readContent("shared/specimens.yaml", specimens);
  const rates = plannerRates(quotation.sent, scope);
  return units.some(({ kind }) => !rates[kind]);
}
