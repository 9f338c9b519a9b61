import { servesCity } from "@site/ground/company/scope.ts";
import type { Language } from "@site/ground/language/languages.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import { districtOf } from "@site/ground/site-map/place-pages.ts";
import { type City, cities, neighbours } from "@site/ground/site-map/places.ts";
import { translator } from "#site/i18n/t.ts";
import { cardsOf, readHead } from "./content.server.ts";
import { pagesIn } from "./inventory.server.ts";
import { allTrades, districtNames, shortName, type Trade, tradeGroups, tradeOf } from "./trades.server.ts";

type Link = { id: PageId; name: string };
export type LinkGroup = { name: string; pages: Link[] };

/** Lists all existing pages of a city, for the city's main page, and the served cities around it. */
export function hubOf(id: PageId, language: Language) {
  const city = cities.find((each) => id === `/${each}`);
  if (!city) return undefined;
  const near = neighbours[city].filter((each) => servesCity(each)).map((each) => `/${each}`);
  return {
    name: nameOf(city, language),
    groups: groupsIn(city, language),
    neighbours: cardsOf(near, language),
  };
}
export type Hub = NonNullable<ReturnType<typeof hubOf>>;

const nameOf = (city: City, language: Language) => readHead(`/${city}`, language)?.name ?? city;

/** Lists the pages of a city: first the trades in the groups of trades.yaml, then the districts by trade, then all other pages. */
function groupsIn(city: City, language: Language): LinkGroup[] {
  const below = pagesIn(language).filter((page) => page.startsWith(`/${city}/`));
  const places = new Map(below.map((page) => [page, keyOf(page)]));
  const pagesOf = (key: string, order: (page: PageId) => number) =>
    below
      .filter((page) => places.get(page) === key)
      .sort((one, other) => order(one) - order(other))
      .map((page) => ({ id: page, name: shortName(page, language) }));
  const trades = allTrades();
  const byTrade = (page: PageId) => trades.findIndex(({ slug }) => slug === tradeOf(page)?.slug);
  const onMap = Object.keys(districtNames());
  const byMap = (page: PageId) => onMap.indexOf(districtOf(page) ?? "");
  const t = translator(language);
  return [
    ...Object.entries(tradeGroups()).map(([key, { name }]) => ({ name: name[language], pages: pagesOf(key, byTrade) })),
    ...trades.map((trade) => ({
      name: t("hub.byDistrict", { trade: trade[language] }),
      pages: pagesOf(districtsOf(trade), byMap),
    })),
    { name: t("nav.groups.others"), pages: pagesOf("others", byTrade) },
  ].filter(({ pages }) => pages.length > 0);
}

const districtsOf = ({ slug }: Trade) => `${slug}/districts`;

function keyOf(page: PageId): string {
  const trade = tradeOf(page);
  if (!trade) return "others";
  return page.endsWith(`/${trade.slug}`) ? trade.group : districtsOf(trade);
}
