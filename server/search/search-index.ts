import { createHash } from "node:crypto";
import MiniSearch, { type AsPlainObject } from "minisearch";
import { type SearchDocument, stored } from "./document.ts";
import { stem, withoutWaw, wordsOf } from "./stem.ts";

/** How much a word counts in each field. */
export const boost = { name: 6, title: 4, also: 4, headings: 3, summary: 2, body: 1 };
const fields = Object.keys(boost) as (keyof typeof boost)[];

/** As the build writes it. */
export interface SearchFile {
  /** Of the documents that it was made from. */
  hash: string;
  /** Words that begin with و ("and"), and what stands in the index for each. */
  waw: Record<string, string>;
  index: AsPlainObject;
}

export interface SearchIndex {
  pages: MiniSearch<SearchDocument>;
  /** The form under which a word is indexed. */
  termOf(word: string): string;
  has(term: string): boolean;
  /** In how many fields of pages a term stands. */
  frequency(term: string): number;
}

export const hashOf = (documents: SearchDocument[]) =>
  createHash("sha256").update(JSON.stringify(documents)).digest("base64url");

const optionsFor = (termOf: (word: string) => string) => ({
  fields,
  storeFields: [...stored],
  tokenize: wordsOf,
  processTerm: termOf,
});

const termOfWith = (waw: Record<string, string>) => {
  const known = new Map(Object.entries(waw));
  return (word: string) => {
    const stemmed = stem(word);
    return known.get(stemmed) ?? stemmed;
  };
};

export function buildIndex(documents: SearchDocument[]): SearchFile {
  const waw = wawIn(documents);
  const pages = new MiniSearch<SearchDocument>(optionsFor(termOfWith(waw)));
  pages.addAll(documents);
  return { hash: hashOf(documents), waw, index: pages.toJSON() };
}

/** How often each stem stands in the texts decides which و is "and". */
function wawIn(documents: SearchDocument[]): Record<string, string> {
  const counts = new Map<string, number>();
  for (const document of documents)
    for (const word of fields.flatMap((field) => wordsOf(document[field]))) {
      const stemmed = stem(word);
      counts.set(stemmed, (counts.get(stemmed) ?? 0) + 1);
    }
  const frequency = (stemmed: string) => counts.get(stemmed) ?? 0;
  const pairs = [...counts.keys()].map((stemmed) => [stemmed, withoutWaw(stemmed, frequency)] as const);
  return Object.fromEntries(pairs.filter(([stemmed, rest]) => rest !== stemmed));
}

/** Loads it in small steps, so that requests are answered in between. */
export async function openIndex({ waw, index }: Omit<SearchFile, "hash">): Promise<SearchIndex> {
  const counts = new Map(index.index.map(([term, fields]) => [term, countOf(fields)]));
  const termOf = termOfWith(waw);
  const pages = await MiniSearch.loadJSAsync<SearchDocument>(index, optionsFor(termOf));
  return { pages, termOf, has: (term) => counts.has(term), frequency: (term) => counts.get(term) ?? 0 };
}

const countOf = (fields: Record<string, object>) =>
  Object.values(fields).reduce((sum, pages) => sum + Object.keys(pages).length, 0);
