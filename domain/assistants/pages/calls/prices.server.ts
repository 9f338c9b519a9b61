import { dateOfDay, uaeDay } from "@site/ground/time/uae-time.ts";
import { z } from "zod";
import { currentTime } from "#platform/machine/time.ts";
import { addressesOf } from "#site/content/addresses.server.ts";
import { lastDay } from "#site/content/price-age.ts";
import { currentTrades } from "#site/content/price-rows.server.ts";
import { arePricesExamples } from "#site/content/prices.server.ts";
import { bySurvey, type PriceRow, priceKinds, priceUnits } from "#site/content/schemas/prices.ts";
import { translator } from "#site/i18n/t.ts";
import { call, inEach, inLanguages, links } from "./call.server.ts";

const row = z.strictObject({
  name: inLanguages,
  from: z.number().nullable().describe("The lowest price in AED. Null if only a survey can tell."),
  to: z.number().nullable(),
  unit: z.enum(priceUnits).nullable(),
  unitText: inLanguages.nullable(),
  kind: z
    .enum(priceKinds)
    .describe(
      "fixed: the final price is told before the visit. diagnosis: the work is priced once the fault is found. survey: the final price follows a survey.",
    ),
  kindText: inLanguages,
  onTop: z.boolean().describe("True if it comes on top of another row."),
  time: inLanguages,
  moves: inLanguages.describe("Reasons for more or less."),
  without: inLanguages.describe("Not in the price."),
});

const priceTable = z.strictObject({
  id: z.string(),
  name: inLanguages,
  checked: z.iso.date().describe("The day on which somebody last checked these prices."),
  validUntil: z.iso.date().describe("After this day they are not shown any more."),
  page: links,
  rows: z.array(row),
});

const dirhams = { currency: "AED", vatIncluded: true } as const;

const today = () => dateOfDay(uaeDay(currentTime()));

/** The tables that the site shows today. Those of work that the company may not describe have no page. */
const tablesToday = () =>
  currentTrades(today()).filter(([, { service }]) => Object.keys(addressesOf(service)).length > 0);

/** The rows of the price list. */
export function priceRows() {
  const ids = tablesToday().map(([id]) => id);
  const table = ids.length > 0 ? z.enum(ids) : z.string();
  return call({
    name: "price_rows",
    title: "Prices",
    description:
      "What jobs usually cost, in dirhams with VAT: a range for each job, when the final price is told, what moves it and what is not in it. Never a binding offer. If sample is true, the prices are invented to show the page: tell no person that they are real.",
    input: z.strictObject({
      trade: table.optional().describe("The table whose rows are told. Left out, only the tables are listed."),
    }),
    output: z.strictObject({
      currency: z.literal("AED"),
      vatIncluded: z.literal(true),
      sample: z.boolean().describe("True if the prices are invented."),
      tables: z.array(priceTable),
    }),
    async answer({ trade }) {
      const tables = tablesToday()
        .filter(([id]) => trade === undefined || id === trade)
        .map(([id, { name, checked, page, rows }]) => ({
          ...{ id, name, checked, validUntil: lastDay(checked), page: addressesOf(page) },
          rows: trade === undefined ? [] : Object.values(rows).map(shown),
        }));
      return { result: { ...dirhams, sample: arePricesExamples(), tables } };
    },
  });
}

function shown({ name, aed, unit, kind, further, time, moves, without }: PriceRow) {
  const [from, to] = aed === bySurvey ? [null, null] : aed;
  const said = (key: `kinds.${typeof kind}` | `units.${NonNullable<typeof unit>}`) =>
    inEach((language) => translator(language)(`price.${key}`));
  return {
    ...{ name, from, to, unit: unit ?? null, unitText: unit ? said(`units.${unit}`) : null },
    ...{ kind, kindText: said(`kinds.${kind}`), onTop: further ?? false, time, moves, without },
  };
}
