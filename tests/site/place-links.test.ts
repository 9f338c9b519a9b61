import { idOf } from "@site/ground/site-map/links.ts";
import { districtOf, placePageOf } from "@site/ground/site-map/place-pages.ts";
import { expect, test } from "vitest";
import { exists } from "#site/content/inventory.server.ts";
import { tradeOf } from "#site/content/trades.server.ts";
import { internalLinks } from "./links.ts";
import { type BuiltPage, pages, problemsOf } from "./pages.ts";

const placePages = pages.filter(({ id }) => placePageOf(id));

/** The facts that make a neighbour are looked up once for each page. */
const facts = new Map(
  placePages.map(({ id }) => [
    id,
    { row: placePageOf(id)?.row, trade: tradeOf(id)?.slug, isDistrict: districtOf(id) !== undefined },
  ]),
);

/** The pages to which the text and its lists of links lead. Header and footer lead everywhere. */
const linkedFrom = (page: BuiltPage) =>
  new Set(internalLinks({ ...page, root: page.main }).map(({ path }) => idOf(path)));

/** Pages of the same city, or of the same trade; a district's page is a neighbour in its city only. */
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
 * The page that explains the trade for all cities, or for a district its city's page. For a trade without a page in any city it is any service to
 * which the page leads.
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
