import { servesCity } from "@site/ground/company/scope.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { cityOf, type PageId } from "@site/ground/site-map/pages.ts";
import type { City } from "@site/ground/site-map/places.ts";
import { companyTerms } from "./company-terms.server.ts";
import { cardsOf, diagramWordsOf } from "./content.server.ts";
import { filmOf } from "./diagrams.server.ts";
import type { Section, SectionOf, ShownSection } from "./schemas/sections.ts";
import { shownSheet } from "./sheets.server.ts";
import { tradeOf } from "./trades.server.ts";

/** Returns the company's terms about the work itself. Terms about payment and cancellation stand beside the prices instead. */
const coveredBy = (language: Language) =>
  companyTerms(language).filter(({ name }) => name === "guarantee" || name === "insurance");

const placesOf = ({ places }: SectionOf<"sheet">, city: City | undefined) =>
  places?.filter((place) => servesCity(place)) ?? (city ? [city] : []);

/**
 * True if enough places of a section are served by the company. A sheet that compares cities needs two of them, and a
 * sheet of one city needs that city.
 */
const isOfOurPlaces = (section: Section) =>
  section.kind !== "sheet" ||
  !section.places ||
  placesOf(section, undefined).length >= Math.min(2, section.places.length);

/**
 * Returns the sections of a page with everything that they show: the words of each diagram, the figures of each sheet, and the company's
 * terms beside the content of a service.
 */
export function shownSections(sections: Section[], id: PageId, language: Language): ShownSection[] {
  const city = cityOf(id);
  const terms = id.startsWith("/services/") ? coveredBy(language) : [];
  return sections.filter(isOfOurPlaces).map((section) => {
    if (section.kind === "diagram")
      return { ...section, words: diagramWordsOf(section.name, language), film: filmOf(section.name, language) };
    if (section.kind === "sheet")
      return { ...section, sheet: shownSheet(section.name, placesOf(section, city), language, tradeOf(id)) };
    if (section.kind === "pages") return { ...section, cards: cardsOf(section.pages, language) };
    if (section.kind === "scope" && terms.length > 0) return { ...section, terms };
    return section;
  });
}
