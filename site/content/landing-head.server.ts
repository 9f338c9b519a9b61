import { type Language, languages } from "@site/ground/language/languages.ts";
import { cityOf, type PageId } from "@site/ground/site-map/pages.ts";
import { districtOf } from "@site/ground/site-map/place-pages.ts";
import map from "#content/shared/map.json" with { type: "json" };
import { filmOpening } from "./loops.server.ts";
import { citiesToChoose } from "./nearby.server.ts";
import { placeFactsOf } from "./place-facts.server.ts";
import { shortPlaceName } from "./search-pages.server.ts";

/** The first view of a landing page: its kind, which has a look of its own, and what only this kind shows. */
export function landingHead(id: PageId, language: Language) {
  const place = placeHead(id, language);
  if (place) return place;
  const cities = citiesToChoose(id, language);
  if (cities.length > 0) return { kind: "nearMe" as const, cities };
  if (id.startsWith("/services/")) return { kind: "service" as const, film: filmOpening(id, language) };
  if (id.startsWith("/industries/")) return { kind: "industry" as const };
  if (id.startsWith("/solutions/")) return { kind: "solution" as const };
  return { kind: "plain" as const };
}
export type LandingHead = ReturnType<typeof landingHead>;

/** The share of the width at which the place stands on its map. The picture stands before it, as somebody reads. */
const at = { ltr: 0.7, rtl: 0.3 };

function placeHead(id: PageId, language: Language) {
  const city = cityOf(id);
  const facts = placeFactsOf(id, language);
  if (!city || !facts) return undefined;
  const district = districtOf(id);
  const { x, y } = district ? map.districts[district] : map.cities[city];
  const slug = district ?? city;
  const width = district ? 300 : 600;
  const corner = [x - width * at[languages[language].dir], y - width / 6].map(Math.round);
  const viewBox = [...corner, width, width / 3].join(" ");
  return { kind: "place" as const, facts, map: { slug, name: shortPlaceName(slug, language), x, y, width, viewBox } };
}
export type MapOfPlace = NonNullable<ReturnType<typeof placeHead>>["map"];
