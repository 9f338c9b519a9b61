import type { Rates } from "@site/engine/maintenance/cost.ts";
import type { Scope } from "@site/ground/company/scope.ts";
import { company } from "./company.server.ts";
import { readContent } from "./files.server.ts";
import { isShown } from "./price-age.ts";
import { nightTrade, type PricePage, type PriceRow, pricePages, prices as pricesSchema } from "./schemas/prices.ts";
import { specimens } from "./schemas/specimens.ts";
import { isSold } from "./sold.ts";
import { helpsAtNight } from "./urgent-hours.ts";

export const prices = () => readContent("shared/prices.yaml", pricesSchema);

/** The trades with valid prices. Prices that are older than a year, or for work or hours that the company does not offer, are shown nowhere. */
export const currentTrades = (day: string, scope?: Scope) =>
  soldTrades(scope).filter(([, { checked }]) => isShown(checked, day));

/**
 * The trades of the price list that the company offers, each with the page of its table. A company with trades of only one page needs only the
 * first page. A row that prices the visit for faults is offered if the company repairs one of them. The table of the night belongs to several
 * trades, so only its rows decide there.
 */
function soldTrades(scope?: Scope) {
  const isOffered = ({ symptoms }: PriceRow) =>
    symptoms.length === 0 || symptoms.some((symptom) => isSold(`/help/${symptom}`, scope));
  const sold = Object.entries(prices().trades)
    .filter(([id, { service }]) => (id === nightTrade ? helpsAtNight(company()) : isSold(service, scope)))
    .map(([id, trade]) => {
      const rows = Object.fromEntries(Object.entries(trade.rows).filter(([, row]) => isOffered(row)));
      return [id, { ...trade, rows }] as const;
    })
    .filter(([, { rows }]) => Object.keys(rows).length > 0);
  const hasTables = (page: PricePage) => sold.some(([, trade]) => trade.page === page);
  if (pricePages.every(hasTables)) return sold;
  const [page] = pricePages;
  return sold.map(([id, trade]) => [id, { ...trade, page }] as const);
}

/** The rows with a sum. */
export const currentRows = (day: string, scope?: Scope) =>
  currentTrades(day, scope).flatMap(([trade, { rows, checked, page }]) =>
    Object.entries(rows).flatMap(([id, { aed, unit, ...row }]) =>
      aed === "survey" || !unit ? [] : [{ ...row, id, trade, page, checked, unit, from: aed[0], to: aed[1] }],
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

/** Tells whether a page cannot be shown because the price list has no table for it, or no price for some equipment of the example building. */
export function lacksPrices(id: string, scope?: Scope): boolean {
  if (id === "/pricing/works") return !soldTrades(scope).some(([, { page }]) => page === id);
  if (!pricedSpecimens.includes(id)) return false;
  const { units, quotation } = readContent("shared/specimens.yaml", specimens);
  const rates = plannerRates(quotation.sent, scope);
  return units.some(({ kind }) => !rates[kind]);
}
