import type { Language } from "@site/ground/language/languages.ts";
import { cityOf, type PageId } from "@site/ground/site-map/pages.ts";
import { type District, districtOf } from "@site/ground/site-map/place-pages.ts";
import { type City, cities } from "@site/ground/site-map/places.ts";
import { translator } from "#site/i18n/t.ts";
import { readHead } from "./content.server.ts";
import type { LinkGroup } from "./hub.server.ts";
import { exists, pagesIn } from "./inventory.server.ts";
import { districtNames, shortName, type Trade, tradeOf } from "./trades.server.ts";

/** A line of plain links. The name of the line is a link to `page`. */
type NearbyLine = LinkGroup & { page: PageId };

/**
 * The links from a page about a trade in a place: to other trades in the same place, and to the same trade in other
 * places. Only existing pages are listed.
 */
export function nearbyOf(id: PageId, language: Language): NearbyLine[] {
  const city = cityOf(id);
  const trade = tradeOf(id);
  const district = districtOf(id);
  if (id.startsWith("/near-me/")) return trade ? lines([byCity(id, trade, language)]) : [];
  if (!city || !trade || id === `/${city}`) return [];
  const around = district ? nearDistrict(id, district, trade, language) : byCity(id, trade, language);
  return lines([inCity(id, city, trade, language), around]);
}

/**
 * The choice with which a page for visitors who have not named a city begins: the pages of its trade in the cities that we serve, or the cities' own
 * pages if the trade has none there.
 */
export function citiesToChoose(id: PageId, language: Language): LinkGroup["pages"] {
  if (!id.startsWith("/near-me/")) return [];
  const trade = tradeOf(id);
  const pages = trade ? byCity(id, trade, language).pages : [];
  return pages.length > 0
    ? pages
    : linked(
        cities.map((city) => `/${city}`),
        id,
        language,
      );
}

const lines = (all: NearbyLine[]) => all.filter(({ pages }) => pages.length > 0);

const linked = (ids: readonly string[], self: PageId, language: Language) =>
  ids
    .filter((page) => page !== self)
    .filter((page) => exists(page, language))
    .map((page) => ({ id: page, name: shortName(page, language) }));

/** Links to trades of the same group in this city. For a page about a district: links to the other pages about that district. */
function inCity(id: PageId, city: City, trade: Trade, language: Language): NearbyLine {
  const district = districtOf(id);
  const fits = (page: PageId) =>
    district ? districtOf(page) === district : !districtOf(page) && tradeOf(page)?.group === trade.group;
  const pages = pagesIn(language).filter((page) => cityOf(page) === city && fits(page));
  return {
    name: shortName(`/${city}`, language),
    page: `/${city}`,
    pages: district ? named(pages, id, language) : linked(pages, id, language),
  };
}

/** Links with the full names of pages. In a district, the short name of every page is the name of the district. */
const named = (pages: PageId[], self: PageId, language: Language) =>
  linked(pages, self, language).map((page) => ({ ...page, name: readHead(page.id, language)?.name ?? page.name }));

function byCity(id: PageId, trade: Trade, language: Language): NearbyLine {
  const own = cities.map((city) => `/${city}/${trade.slug}`);
  const pages = linked(own, id, language).map((page) => ({
    ...page,
    name: shortName(`/${cityOf(page.id)}`, language),
  }));
  const name = translator(language)(cityOf(id) ? "nearby.inCities" : "nearby.byCity", { trade: trade[language] });
  return { name, page: serviceOf(trade, language), pages };
}

/** The page that explains a trade. If this page does not exist, it is the overview of all services. */
const serviceOf = ({ service }: Trade, language: Language): PageId =>
  exists(service, language) ? service : "/services";

const reach = 2;

/** Links to the districts nearest to this one. The order of districts is their order on the map, and after the last comes the first. */
function nearDistrict(id: PageId, district: District, trade: Trade, language: Language): NearbyLine {
  const above = id.slice(0, -district.length - 1);
  const ring = linked(
    Object.keys(districtNames()).map((each) => `${above}/${each}`),
    "/",
    language,
  );
  const here = ring.findIndex((page) => page.id === id);
  const pages = ring.filter((_, index) => {
    const steps = Math.abs(index - here);
    return steps > 0 && Math.min(steps, ring.length - steps) <= reach;
  });
  const name = translator(language)("nearby.inDistricts", { trade: trade[language] });
  const inCity = `/${cityOf(id)}/${trade.slug}`;
  return { name, page: exists(inCity, language) ? inCity : serviceOf(trade, language), pages };
}
