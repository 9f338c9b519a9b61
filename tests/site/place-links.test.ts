import { idOf } from "@site/ground/site-map/links.ts";
import { districtOf, placePageOf } from "@site/ground/site-map/place-pages.ts";
import { expect, test } from "vitest";
import { exists } from "#site/content/inventory.server.ts";
import { tradeOf } from "#site/content/trades.server.ts";
import { internalLinks } from "./links.ts";
import { type BuiltPage, pages, problemsOf } from "./pages.ts";

const placePages = pages.filter(({ id }) => placePageOf(id));

/** For each page about a place, the facts by which its neighbours are found. */
const facts = new Map(
  placePages.map(({ id }) => [
    id,
    { row: placePageOf(id)?.row, trade: tradeOf(id)?.slug, isDistrict: districtOf(id) !== undefined },
  ]),
);

/** Returns the pages to which a page's main part links. Links in the header and footer do not count, because they are on every page. */
const linkedFrom = (page: BuiltPage) =>
  new Set(internalLinks({ ...page, root: page.main }).map(({ path }) => idOf(path)));

/** Returns the pages of the same city and the pages of the same trade. The page of a district is a neighbour only within its city. */
function neighboursOf({ id, language }: BuiltPage): string[] {
  const own = facts.get(id);
  const isNear = (other: string) => {
    const near = facts.get(other);
    return near?.row === own?.row || (!near?.isDistrict && near?.trade === own?.trade);
  };
  const others = placePages.filter((page) => page.language === language && page.id !== id);
  return others.map((page) => page.id).filter(isNear);
}

/**
 * Returns the pages that explain a page's trade: the service page for all cities and, for a district, the page of its city. If the trade
 * has no such page, any service page counts to which the page links.
 */
function explaining(page: BuiltPage): string[] {
  const { id, language } = page;
  const trade = tradeOf(id);
  if (!trade) return [...linkedFrom(page)].filter((linked) => linked.startsWith("/services/"));
  const inCity = `/${placePageOf(id)?.row}/${trade.slug}`;
  return [trade.service, ...(districtOf(id) ? [inCity] : [])].filter((page) => exists(page, language));
}

test("a page about a place links to its city, its service and two neighbours", () => {
  const check = (page: BuiltPage) => {
    const linked = linkedFrom(page);
    const city = `/${placePageOf(page.id)?.row}`;
    const explains = explaining(page);
    const neighbours = neighboursOf(page);
    const met = neighbours.filter((id) => linked.has(id));
    return [
      ...(city === "/near-me" || linked.has(city) ? [] : [`has no link to ${city}`]),
      ...(explains.some((id) => linked.has(id)) ? [] : [`has no link to ${explains.join(" or ") || "any service"}`]),
      ...(met.length < Math.min(2, neighbours.length) ? [`has ${met.length} links to neighbours`] : []),
    ];
  };
  expect(placePages.length).toBeGreaterThan(0);
  expect(problemsOf(check, placePages)).toEqual([]);
});
