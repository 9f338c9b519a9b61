import { equipmentIds } from "@site/engine/maintenance/equipment.ts";
import { symptomNames } from "@site/ground/site-map/symptoms.ts";
import { z } from "zod";
import { date, line, pageRef } from "./common.ts";
import { localisedLine } from "./company.ts";

/** The units of a price. Their words are in messages/interface.json. */
export const priceUnits = [
  "visit",
  "job",
  "unit",
  "piece",
  "hour",
  "half-day",
  "month",
  "year",
  "unit-year",
  "system",
  "camera",
  "m2",
  "kwp",
] as const;
export type PriceUnit = (typeof priceUnits)[number];

/**
 * The moment at which the customer hears a final price: before the visit, once the fault is found, or after a survey. The words are in
 * messages/interface.json.
 */
export const priceKinds = ["fixed", "diagnosis", "survey"] as const;
export type PriceKind = (typeof priceKinds)[number];

/** The pages with tables of prices: what a home needs soon and the contracts, and works that follow a survey of the place. */
export const pricePages = ["/pricing", "/pricing/works"] as const;
export type PricePage = (typeof pricePages)[number];

/** Stands for the price of work that nobody can price without seeing the place. */
export const bySurvey = "survey";

const dirhams = z.int().positive();

const priced = z.strictObject({
  name: z.strictObject({ en: line.max(60), ar: line.max(60) }),
  /** The lowest and the highest price, including VAT. It is "survey" for work that nobody can price without seeing the place. */
  aed: z.union([
    z.literal(bySurvey),
    z.tuple([dirhams, dirhams]).refine(([from, to]) => from < to, "must be [from, to], the smaller one first"),
  ]),
  kind: z.enum(priceKinds),
  /** True if it comes on top of another row. Then it is no price from which the trade's work begins. */
  further: z.literal(true).optional(),
  unit: z.enum(priceUnits).optional(),
  time: localisedLine,
  /** The reasons for a higher or a lower price. */
  moves: localisedLine,
  without: localisedLine,
  /** The pages that show this price at the top, beside the button. */
  pages: z.array(pageRef).default([]),
  /**
   * The trades (content/shared/trades.yaml) whose pages show this price beside the button. `except` lists pages of these
   * trades that do not show it.
   */
  trades: z.array(line).default([]),
  except: z.array(pageRef).default([]),
  /** The symptoms for which this row prices the visit. */
  symptoms: z.array(z.enum(symptomNames)).default([]),
  /** The equipment for which the maintenance planner uses this price. `visits` is the number of visits a year that the price includes. */
  planner: z.strictObject({ equipment: z.array(z.enum(equipmentIds)).min(1), visits: z.int().positive() }).optional(),
});

const row = priced
  .refine(({ aed, unit }) => (aed === "survey") === (unit === undefined), {
    path: ["unit"],
    message: "belongs to a price, and only to a price",
  })
  .refine(({ aed, kind }) => aed !== "survey" || kind === "survey", {
    path: ["kind"],
    message: "what nobody can price unseen is priced after a survey",
  })
  .refine(({ aed, pages, trades, planner }) => aed !== "survey" || (pages.length + trades.length === 0 && !planner), {
    path: ["pages"],
    message: "what is priced by survey stands beside no button",
  })
  .refine(({ aed, symptoms }) => aed !== "survey" || symptoms.length === 0, {
    path: ["symptoms"],
    message: "what is priced by survey is no price of a visit",
  });
export type PriceRow = z.infer<typeof row>;

const trade = z.strictObject({
  name: localisedLine,
  /** The day on which somebody last checked all prices of the trade. */
  checked: date,
  /** The page that explains the trade. */
  service: pageRef,
  /** The page that has the trade's table. */
  page: z.enum(pricePages),
  rows: z.record(z.string().regex(/^[a-z0-9-]+$/), row),
});

/** The trade whose rows price visits at night and on public holidays. */
export const nightTrade = "emergency";

export const prices = z
  .strictObject({ sample: z.boolean(), trades: z.record(z.string().regex(/^[a-z-]+$/), trade) })
  .superRefine(({ trades }, context) => {
    const rows = Object.entries(trades).flatMap(([trade, each]) =>
      Object.entries(each.rows).map(([id, row]) => ({ ...row, id, hour: trade === nightTrade ? "night" : "day" })),
    );
    const named = rows.flatMap(({ id, hour, pages, trades: slugs, symptoms, planner }) => [
      `row ${id}`,
      ...[...pages, ...slugs, ...(planner?.equipment ?? [])].map((name) => `"${name}"`),
      ...symptoms.map((symptom) => `"${symptom}" by ${hour}`),
    ]);
    for (const name of new Set(named.filter((each, index) => named.indexOf(each) < index)))
      context.addIssue({ code: "custom", path: ["trades"], message: `${name} stands twice` });
  });
export type Prices = z.infer<typeof prices>;
