import { createHash } from "node:crypto";
import MiniSearch, { type AsPlainObject } from "minisearch";
import { type SearchDocument, type StoredPage, stored } from "./document.ts";
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
  pages: StoredPage[];
}

export interface SearchIndex {
  words: MiniSearch<SearchDocument>;
  /** Kept beside the words: MiniSearch would copy them into every one of hundreds of hits. */
  pages: ReadonlyMap<string, StoredPage>;
  /** The form under which a word is indexed. */
  termOf(word: string): string;
  /** The same for a stem, which must not be stemmed again: صيان would become صي. */
  termOfStem(stemmed: string): string;
  /** The same for a word of our own texts as it is written, which may be several; worked out once for each. */
  termsIn(original: string): readonly string[];
  has(term: string): boolean;
  /** In how many fields of pages a term stands. */
  frequency(term: string): number;
}

export const hashOf = (documents: SearchDocument[]) =>
  createHash("sha256").update(JSON.stringify(documents)).digest("base64url");

const optionsFor = (termOf: (word: string) => string) => ({
  fields,
  tokenize: wordsOf,
  processTerm: termOf,
});

const termOfStemWith = (waw: Record<string, string>) => {
  const known = new Map(Object.entries(waw));
  return (stemmed: string) => known.get(stemmed) ?? stemmed;
};

const termOfWith = (waw: Record<string, string>) => {
  const termOfStem = termOfStemWith(waw);
  return (word: string) => termOfStem(stem(word));
};

export function buildIndex(documents: SearchDocument[]): SearchFile {
  const waw = wawIn(documents);
  const words = new MiniSearch<SearchDocument>(optionsFor(termOfWith(waw)));
  words.addAll(documents);
  return { hash: hashOf(documents), waw, index: words.toJSON(), pages: documents.map(storedOf) };
}

const storedOf = (document: SearchDocument) =>
  Object.fromEntries(stored.map((field) => [field, document[field]])) as unknown as StoredPage;

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
export async function openIndex({ waw, index, pages }: Omit<SearchFile, "hash">): Promise<SearchIndex> {
  const counts = new Map(index.index.map(([term, fields]) => [term, countOf(fields)]));
  const termOf = termOfWith(waw);
  const words = await MiniSearch.loadJSAsync<SearchDocument>(index, optionsFor(termOf));
  return {
    words,
    pages: new Map(pages.map((page) => [page.id, page])),
    termOf,
    termOfStem: termOfStemWith(waw),
    termsIn: memoized((original) => wordsOf(original).map(termOf)),
    has: (term) => counts.has(term),
    frequency: (term) => counts.get(term) ?? 0,
  };
}

const countOf = (fields: Record<string, object>) =>
  Object.values(fields).reduce((sum, pages) => sum + Object.keys(pages).length, 0);

function memoized<T>(work: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const made = known.get(key) ?? work(key);
    known.set(key, made);
    return made;
  };
}
