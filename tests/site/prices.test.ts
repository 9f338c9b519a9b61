import { readFileSync } from "node:fs";
import { languageCodes } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { type Prices, pricePages } from "#site/content/schemas/prices.ts";
import { translator } from "#site/i18n/t.ts";
import type { Element } from "./html.ts";
import { internalLinks } from "./links.ts";
import { type BuiltPage, pageAt, pages, problemsOf } from "./pages.ts";

const prices: Prices = parse(readFileSync(new URL("../../content/shared/prices.yaml", import.meta.url), "utf8"));
const trades = Object.entries(prices.trades);
const rows = trades.flatMap(([trade, { rows, page }]) => Object.values(rows).map((row) => ({ ...row, trade, page })));

const squeeze = (text: string) => text.replace(/\s+/g, " ").trim();
const grouped = (amount: number) => amount.toLocaleString("en-US");

/** Returns the words around a button with a price. They are found by the link to the price table of its trade. */
function priceLine({ main, language }: BuiltPage) {
  const linkTo = ([trade, { page }]: (typeof trades)[number]) =>
    main.first(
      "a",
      ({ attributes, parent }) =>
        attributes.get("href") === `${href(page, language)}#${trade}` && besideButton(parent) !== undefined,
    );
  return trades.flatMap((each) => {
    const link = linkTo(each);
    return link ? [{ text: squeeze(besideButton(link.parent)?.text() ?? ""), trade: each[0] }] : [];
  })[0];
}
const besideButton = (line?: Element) => (line?.parent?.attr("data-actions") === undefined ? undefined : line?.parent);

const priced = pages.filter(priceLine);
/** Prices that were last checked more than a year ago are hidden automatically. If no price is shown, these tests are skipped. */
const someAreShown = pageAt("/pricing")?.main.first("table") !== undefined;

test("a price beside a button is that of a row, with its name and kind, and is marked while it is an example", () => {
  const check = (page: BuiltPage) => {
    const { text, trade } = priceLine(page) ?? { text: "" };
    const row = rows.find(({ name }) => text.includes(`${name[page.language]} ·`));
    if (!row || row.aed === "survey" || row.trade !== trade) return [`"${text}" is no row of prices.yaml`];
    const [amount] = /\d[\d,]*/.exec(text.replace(/\+\d[\d ]+/g, "")) ?? [];
    const marked = text.includes(page.language === "en" ? "Example" : "مثال");
    return [
      ...(amount === grouped(row.aed[0]) ? [] : [`says ${amount}, not ${row.aed[0]}`]),
      ...(text.includes(translator(page.language)(`price.kinds.${row.kind}`)) ? [] : ["does not say its kind"]),
      ...(marked === prices.sample ? [] : [prices.sample ? "is not marked as an example" : "is marked as an example"]),
    ];
  };
  expect(problemsOf(check, priced)).toEqual([]);
  expect(priced.length > 100).toBe(someAreShown);
});

test("the tables have every row once, on the page of its trade, with the lowest and the highest price, in both languages", () => {
  const check = (page: BuiltPage) => {
    const shown = page.main
      .all("tbody")
      .flatMap((body) => body.all("tr"))
      .map((line) => squeeze(line.text()));
    return rows.flatMap((row) => {
      const name = row.name[page.language];
      const found = shown.filter((line) => line.startsWith(name));
      const range = row.aed === "survey" ? "" : row.aed.map(grouped).join("–");
      const is = row.page === page.id ? found.length === 1 && found[0]?.includes(range) : found.length === 0;
      return is ? [] : [`"${name}": ${found}`];
    });
  };
  const tables = pricePages.flatMap((id) => languageCodes.flatMap((language) => pageAt(href(id, language)) ?? []));
  expect(tables).toHaveLength(4);
  if (someAreShown) expect(problemsOf(check, tables)).toEqual([]);
});

test.runIf(prices.sample)("no example price is given to search engines or chat previews", () => {
  const amount =
    /(?:AED|د\.إ|درهم\S*)\s*\d|\d[\d,]*\s*(?:AED|درهم|دراهم)|"price(?:Range)?":(?!0,)|"offers":(?!\{"@type":"Offer","price":0,)/i;
  const check = ({ root }: BuiltPage) => {
    const texts = [
      root.first("title")?.text() ?? "",
      ...root.all("meta").map((meta) => meta.attr("content") ?? ""),
      ...root.all("script", (script) => script.attr("type") === "application/ld+json").map((script) => script.content),
    ];
    return texts.flatMap((text) => amount.exec(text)?.[0] ?? []);
  };
  expect(problemsOf(check)).toEqual([]);
});

test.runIf(someAreShown)(
  "the price of AC work is two taps from the home page, in its text and not only its menus",
  () => {
    const near = (language: (typeof languageCodes)[number]) => {
      const home = pageAt(href("/", language)) as BuiltPage;
      const first = internalLinks(home).filter(({ path }) => home.main.first("a", (a) => a.attr("href") === path));
      return first.map(({ path }) => pageAt(path)).some((page) => page && priceLine(page)?.trade === "ac");
    };
    expect(languageCodes.map(near)).toEqual([true, true]);
  },
);
