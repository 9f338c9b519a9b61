import { createHash } from "node:crypto";
import type { SearchDocument, StoredPage } from "./document.ts";
import { buildPostings, fields, openPostings, type Postings, type PostingsFile } from "./postings.ts";
import { stem, withoutWaw, wordsOf } from "./stem.ts";
import { placeOf } from "./terms.ts";

/** The index file that the build writes for a language. */
export interface SearchFile {
  /** The hash of the documents from which the index was made. */
  hash: string;
  /** Words that begin with و ("and"), each with the term in the index without it. */
  waw: Record<string, string>;
  index: PostingsFile;
  pages: StoredPage[];
}

export interface SearchIndex {
  postings: Postings;
  /** The pages. The index of the array is the page number in the postings. */
  pages: readonly StoredPage[];
  /** The numbers of the pages that are about a city or district. */
  ofPlaces: readonly number[];
  /** Returns the term under which a word is indexed. */
  termOf(word: string): string;
  /** Returns the number of a page. */
  numberOf(id: string): number | undefined;
  /** Returns the term for a word that is a stem already. A stem must not be stemmed again: صيان would become صي. */
  termOfStem(stemmed: string): string;
  /**
   * Returns the terms of a word in our own texts. A word in its original spelling may contain several terms. The result is cached for each
   * word.
   */
  termsIn(original: string): readonly string[];
  has(term: string): boolean;
  /** Returns in how many fields of all pages a term occurs. */
  frequency(term: string): number;
}

export const hashOf = (documents: SearchDocument[]) =>
  createHash("sha256").update(JSON.stringify(documents)).digest("base64url");

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
  const index = buildPostings(documents, wordsOf, termOfWith(waw));
  return { hash: hashOf(documents), waw, index, pages: documents.map(storedOf) };
}

const storedOf = ({ title: _title, also: _also, headings: _headings, ...page }: SearchDocument): StoredPage => page;

/** Finds the words whose first letter و means "and", by the frequency of each stem in the texts. */
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

export function openIndex({ waw, index, pages }: Omit<SearchFile, "hash">): SearchIndex {
  const postings = openPostings(index);
  const { terms, ends } = postings;
  const termOf = termOfWith(waw);
  const frequency = (term: string) => {
    const place = placeOf(terms, term);
    return place < 0 ? 0 : (ends[place] ?? 0) - (ends[place - 1] ?? 0);
  };
  const kept = withKeptBodies(pages);
  const numbers = new Map(kept.map((page, number) => [page.id, number]));
  return {
    postings,
    pages: kept,
    ofPlaces: [...kept.keys()].filter((number) => kept[number]?.place),
    numberOf: (id) => numbers.get(id),
    termOf,
    termOfStem: termOfStemWith(waw),
    termsIn: memoized((original) => wordsOf(original).map(termOf)),
    has: (term) => placeOf(terms, term) >= 0,
    frequency,
  };
}

/**
 * Stores the longest texts as bytes outside the JavaScript heap, where they take half the memory of strings. They are decoded only for the
 * few pages that a search shows.
 */
function withKeptBodies(pages: readonly StoredPage[]): StoredPage[] {
  const all = Buffer.from(pages.map(({ body }) => body).join(""));
  let end = 0;
  return pages.map(({ body, ...page }) => {
    const start = end;
    end += Buffer.byteLength(body);
    const to = end;
    return {
      ...page,
      get body() {
        return all.toString("utf8", start, to);
      },
    };
  });
}

function memoized<T extends object>(work: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const before = known.get(key);
    if (before) return before;
    // The key is copied, because a part of a string keeps the whole string in memory.
    const own = Buffer.from(key).toString();
    const made = work(own);
    known.set(own, made);
    return made;
  };
}
