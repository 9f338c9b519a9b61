import type { Language } from "#app/i18n/languages.ts";
import { cardsOf, diagramWordsOf, readPage } from "./content.server.ts";
import { pageAt } from "./page.server.ts";
import { shownSections } from "./sections.server.ts";

const listOf = (language: Language) => readPage("films", "/video", language);

/** The overview: each film with its drawing, still. */
export function filmsPage(pathname: string) {
  const { id, page, seo, language } = pageAt("films", pathname);
  const films = cardsOf(page.films, language).flatMap((card) => {
    const film = readPage("film", card.id, language);
    return film ? [{ ...card, diagram: film.diagram }] : [];
  });
  return { page, seo, films, sections: shownSections(page.sections, id, language) };
}

export function filmPage(pathname: string) {
  const { id, page, seo, language } = pageAt("film", pathname);
  const list = listOf(language);
  if (!list) throw new Error(`content/${language}/video.yaml is missing: it has the words of every film`);
  return {
    page,
    seo,
    drawing: diagramWordsOf(page.diagram, language),
    words: list.words,
    related: cardsOf(page.related, language),
    others: cardsOf(list.films, language).filter((other) => other.id !== id),
  };
}
