import type { SearchDocument } from "./document.ts";
import { buildIndex, openIndex } from "./search-index.ts";
import { vocabularyOf, type Words } from "./vocabulary.ts";

/** For tests: a page. Fields that are left out are empty. */
export const pageWith = (page: Partial<SearchDocument> & { id: string }): SearchDocument => ({
  kind: "service",
  crumbs: [],
  name: "",
  title: "",
  also: "",
  headings: "",
  summary: "",
  body: "",
  weight: 1,
  inQuestions: page.weight ?? 1,
  ...page,
});

export const indexWith = (pages: (Partial<SearchDocument> & { id: string })[]) =>
  openIndex(JSON.parse(JSON.stringify(buildIndex(pages.map(pageWith)))));

export const wordsWith = (words: Partial<Words> = {}) =>
  vocabularyOf({
    same: [],
    ignored: [],
    others: [],
    places: {},
    towns: {},
    cities: {},
    questions: [],
    said: {},
    ...words,
  });
