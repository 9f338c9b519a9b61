import type { plannedServices } from "@site/ground/company/scope.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { unitOf } from "@site/ground/language/units.ts";
import { href } from "@site/ground/site-map/links.ts";
import { isBookedOnline } from "#site/content/company-terms.server.ts";
import { calculatorWords } from "#site/content/content.server.ts";
import { arePricesExamples, currentPrices } from "#site/content/prices.server.ts";
import { translator } from "#site/i18n/t.ts";
import { writeFields } from "../kit/frame/read-fields.ts";
import { format } from "../kit/frame/say.ts";
import { fields, type Input, type Work } from "./fields.ts";
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
  const { amount, calculator, query, isWhole, ...reckoned } = reckon[input.what](input, language);
  const { row, service } = trades[input.what];
  const topic = { service, place: input.place };
  // The form shows a calculation as it is. A plan that no calculation covers becomes the message instead (message.server.ts).
  const quotation = new URLSearchParams(topic);
  if (isWhole) quotation.set("calculation", `${calculator}?${query}`);
  else quotation.set("plan", writeFields(fields, input, 1));
  const t = translator(language, "plan");
  // The roof counts for panels, and not how many rooms are below it.
  const home = input.what === "solar" ? [] : [t(`plan.homes.${input.home}`)];
  return {
    ...reckoned,
    what: input.what,
    subject: [t(`plan.works.${input.what}`), ...home, translator(language, "lead")(`places.${input.place}`)].join(
      " · ",
    ),
    price: amount === undefined ? undefined : priceOf(row, amount, language),
    quotation: `${href("/quotation", language)}?${quotation}`,
    book: isBookedOnline(service) ? `${href("/book", language)}?${new URLSearchParams(topic)}` : undefined,
    calculator: `${href(`/calculators/${calculator}`, language)}?${query}`,
  };
}
export type Answer = ReturnType<typeof answerTo>;

/** Prices are rounded outwards to tens: more digits would promise too much. */
const step = 10;
/** A price that a binary error moved past a whole ten is not rounded to the next. */
const tolerance = 1e-9;

/** Returns the price of so many units of a row; undefined if the price list does not have the row today. */
function priceOf(id: string, amount: number, language: Language) {
  const row = currentPrices().find((one) => one.id === id);
  if (!row) return undefined;
  const { name, kind, unit, time, moves, without, trade, page } = row;
  const from = Math.floor(((amount * row.from) / step) * (1 + tolerance)) * step;
  const to = Math.ceil(((amount * row.to) / step) * (1 - tolerance)) * step;
  // The plural follows the figure before it, which is the highest price.
  const currencyOf = (most: number) => unitOf(calculatorWords(language).units, language, "aed", most);
  return {
    ...{ name: name[language], time: time[language], moves: moves[language], without: without[language] },
    ...{ kind, trade, page, sample: arePricesExamples() },
    ...{ range: rangeOf(from, to), currency: currencyOf(to) },
    each: {
      ...{ range: rangeOf(row.from, row.to), currency: currencyOf(row.to) },
      unit: translator(language)(`price.units.${unit}`),
    },
  };
}

/** Writes the lower price first, in the order of a Latin text. */
const rangeOf = (from: number, to: number) => `${format(from)}–${format(to)}`;
