import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { isPageId } from "@site/ground/site-map/pages.ts";
import { diagramWordsOf, readPage } from "./content.server.ts";
import { type DiagramName, diagramNames } from "./diagrams.ts";
import type { ShownOf } from "./schemas/sections.ts";

/** All diagrams, each as a section. */
export const diagramSections = (language: Language): ShownOf<"diagram">[] =>
  diagramNames.map((name) => {
    const words = diagramWordsOf(name, language);
    return { kind: "diagram", heading: words.title, name, words };
  });

export const diagramFiles = () =>
  languageCodes.flatMap((language) => diagramNames.map((name) => `/diagrams/${name}.${language}.svg`));

/** Finds the diagram and the language of an address. */
export function diagramAt(pathname: string) {
  const [, name, language] = /^\/diagrams\/([a-z-]+)\.(\w+)\.svg$/.exec(pathname) ?? [];
  const known = diagramNames.find((other) => other === name);
  const code = languageCodes.find((other) => other === language);
  return known && code ? { name: known, language: code, words: diagramWordsOf(known, code) } : undefined;
}

/** The film of a diagram, as a link. */
export function filmOf(diagram: DiagramName, language: Language) {
  const list = readPage("films", "/video", language);
  const id = list?.films.find((film) => readPage("film", film, language)?.diagram === diagram);
  return list && id && isPageId(id) ? { id, text: list.words.watch } : undefined;
}
