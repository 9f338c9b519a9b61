import type { Language } from "@site/ground/language/languages.ts";
import { type ContentOf, cardsOf, diagramWordsOf, readPage } from "./content.server.ts";
import { shownLoop } from "./loops.server.ts";
import { pageAt } from "./page.server.ts";
import { shownSections } from "./sections.server.ts";

const listOf = (language: Language) => readPage("films", "/video", language);

/** Returns a diagram with its words, or a rendered film (a loop) with its files. Both contain the words of their steps. */
function shownFilm({ diagram, loop }: ContentOf<"film">, language: Language) {
  if (diagram) return { kind: "diagram" as const, name: diagram, ...diagramWordsOf(diagram, language) };
  if (loop)
    return { kind: "loop" as const, loop: shownLoop(loop.name), description: loop.description, steps: loop.steps };
  throw new Error("a film is a diagram or a loop");
}

/** The page of all films. It shows each film by a still picture: its drawing, or the poster of its file. */
export function filmsPage(pathname: string) {
  const { id, page, seo, language } = pageAt("films", pathname);
  const films = cardsOf(page.films, language).flatMap((card) => {
    const film = readPage("film", card.id, language);
    if (!film) return [];
    return [{ ...card, diagram: film.diagram, loop: film.loop && shownLoop(film.loop.name) }];
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
    film: shownFilm(page, language),
    words: list.words,
    related: cardsOf(page.related, language),
    others: cardsOf(list.films, language).filter((other) => other.id !== id),
  };
}
