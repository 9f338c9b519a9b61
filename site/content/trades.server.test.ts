import { cityServices } from "@site/ground/site-map/catalogue.ts";
import { fixedPages, type PageId } from "@site/ground/site-map/pages.ts";
import { districts } from "@site/ground/site-map/place-pages.ts";
import { cities } from "@site/ground/site-map/places.ts";
import { describe, expect, test } from "vitest";
import { hubOf } from "./hub.server.ts";
import { pagesIn } from "./inventory.server.ts";
import { nearbyOf } from "./nearby.server.ts";
import { placeFactsOf } from "./place-facts.server.ts";
import { breadcrumbs } from "./seo.server.ts";
import { allTrades, districtNames, shortName, tradeOf } from "./trades.server.ts";

const belowCities = fixedPages.filter((id) => cities.some((city) => id.startsWith(`/${city}/`)));

describe("trades and districts", () => {
  test("every page of a city in the site map has a trade, and every district has a name", () => {
    expect(belowCities.filter((id) => !tradeOf(id))).toEqual([]);
    expect(Object.keys(districtNames()).sort()).toEqual([...districts].sort());
  });

  test("every trade is used, and the trades that all cities have come first in their group, never twice", () => {
    const slugs = allTrades().map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(cityServices.filter((slug) => !slugs.includes(slug))).toEqual([]);
    expect(slugs.filter((slug) => !belowCities.some((id) => id.endsWith(`/${slug}`)))).toEqual([]);
  });

  test("a page is named by its trade in a city, and by its district below a trade", () => {
    const names = ["/sharjah/plumbing", "/dubai/ac-services/jlt", "/dubai/handyman-services/jlt"] as const;
    expect(names.map((id) => shortName(id, "en"))).toEqual(["Plumbing", "JLT", "JLT"]);
    expect(shortName("/dubai/home-maintenance-palm-jumeirah", "ar")).toBe("العناية بالبيوت في نخلة جميرا");
  });
});

test("breadcrumbs name the city, the trade and the district, not the titles of their pages", () => {
  const trail = breadcrumbs("/dubai/ac-services/dubai-marina", "en");
  expect(trail.map(({ name }) => name)).toEqual(["Home", "Dubai", "AC services", "Dubai Marina"]);
});

test.each(["en", "ar"] as const)("a city's page lists every page below it once (%s)", (language) => {
  for (const city of cities) {
    const listed = hubOf(`/${city}`, language)?.groups.flatMap(({ pages }) => pages.map(({ id }) => id)) ?? [];
    const below = pagesIn(language).filter((id) => id.startsWith(`/${city}/`));
    expect([...listed].sort()).toEqual([...below].sort());
  }
});

test.each([
  ["/dubai", ["cools", "permits", "supplies"]],
  ["/sharjah/ventilation-services", ["cools", "authority", "supplies"]],
  ["/sharjah/plumbing", ["authority", "supplies"]],
  ["/dubai/handyman-services/jlt", ["permits", "supplies"]],
])("%s shows the facts of its place that concern it", (id, names) => {
  expect(placeFactsOf(id, "en")?.map(({ name }) => name)).toEqual(names);
});

test("the page of a city says nothing about cooling if the company sells none", () => {
  const painter = { cities: "all" as const, trades: ["painting"], without: [] };
  expect(placeFactsOf("/dubai", "en", painter)?.map(({ name }) => name)).toEqual(["permits", "supplies"]);
});

describe("nearby", () => {
  const targets = (id: PageId) => nearbyOf(id, "en").map(({ page, pages }) => [page, ...pages.map((each) => each.id)]);

  test("a district's page leads to districts next to it, never to itself", () => {
    const [districtsLine] = targets("/dubai/ac-services/dubai-marina").slice(-1);
    expect(districtsLine?.[0]).toBe("/dubai/ac-services");
    expect(districtsLine).not.toContain("/dubai/ac-services/dubai-marina");
    expect(districtsLine?.length).toBeGreaterThan(1);
    expect(districtsLine?.length).toBeLessThanOrEqual(5);
  });

  test("a page near the reader leads to the same trade in each city", () => {
    expect(targets("/near-me/plumbing-services")[0]).toContain("/sharjah/plumbing");
  });

  test("pages that are not about a place have no such lines", () => {
    expect(targets("/services/mep")).toEqual([]);
    expect(targets("/sharjah")).toEqual([]);
  });
});
