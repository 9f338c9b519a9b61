import { companyScope, sellsService } from "@site/ground/company/scope.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { cityOf } from "@site/ground/site-map/pages.ts";
import { districtOf } from "@site/ground/site-map/place-pages.ts";
import { readContent } from "./files.server.ts";
import { placeFactNames, placeFacts } from "./schemas/places.ts";
import { tradeOf } from "./trades.server.ts";

const cooling = ["ac", "commercial-hvac"];

/**
 * Returns the facts that stand large on a page about a place: who permits work there or is its building authority, and who supplies power and
 * water. Pages about cooling begin with where it comes from. So does a city's own page, if the company sells cooling.
 */
export function placeFactsOf(id: string, language: Language, scope = companyScope) {
  const city = cityOf(id);
  if (!city) return undefined;
  const isCooled =
    id === `/${city}` ? cooling.some((one) => sellsService(one, scope)) : tradeOf(id)?.group === "cooling";
  const places = readContent("shared/places.yaml", placeFacts);
  const known = { ...places[city], ...places[districtOf(id) ?? city] };
  return placeFactNames.flatMap((name) => {
    const text = known[name]?.[language];
    return text && (name !== "cools" || isCooled) ? [{ name, text }] : [];
  });
}
export type PlaceFacts = NonNullable<ReturnType<typeof placeFactsOf>>;
