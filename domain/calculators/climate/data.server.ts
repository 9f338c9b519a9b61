import { sheetNames } from "@site/engine/sheets/names.ts";
import { servesCity } from "@site/ground/company/scope.ts";
import { cities } from "@site/ground/site-map/places.ts";
import { isOneOf } from "@site/typed";
import { cardsOf } from "#site/content/content.server.ts";
import { pageAt } from "#site/content/page.server.ts";
import { shownSections } from "#site/content/sections.server.ts";
import { shownSheet } from "#site/content/sheets.server.ts";
import { linkedSources } from "#site/content/sources.server.ts";

/** Returns all tables and charts for the city in the address. The engine caches each city, so many requests compute at most eight cities. */
export function climatePage(url: URL) {
  const { id, page, seo, language } = pageAt("climate", url.pathname);
  const placeName = url.searchParams.get("place");
  const served = cities.filter((city) => servesCity(city));
  const place = isOneOf(served, placeName) ? placeName : (served[0] ?? "dubai");
  const choices = cardsOf(
    served.map((city) => `/${city}`),
    language,
  ).map(({ id: city, name }) => [city.slice(1), name] as const);
  const { ask, hero, questions, sources } = page;
  return {
    page: { ask, hero, questions, sources: linkedSources(sources) },
    contents: page.contents.replace("{place}", choices.find(([city]) => city === place)?.[1] ?? place),
    // Only the address without a query is canonical, so search engines index no other address of this page.
    seo: { ...seo, indexed: seo.indexed && placeName === null },
    place,
    choices,
    sheets: sheetNames.map((name) => ({ name, ...page.sheets[name], sheet: shownSheet(name, [place], language) })),
    sections: shownSections(page.sections, id, language),
    related: cardsOf(page.related, language).slice(0, 3),
  };
}
