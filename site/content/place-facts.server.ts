import type { Language } from "@site/ground/language/languages.ts";
import { cityOf } from "@site/ground/site-map/pages.ts";
import { districtOf } from "@site/ground/site-map/place-pages.ts";
import { readContent } from "./files.server.ts";
import { placeFactNames, placeFacts } from "./schemas/places.ts";

/** Where cooling comes from at the place of a page, who permits work there, and who supplies power and water. */
export function placeFactsOf(id: string, language: Language) {
  const city = cityOf(id);
  if (!city) return undefined;
  const places = readContent("shared/places.yaml", placeFacts);
  const known = { ...places[city], ...places[districtOf(id) ?? city] };
  return placeFactNames.flatMap((name) => {
    const text = known[name]?.[language];
    return text ? [{ name, text }] : [];
  });
}
export type PlaceFacts = NonNullable<ReturnType<typeof placeFactsOf>>;
