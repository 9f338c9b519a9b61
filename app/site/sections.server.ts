import type { Language } from "#app/i18n/languages.ts";
import { diagramWordsOf } from "./content.server.ts";
import { cityOf, type PageId } from "./pages.ts";
import type { Section, ShownSection } from "./schemas/sections.ts";
import { shownSheet } from "./sheets.server.ts";

/** The sections of a page, with the words of each diagram and the figures of each sheet. */
export function shownSections(sections: Section[], id: PageId, language: Language): ShownSection[] {
  const city = cityOf(id);
  return sections.map((section) => {
    if (section.kind === "diagram") return { ...section, words: diagramWordsOf(section.name, language) };
    if (section.kind === "sheet")
      return { ...section, sheet: shownSheet(section.name, section.places ?? (city ? [city] : []), language) };
    return section;
  });
}
