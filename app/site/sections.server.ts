import type { Language } from "#app/i18n/languages.ts";
import { diagramWordsOf } from "./content.server.ts";
import { cityOf, type PageId } from "./pages.ts";
import type { Section, ShownSection } from "./schemas/sections.ts";

/** The sections of a page, with the words of each diagram and the places of each sheet. */
export function shownSections(sections: Section[], id: PageId, language: Language): ShownSection[] {
  const city = cityOf(id);
  return sections.map((section) => {
    if (section.kind === "diagram") return { ...section, words: diagramWordsOf(section.name, language) };
    if (section.kind === "sheet") return { ...section, places: section.places ?? (city ? [city] : []) };
    return section;
  });
}
