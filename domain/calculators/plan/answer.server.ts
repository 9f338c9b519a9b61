import type { plannedServices } from "@site/ground/company/scope.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { calculatorWords } from "#site/content/content.server.ts";
import { arePricesExamples, currentPrices } from "#site/content/prices.server.ts";
import { translator } from "#site/i18n/t.ts";
import { format, unitOf } from "../kit/frame/say.ts";
import type { Input, Work } from "./fields.ts";
import { reckon } from "./reckon.server.ts";

/** The row of prices for each kind of work, and the service that an enquiry is for. */
export const trades = {
  paint: { row: "paint", service: "painting" },
  floor: { row: "tiles", service: "tiling" },
  ceiling: { row: "ceiling", service: "false-ceiling" },
  ac: { row: "ac-install", service: "ac-installation" },
  solar: { row: "solar", service: "solar" },
} as const satisfies Record<Work, { row: string; service: (typeof plannedServices)[number] }>;

/** The figures and the price of a plan, and the addresses to which it leads. */
export function answerTo(input: Input, language: Language) {
  const { amount, calculator, query, ...reckoned } = reckon[input.what](input, language);
  const { row, service } = trades[input.what];
  const topic = { service, place: input.place };
  const calculation = `${calculator}?${query}`;
  return {
    ...reckoned,
    what: input.what,
    home: input.home,
    place: translator(language, "lead")(`places.${input.place}`),
    price: amount === undefined ? undefined : priceOf(row, amount, language),
    quotation: `${href("/quotation", language)}?${new URLSearchParams({ ...topic, calculation })}`,
    book: `${href("/book", language)}?${new URLSearchParams(topic)}`,
    calculator: `${href(`/calculators/${calculator}`, language)}?${query}`,
  };
}
export type Answer = ReturnType<typeof answerTo>;

/** Prices are rounded outwards to tens: more digits would promise too much. */
const step = 10;

/** Returns the price of so many units of a row; undefined if the price list does not have the row today. */
function priceOf(id: string, amount: number, language: Language) {
  const row = currentPrices().find((one) => one.id === id);
  if (!row) return undefined;
  const { name, unit, time, moves, without, trade } = row;
  const from = Math.floor((amount * row.from) / step) * step;
  const to = Math.ceil((amount * row.to) / step) * step;
  const currency = unitOf(calculatorWords(language).units, language, "aed", to);
  return {
    ...{ name: name[language], time: time[language], moves: moves[language], without: without[language] },
    ...{ trade, currency, sample: arePricesExamples() },
    range: rangeOf(from, to),
    each: { range: rangeOf(row.from, row.to), unit: translator(language)(`price.units.${unit}`) },
  };
}

/** Writes the lower price first, in the order of a Latin text. */
const rangeOf = (from: number, to: number) => `${format(from)}–${format(to)}`;
