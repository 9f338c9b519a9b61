import type { Language } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import type { Symptom } from "@site/ground/site-map/symptoms.ts";
import { dateOfDay, uaeDay } from "@site/ground/time/uae-time.ts";
import { currentTime } from "#platform/machine/time.ts";
import { cardsOf, readHead } from "./content.server.ts";
import { exists } from "./inventory.server.ts";
import { currentRows, currentTrades, plannerRates, prices } from "./price-rows.server.ts";
import {
  bySurvey,
  nightTrade,
  type PriceKind,
  type PricePage,
  type PriceRow,
  type PriceUnit,
} from "./schemas/prices.ts";
import { quotationQuery } from "./topics.ts";
import { tradeOf } from "./trades.server.ts";

/** Today's date in the UAE. In a document it is the day of the build. In a page that is rendered for each request it is the day of the request. */
const today = () => dateOfDay(uaeDay(currentTime()));

export const currentPrices = (day = today()) => currentRows(day);

/** Tells whether the prices are invented, to show how the pages look. */
export const arePricesExamples = (): boolean => prices().sample;

/** The row whose price stands beside the button of a page. */
export function priceRowOf(id: string, day = today()) {
  const rows = currentRows(day);
  const slug = tradeOf(id)?.slug;
  return (
    rows.find(({ pages }) => pages.includes(id)) ??
    rows.find(({ trades, except }) => slug && trades.includes(slug) && !except.includes(id))
  );
}

/** The price of a job: a range, or only after a survey. */
export type JobPrice = { from: number; to: number; unit?: PriceUnit } | typeof bySurvey;

/** The prices and times of jobs, and the pages of their tables, by the ids of their rows. A job has none while its row is not shown. */
export function jobPrices(
  ids: readonly string[],
  day = today(),
): ({ price: JobPrice; time?: PriceRow["time"]; page?: PricePage } | undefined)[] {
  const rows = new Map(
    currentTrades(day).flatMap(([, table]) =>
      Object.entries(table.rows).map(([id, row]) => [id, { ...row, page: table.page }] as const),
    ),
  );
  return ids.map((id) => {
    if (id === bySurvey) return { price: bySurvey };
    const row = rows.get(id);
    return row && { price: rangeOf(row), time: row.time, page: row.page };
  });
}

/** Everybody expects that a visit and a job are priced as a whole. */
const impliedUnits: readonly (PriceUnit | undefined)[] = ["visit", "job"];

const rangeOf = ({ aed, unit }: PriceRow): JobPrice =>
  aed === bySurvey ? aed : { from: aed[0], to: aed[1], unit: impliedUnits.includes(unit) ? undefined : unit };

export type PriceLine = {
  name: string;
  from: number;
  kind: PriceKind;
  unit: PriceUnit;
  /** The table that has the price, and its page. */
  trade: string;
  page: PricePage;
  sample: boolean;
};

export function priceLineOf(id: string, language: Language, day = today()): PriceLine | undefined {
  const row = priceRowOf(id, day);
  return row && lineOf(row, language);
}

/** The price of one row; undefined while the row is not shown. */
export function priceLineOfRow(id: string, language: Language, day = today()): PriceLine | undefined {
  const row = currentRows(day).find((each) => each.id === id);
  return row && lineOf(row, language);
}

function lineOf(row: ReturnType<typeof currentRows>[number], language: Language): PriceLine {
  const { name, from, kind, unit, trade, page } = row;
  return { name: name[language], from, kind, unit, trade, page, sample: prices().sample };
}

/** The prices of the visit for a symptom, by day and at night. */
export type SymptomPrice = { visit?: PriceLine; night?: PriceLine };

export function symptomPrice(symptom: Symptom, language: Language, day = today()): SymptomPrice | undefined {
  const rows = currentRows(day).filter(({ symptoms }) => symptoms.includes(symptom));
  const visit = rows.find(({ trade }) => trade !== nightTrade);
  const night = rows.find(({ trade }) => trade === nightTrade);
  if (!visit && !night) return undefined;
  return { visit: visit && lineOf(visit, language), night: night && lineOf(night, language) };
}

/** The tables of a page of prices. It leaves out trades that the company may not mention. */
export const priceTables = (of: PageId, language: Language, day = today()) =>
  currentTrades(day).flatMap(([id, { name, checked, service, page, rows }]) =>
    page !== of || !exists(service, language)
      ? []
      : [
          {
            id,
            name: name[language],
            checked,
            service: { id: service, name: readHead(service, language)?.name ?? name[language] },
            ...bundleAmong(rows, language),
            sample: prices().sample,
            rows: Object.values(rows).map((row) => inLanguage(row, language)),
          },
        ],
  );
export type PriceTable = ReturnType<typeof priceTables>[number];

/** The bundle beside whose button one of the prices stands, with the link that asks for it. */
function bundleAmong(rows: Record<string, PriceRow>, language: Language) {
  const pages = Object.values(rows).flatMap((row) => row.pages);
  const [bundle] = cardsOf(pages, language).filter(({ id }) => id.startsWith("/bundles/"));
  const quotation = href("/quotation", language);
  return bundle && { bundle: { name: bundle.name, quotation: quotation + quotationQuery(bundle.id) } };
}

const inLanguage = ({ name, aed, kind, further, unit, time, moves, without }: PriceRow, language: Language) => ({
  name: name[language],
  aed,
  kind,
  ...(further && { further }),
  unit,
  time: time[language],
  moves: moves[language],
  without: without[language],
});

/** Returns the price of each kind of equipment, for the maintenance planner. */
export const plannerPrices = (language: Language, day = today()) => ({
  sample: prices().sample,
  rates: plannerRates(day),
  href: href("/pricing", language),
});
export type PlannerPrices = ReturnType<typeof plannerPrices>;
