import { type Language, languages } from "@site/ground/language/languages.ts";
import { cityOf, type PageId } from "@site/ground/site-map/pages.ts";
import { type District, districtOf } from "@site/ground/site-map/place-pages.ts";
import type { City } from "@site/ground/site-map/places.ts";
import map from "#content/shared/map.json" with { type: "json" };
import { translator } from "#site/i18n/t.ts";
import { readPage } from "./content.server.ts";
import { filmOpening } from "./loops.server.ts";
import { citiesToChoose } from "./nearby.server.ts";
import { type PlaceFacts, placeFactsOf } from "./place-facts.server.ts";
import { placeServiceOf } from "./place-service.server.ts";
import { shortPlaceName } from "./trades.server.ts";

/** The first view of a landing page: its kind, which has a look of its own, and what only this kind shows. */
export function landingHead(id: PageId, language: Language) {
  const place = placeHead(id, language);
  if (place) return place;
  const cities = citiesToChoose(id, language);
  if (cities.length > 0) return { kind: "nearMe" as const, cities };
  if (id.startsWith("/services/")) return { kind: "service" as const, film: filmOpening(id, language) };
  if (id.startsWith("/industries/")) return { kind: "industry" as const };
  if (id.startsWith("/solutions/")) return { kind: "solution" as const };
  const steps = readPage("landing", id, language)?.sections.find((section) => section.kind === "steps");
  return { kind: "bundle" as const, steps: steps?.items.map(({ title }) => title) ?? [] };
}
export type LandingHead = ReturnType<typeof landingHead>;

/** The share of the width at which a place stands on its map. The picture stands before it, as somebody reads. */
const shares = { city: { ltr: 0.72, rtl: 0.28 }, district: { ltr: 0.62, rtl: 0.28 } };
/** The width of a map, in the units of map.json. A district has a plan of its surroundings. */
const widths = { city: 600, district: 110 };

/** The places whose names stand in the sea west of them. Names of other places stand east of them, because in the west they would cross the coast. */
const namedInTheWest: readonly (City | District)[] = [
  ...(["dubai", "abu-dhabi", "sharjah", "ajman", "umm-al-quwain", "ras-al-khaimah"] as const),
  ...(["deira", "bur-dubai", "jumeirah", "umm-suqeim", "palm-jumeirah", "dubai-marina", "jebel-ali"] as const),
];

function placeHead(id: PageId, language: Language) {
  const city = cityOf(id);
  const facts = placeFactsOf(id, language);
  if (!city || !facts) return undefined;
  return { kind: "place" as const, ...serviceOf(id, facts, language), map: mapOf(city, districtOf(id), language) };
}

/** The page of a district begins with what is different there: its first fact comes before the jobs. */
function serviceOf(id: PageId, facts: PlaceFacts, language: Language) {
  const service = placeServiceOf(id, language);
  const [first, ...others] = facts;
  if (!service || !first || !districtOf(id)) return { service, facts };
  const opening = `${translator(language)(`place.${first.name}`)}: ${first.text}`;
  return { service: { ...service, opening }, facts: others };
}

function mapOf(city: City, district: District | undefined, language: Language) {
  const { x, y } = district ? map.districts[district] : map.cities[city];
  const { dir } = languages[language];
  const kind = district ? "district" : "city";
  const [width, share] = [widths[kind], shares[kind][dir]];
  const corner = [x - width * share, y - width / 6].map(Math.round);
  const slug = district ?? city;
  const isWest = namedInTheWest.includes(slug);
  return {
    slug,
    name: shortPlaceName(slug, language),
    viewBox: [...corner, width, width / 3].join(" "),
    label: {
      x: `${100 * share}%`,
      dx: isWest ? -apart : apart,
      // In Arabic the start of a text is its right end.
      textAnchor: isWest === (dir === "rtl") ? ("start" as const) : ("end" as const),
    },
  };
}
export type MapOfPlace = ReturnType<typeof mapOf>;

/** The distance in pixels from the middle of a dot to the name beside it. */
const apart = 14;
