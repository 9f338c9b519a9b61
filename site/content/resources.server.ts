import type { Language } from "@site/ground/language/languages.ts";
import { type City, cities } from "@site/ground/site-map/places.ts";
import { cardsOf, readPage } from "./content.server.ts";
import { pageAt } from "./page.server.ts";
import type { Section } from "./schemas/sections.ts";
import { shownSections } from "./sections.server.ts";
import { linkedSources } from "./sources.server.ts";
import { glossaryByLetter } from "./terms.server.ts";
import { shortName } from "./trades.server.ts";

export function resourcePage(pathname: string) {
  const { id, page, seo, language } = pageAt("resource", pathname);
  const sections = [...page.sections, ...(page.places ? desks(page.places, language) : [])];
  return {
    page,
    seo,
    sections: shownSections(sections, id, language),
    glossary: id === "/resources/glossary" ? glossaryByLetter(language) : undefined,
    related: cardsOf(page.related, language),
    sources: linkedSources(page.sources),
  };
}

/**
 * Names the authorities to ask in each emirate. Each item is a section from the city's page, with the city's name as its heading, below what this
 * page itself says about the city.
 */
const desks = (places: Partial<Record<City, string>>, language: Language): Section[] =>
  cities.flatMap((city) => {
    const sections = readPage("landing", `/${city}`, language)?.sections ?? [];
    const found = sections.find((section) => "permits" in section && section.permits);
    if (!found || !("permits" in found)) return [];
    const intro = [places[city], found.intro].filter(Boolean).join("\n\n");
    return [{ ...found, intro, heading: shortName(`/${city}`, language) }];
  });
