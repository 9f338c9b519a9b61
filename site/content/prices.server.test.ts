import { expect, test } from "vitest";
import { readContent } from "./files.server.ts";
import { currentTrades, lacksPrices } from "./price-rows.server.ts";
import { jobPrices, plannerPrices, priceLineOf, priceRowOf, priceTables, symptomPrice } from "./prices.server.ts";
import { prices as schema } from "./schemas/prices.ts";

const prices = readContent("shared/prices.yaml", schema);
const checked = Object.values(prices.trades)
  .map((trade) => trade.checked)
  .sort();
const [oldest = "", newest = ""] = [checked[0], checked.at(-1)];
const yearsLater = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

test.each([
  ["/services/painting", "paint"],
  ["/sharjah/plumbing", "plumber-visit"],
  ["/near-me/plumbing-services", "plumber-visit"],
  ["/dubai/ac-services/jlt", "ac-visit"],
  ["/services/emergency-ac-repair", "ac-night"],
])("beside the button of %s is the price of %s", (page, row) => {
  expect(priceRowOf(page, newest)?.id).toBe(row);
});

test.each([
  ["plumbing", ["water-night"]],
  ["ac", ["ac-night"]],
  ["painting", undefined],
])("a company of %s has the night prices %j", (trade, rows) => {
  const tables = Object.fromEntries(currentTrades(newest, { cities: "all", trades: [trade], without: [] }));
  expect(tables.emergency && Object.keys(tables.emergency.rows)).toEqual(rows);
});

test.each([
  ["/specimens/contract", "ac", false],
  ["/specimens/contract", "commercial-hvac", true],
  ["/specimens/visit-report", "commercial-hvac", false],
  ["/pricing/works", "plumbing", true],
  ["/pricing/works", "renovation", true],
])("%s of a company of %s lacks prices: %s", (page, trade, is) => {
  expect(lacksPrices(page, { cities: "all", trades: [trade], without: [] })).toBe(is);
});

test.each([
  [["plumbing"], [["plumbing", "/pricing"]]],
  [
    ["renovation"],
    [
      ["finishes", "/pricing"],
      ["renovation", "/pricing"],
    ],
  ],
  [
    ["plumbing", "renovation"],
    [
      ["plumbing", "/pricing"],
      ["finishes", "/pricing/works"],
      ["renovation", "/pricing/works"],
    ],
  ],
])("the tables of a company of %j are on %j: works have a page of their own beside others", (trades, pages) => {
  const tables = currentTrades(newest, { cities: "all", trades, without: [] });
  const byDay = tables.filter(([id]) => id !== "emergency");
  expect(byDay.map(([id, { page }]) => [id, page])).toEqual(pages);
  expect(lacksPrices("/pricing/works", { cities: "all", trades, without: [] })).toBe(
    !pages.flat().includes("/pricing/works"),
  );
});

test.each(["/dubai/ac-services/amc", "/services/commercial-hvac/chiller-services", "/dubai", "/about", "/"])(
  "%s has no price",
  (page) => {
    expect(priceLineOf(page, "en", newest)).toBeUndefined();
  },
);

test.each([
  ["no-cooling", "ac-visit", "ac-night"],
  ["water-leak", "plumber-visit", "water-night"],
  ["no-water", "plumber-visit", "water-night"],
  ["burning-smell", "electrician-visit", "power-night"],
  ["blocked-drain", "plumber-visit", undefined],
] as const)("the visit for %s has the price of %s, and at night of %s", (symptom, visit, night) => {
  const rows = Object.assign({}, ...Object.values(prices.trades).map((trade) => trade.rows));
  const price = symptomPrice(symptom, "en", newest);
  expect([price?.visit?.name, price?.night?.name]).toEqual([rows[visit].name.en, night && rows[night].name.en]);
});

test("a symptom without a row has no price", () => {
  expect(symptomPrice("bad-smell", "en", newest)).toBeUndefined();
});

test("the line says the lower end of its row, in either language", () => {
  const row = prices.trades.finishes?.rows.paint;
  const from = row?.aed[0];
  expect(priceLineOf("/services/painting", "en", newest)).toMatchObject({
    ...{ name: row?.name.en, from, unit: "m2", kind: "survey" },
  });
  expect(priceLineOf("/services/painting", "ar", newest)).toMatchObject({
    ...{ name: row?.name.ar, from, page: "/pricing/works" },
  });
});

test("a job has the range of its row and the unit that nobody expects, and loses both with its row", () => {
  const ids = ["paint", "ac-visit", "survey"];
  const [from, to] = prices.trades.finishes?.rows.paint?.aed ?? [];
  expect(jobPrices(ids, newest)).toMatchObject([
    { price: { from, to, unit: "m2" } },
    { price: { unit: undefined } },
    { price: "survey" },
  ]);
  expect(jobPrices(ids, yearsLater(newest, 2))).toEqual([undefined, undefined, { price: "survey" }]);
});

test("a year after they were checked all prices are gone, everywhere", () => {
  const shown = (day: string) => [
    priceTables("/pricing", "en", day).length,
    priceTables("/pricing/works", "en", day).length,
    Object.keys(plannerPrices("en", day).rates).length,
    Number(priceLineOf("/services/painting", "en", day) !== undefined),
    Number(symptomPrice("no-cooling", "en", day) !== undefined),
  ];
  expect(shown(newest)).not.toContain(0);
  expect(shown(yearsLater(oldest, 1))).toEqual(shown(newest));
  expect(shown(yearsLater(newest, 2))).toEqual([0, 0, 0, 0, 0]);
});
