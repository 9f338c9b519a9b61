import { languageCodes } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { expect, test } from "vitest";
import { bundleChooser } from "./bundle-chooser.server.ts";
import { bundlesPage } from "./bundles.server.ts";
import { readPage } from "./content.server.ts";
import { priceTables } from "./prices.server.ts";
import { chooserOptions } from "./schemas/bundle-chooser.ts";
import { comparisonRows } from "./schemas/pages.ts";
import { shellOf } from "./shell.server.ts";

test.each(languageCodes)("the bundles are compared line by line, each with its own words (%s)", (language) => {
  const { compared: table, bundles } = bundlesPage(href("/bundles", language));
  expect(table?.columns.slice(1)).toEqual(bundles.map(({ name }) => name));
  expect(table?.rows.map((row) => row.length)).toEqual(comparisonRows.map(() => bundles.length + 1));
  expect(new Set(table?.rows[0]).size).toBe(bundles.length + 1);
});

test.each(languageCodes)(
  "whatever is chosen, exactly one bundle answers, and every bundle answers something (%s)",
  (language) => {
    const { chooser, bundles } = bundlesPage(href("/bundles", language));
    const { property: properties, units: sizes, wish: wishes } = chooserOptions;
    const choices = properties.flatMap((property) =>
      sizes.flatMap((units) => wishes.map((wish) => ({ property, units, wish }))),
    );
    const answersTo = ({ property, units, wish }: (typeof choices)[number]) =>
      (chooser?.answers ?? []).filter(
        (answer) => answer.wish === wish && answer.property.includes(property) && answer.units.includes(units),
      );
    expect(choices.filter((choice) => answersTo(choice).length !== 1)).toEqual([]);
    expect(new Set(chooser?.answers.map(({ page }) => page))).toEqual(new Set(bundles.map(({ id }) => id)));
  },
);

test("a page about a kind of building, and the table of contracts, ask for the bundle to which they lead", () => {
  const quotationOn = (pathname: string) => shellOf({ pathname, search: "" }).quote;
  const [commercial, home] = ["commercial-property-maintenance-bundle", "complete-home-maintenance-package"];
  expect(quotationOn("/industries/offices")).toBe(`/quotation?service=maintenance&bundle=${commercial}`);
  expect(quotationOn("/industries/hospitality")).toBe("/quotation");
  const checked = priceTables("/pricing", "en", "2026-11-24").flatMap(({ bundle }) => bundle?.quotation ?? []);
  expect(checked).toEqual([`/quotation?service=maintenance&bundle=${home}`]);
});

test("the bundle is carried into the quotation and into booking", () => {
  const home = bundlesPage("/bundles").chooser?.answers[0];
  const query = "?service=maintenance&bundle=complete-home-maintenance-package";
  expect(home).toMatchObject({ quotation: `/quotation${query}`, booking: `/book${query}` });
});

test("without one bundle every kind of property is still asked, and what no bundle answers has an answer of its own", () => {
  const { choose } = readPage("overview", "/bundles", "en") ?? {};
  if (!choose) throw new Error("The page has no chooser");
  const answers = choose.answers.filter(({ page }) => page !== "/bundles/energy-efficiency-bundle");
  const { questions, none } = bundleChooser({ ...choose, answers }, "en");
  expect(questions[0]?.options).toHaveLength(3);
  expect(none.choices).toContainEqual({ wish: "bill", property: ["villa"], units: ["many"] });
  expect(none.choices.every(({ wish }) => wish === "bill" || wish === "knowledge")).toBe(true);
});

test("the year of a bundle has the same months in both languages", () => {
  const [english, arabic] = languageCodes.map((language) =>
    Object.fromEntries(
      bundlesPage(href("/bundles", language)).bundles.map(({ id, year }) => [
        id,
        year?.parts.map(({ from, months }) => [from, months]),
      ]),
    ),
  );
  expect(english?.["/bundles/complete-home-maintenance-package"]).toHaveLength(4);
  expect(arabic).toEqual(english);
});
