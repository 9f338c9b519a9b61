import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { cityOf } from "@site/ground/site-map/pages.ts";
import { districtOf } from "@site/ground/site-map/place-pages.ts";
import { type City, cities } from "@site/ground/site-map/places.ts";
import { readHead } from "./content.server.ts";
import { readContent } from "./files.server.ts";
import { exists } from "./inventory.server.ts";
import { districts as districtsSchema, trades as tradesSchema } from "./schemas/places.ts";

type Named = Record<Language, string>;
export type Trade = Named & { slug: string; group: string; service: string; nearMe?: string };

export function tradeGroups() {
  const { body: _, ...groups } = readContent("shared/trades.yaml", tradesSchema);
  return groups;
}

export function districtNames(): Record<string, Named> {
  const { body: _, ...names } = readContent("shared/districts.yaml", districtsSchema);
  return names;
}

export const allTrades = (): Trade[] =>
  Object.entries(tradeGroups()).flatMap(([group, { trades }]) =>
    Object.entries(trades).map(([slug, trade]) => ({ ...trade, slug, group })),
  );

/** The cities that have a page about the trade. */
export const citiesWith = ({ slug }: Trade): City[] =>
  cities.filter((city) => languageCodes.some((language) => exists(`/${city}/${slug}`, language)));

/** The pages about handymen in districts are below /dubai/handyman-services, which is no page. The city's own page ends in `handyman`. */
const slugOf: Record<string, string> = { "handyman-services": "handyman" };

/** Finds the trade of a page about a city or district, or of a page in /near-me. */
export function tradeOf(id: string): Trade | undefined {
  const city = cityOf(id);
  if (!city) return allTrades().find(({ nearMe }) => nearMe === id);
  const below = id.slice(city.length + 2);
  const whole = allTrades().find(({ slug }) => slug === below);
  const district = districtOf(id);
  if (whole || !district) return whole;
  const above = below.slice(0, -district.length - 1);
  return allTrades().find(({ slug }) => slug === (slugOf[above] ?? above));
}

/** Returns the name of a page for lists and breadcrumbs that already name the city or the trade. */
export function shortName(id: string, language: Language): string {
  const trade = cityOf(id) && tradeOf(id);
  const district = districtOf(id);
  if (trade && id.endsWith(`/${trade.slug}`)) return trade[language];
  const place = trade && district && districtNames()[district];
  return place?.[language] ?? readHead(id, language)?.name ?? id;
}

/** The name of a city or district, by its id. */
export const shortPlaceName = (place: string, language: Language): string =>
  districtNames()[place]?.[language] ?? readHead(`/${place}`, language)?.name ?? place;
