import { servesCity } from "@site/ground/company/scope.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { kindOf, type PageKind } from "@site/ground/site-map/pages.ts";
import type { z } from "zod";
import { company } from "./company.server.ts";
import type { DiagramName } from "./diagrams.ts";
import { readContent } from "./files.server.ts";
import { exists, fileOf, pagesIn } from "./inventory.server.ts";
import { printable } from "./our-words.server.ts";
import { buildings as buildingsSchema } from "./schemas/buildings.ts";
import { calculator, calculators, calculatorWords as calculatorWordsSchema, climate } from "./schemas/calculators.ts";
import type { Card } from "./schemas/card.ts";
import { holidays as holidaysSchema, type Picture, pictures as picturesSchema } from "./schemas/company.ts";
import { companyPapers } from "./schemas/company-papers.ts";
import { diagramWords } from "./schemas/diagrams.ts";
import { film, films } from "./schemas/films.ts";
import { chooser, help, symptom } from "./schemas/help.ts";
import { home, testimonials as testimonialsSchema } from "./schemas/home.ts";
import {
  about,
  article,
  author,
  caseStudy,
  contact,
  landing,
  legal,
  overview,
  pricing,
  resource,
  search,
  tag,
  terms as termsSchema,
} from "./schemas/pages.ts";
import { proof } from "./schemas/proof.ts";
import { replyTemplates as replyTemplatesSchema } from "./schemas/reply-templates.ts";
import { searchWords as searchWordsSchema } from "./schemas/search-words.ts";
import { sheetWords as sheetWordsSchema } from "./schemas/sheet-words.ts";
import { specimen } from "./schemas/specimens.ts";
import { vacancies as vacanciesSchema } from "./schemas/vacancies.ts";
import type { TextPlace } from "./text-filter.ts";

/** This module is the content gateway: all words and facts of the site are read here. */
const schemas = {
  home,
  landing,
  help,
  symptom,
  chooser,
  overview,
  pricing,
  resource,
  careers: overview,
  article,
  tag,
  author,
  "case-study": caseStudy,
  legal,
  about,
  contact,
  "company-papers": companyPapers,
  search,
  specimen,
  proof,
  calculator,
  calculators,
  climate,
  film,
  films,
};
export type ContentKind = keyof typeof schemas;
export type ContentOf<K extends ContentKind> = z.infer<(typeof schemas)[K]> & { body: string };

const hasSchema = (kind: PageKind | undefined): kind is ContentKind => kind !== undefined && kind in schemas;

/** The content of a page of a known kind, or undefined if it does not exist in that language. */
export function readPage<K extends ContentKind>(kind: K, id: string, language: Language): ContentOf<K> | undefined {
  const file = kindOf(id) === kind && fileOf(id, language);
  return file ? inOurWords(readContent(file, schemas[kind]) as ContentOf<K>, { id, language }) : undefined;
}

const inOurs = new WeakMap<object, object | undefined>();

/** Returns the content in words that this company may use. The result is cached as long as the file does not change. */
function inOurWords<T extends object>(read: T, where: TextPlace): T | undefined {
  if (!inOurs.has(read)) inOurs.set(read, printable(read, where, canBeReached(where.language)));
  return inOurs.get(read) as T | undefined;
}

const canBeReached = (language: Language) => (id: string) => !hasSchema(kindOf(id)) || exists(id, language);

/** The data that every page has: its name, its summary, and its title and description for search engines. */
export type PageHead = { name: string; summary: string; seo: { title: string; description: string }; sample?: boolean };

export function readHead(id: string, language: Language): PageHead | undefined {
  const kind = kindOf(id);
  return hasSchema(kind) ? readPage(kind, id, language) : undefined;
}

/** Returns a card for each of the pages that exists in the language. */
export function cardsOf(ids: readonly string[], language: Language): Card[] {
  return ids.flatMap((id) => {
    if (!exists(id, language)) return [];
    const head = readHead(id, language);
    return head ? [{ id, name: head.name, summary: head.summary, ...(head.sample && { sample: true }) }] : [];
  });
}

/** All pages below a page, sorted by name. */
export function cardsBelow(id: string, language: Language): Card[] {
  const below = pagesIn(language).filter((other) => other.startsWith(`${id}/`));
  return cardsOf(below, language).sort((one, other) => one.name.localeCompare(other.name, language));
}

/** Leaves out the pages that are below another page of the list. */
export const topmost = (cards: Card[]) =>
  cards.filter(({ id }) => !cards.some((above) => id.startsWith(`${above.id}/`)));

export { company };
export const holidays = () => readContent("shared/holidays.yaml", holidaysSchema);
export function pictures(): Record<string, Picture> {
  const { body: _, ...all } = readContent("shared/pictures.yaml", picturesSchema);
  return all;
}
/** The buildings of the home page, with their pictures and the spots on them. */
export function buildings() {
  const { body: _, ...all } = readContent("shared/spots.yaml", buildingsSchema);
  return all;
}
export function testimonials(language: Language) {
  const all = readContent(`${language}/testimonials.yaml`, testimonialsSchema);
  return inOurWords(all, { id: "", language }) ?? { ...all, items: [] };
}
export const replyTemplates = (language: Language) =>
  readContent(`${language}/reply-templates.yaml`, replyTemplatesSchema);

/** The words of all calculators: units, problems, buttons. */
export function calculatorWords(language: Language) {
  const { body: _, ...words } = readContent(`${language}/calculator-words.yaml`, calculatorWordsSchema);
  return words;
}

/** Returns the vacancies. It leaves out those in cities that we do not serve, and those with words that this company may not print. */
export function vacanciesFile(language: Language) {
  const { open, ...rest } = readContent(`${language}/vacancies.yaml`, vacanciesSchema);
  const ours = Object.entries(open).flatMap(([slug, vacancy]) => {
    const said = servesCity(vacancy.city) && inOurWords(vacancy, { id: "/careers", language });
    return said ? [[slug, said] as const] : [];
  });
  return { ...rest, open: Object.fromEntries(ours) };
}

/** The words of the glossary. */
export function terms() {
  const { body: _, ...all } = readContent("shared/terms.yaml", termsSchema);
  return all;
}

/** The words of all local sheets. A local sheet shows figures that the engine computes for a place. */
export const sheetWords = (language: Language) => readContent(`${language}/sheet-words.yaml`, sheetWordsSchema);

/** The words that the site's search treats in a special way, such as synonyms. */
export const searchWords = () => readContent("shared/search-words.yaml", searchWordsSchema);

/** The words of a diagram: the labels in its drawing, and the text next to it. */
export const diagramWordsOf = (name: DiagramName, language: Language) =>
  readContent(`${language}/diagrams/${name}.yaml`, diagramWords[name]);
