import { globSync } from "node:fs";
import { companyScope, type Scope, sellsEverything } from "@site/ground/company/scope.ts";
import { fixedPages, kindOf } from "@site/ground/site-map/pages.ts";
import { expect, it } from "vitest";
import { contentFolder } from "./files.server.ts";
import { neededTrades, overviews } from "./needed-trades.ts";
import { unservedNames } from "./place-names.ts";
import { isSold } from "./sold.ts";

const some: Scope = { cities: ["dubai", "ajman"], trades: ["ac", "plumbing"], without: ["/bundles/*", "/quotation"] };

it("offers everything in the delivered state", () => {
  expect(sellsEverything()).toBe(true);
  expect(fixedPages.filter((id) => !isSold(id, companyScope))).toEqual([]);
});

it.each([
  ["/dubai", true],
  ["/fujairah", false],
  ["/fujairah/plumbing", false],
  ["/ajman/plumbing", true],
  ["/ajman/painting", false],
  ["/dubai/carpentry", false],
  ["/dubai/ac-services/duct-cleaning", true],
  ["/dubai/ac-services/dubai-marina", true],
  ["/dubai/handyman-services/jlt", false],
  ["/near-me/tiling-services", false],
  ["/services/mep/plumbing-services", true],
  ["/services/air-conditioning/amc", true],
  ["/services/fit-out", false],
  ["/services/pop", false],
  ["/help", true],
  ["/help/no-cooling", true],
  ["/help/pool-problem", false],
  ["/calculators/solar-savings", false],
  ["/calculators/water-system", true],
  ["/bundles/energy-efficiency-bundle", false],
  ["/bundles", false],
  ["/industries", true],
  ["/industries/offices/small-offices-villas", true],
  ["/industries/data-centres/colocation-suites", false],
  ["/calculators/amc-planner", true],
  ["/specimens/register", true],
  ["/specimens/submittal", true],
  ["/video/rooftop-solar", false],
  ["/quotation", false],
  ["/about", true],
])("%s of a company with two trades in two cities: %s", (id, is) => {
  expect(isSold(id, some)).toBe(is);
});

const several = [...overviews, ...Object.keys(neededTrades)];
const of = (...trades: string[]) => several.filter((id) => isSold(id, { cities: ["sharjah"], trades, without: [] }));

it("a company that mends no faults has no page for them", () => {
  const builder: Scope = { cities: "all", trades: ["fit-out", "solar", "painting"], without: [] };
  expect(
    ["/help", "/help/no-power", "/help/which-cooling", "/specimens/submittal"].filter((id) => isSold(id, builder)),
  ).toEqual([]);
});

it("a bundle and a kind of building exist for a company that has the trades that they need", () => {
  expect(of("plumbing")).toEqual([]);
  expect(of("painting", "tiling")).toEqual(["/blog/tags/renovation"]);
  const cooler = of("ac");
  expect(cooler).toEqual(
    expect.arrayContaining(["/industries", "/industries/government/mosques", "/solutions", "/video"]),
  );
  expect(cooler.filter((id) => /bundles|theatres|racking|fit-out|finishes|reinstatement|solar/.test(id))).toEqual([]);
  expect(of("ac", "plumbing", "electrical", "handyman")).toEqual(
    expect.arrayContaining(["/bundles", "/bundles/complete-home-maintenance-package"]),
  );
  expect(several.filter((id) => !isSold(id, companyScope))).toEqual([]);
});

it("every page about several trades says which of them it needs, and the page above it names them too", () => {
  const files = globSync("{bundles,solutions,industries,video}/**/*.yaml", { cwd: `${contentFolder}/en` });
  const ids = files.map((file) => `/${file.replace(/\.yaml$/, "")}`);
  expect(ids.filter((id) => !neededTrades[id])).toEqual([]);
  expect(Object.keys(neededTrades).filter((id) => !kindOf(id))).toEqual([]);
  const lacks = Object.entries(neededTrades).filter(([id, [group = []]]) => {
    const above = neededTrades[id.slice(0, id.lastIndexOf("/"))]?.[0];
    return above && group.some((trade) => !above.includes(trade));
  });
  expect(lacks.map(([id]) => id)).toEqual([]);
});

it("finds the names of cities that are not served, and no other words", () => {
  const names = unservedNames({ ...some, cities: ["dubai", "sharjah"] });
  for (const text of ["in Al Ain.", "بالفجيرة", "في العين", "من عجمان إلى", "all emirates"])
    expect(names?.test(text)).toBe(true);
  for (const text of ["Dubai", "Al Aina", "بالعين المجردة", "الشارقة", "emirates"])
    expect(names?.test(text)).toBe(false);
  expect(unservedNames(companyScope)).toBeUndefined();
});
