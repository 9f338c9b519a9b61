import { createHash } from "node:crypto";
import type { SearchDocument, StoredPage } from "./document.ts";
import { buildPostings, fields, openPostings, type Postings, type PostingsFile } from "./postings.ts";
import { stem, withoutWaw, wordsOf } from "./stem.ts";
import { placeOf } from "./terms.ts";

/** The file that the build writes. */
export interface SearchFile {
  /** The hash of the documents that it was made from. */
  hash: string;
  /** Words that begin with و ("and"), and the word in the index for each. */
  waw: Record<string, string>;
  index: PostingsFile;
  pages: StoredPage[];
}

export interface SearchIndex {
  postings: Postings;
  /** The pages by their number. */
  pages: readonly StoredPage[];
  /** Returns the form under which a word is indexed. */
  termOf(word: string): string;
  /** Returns the same for a stem, which must not be stemmed again: صيان would become صي. */
  termOfStem(stemmed: string): string;
  /** Returns the same for a word of our own texts as it is written, which may be several words. Each is worked out once. */
  termsIn(original: string): readonly string[];
  has(term: string): boolean;
  /** Counts in how many fields of pages a term stands. */
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

/** The frequency of each stem in the texts decides which و is "and". */
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
  return {
    postings,
    pages: withKeptBodies(pages),
    termOf,
    termOfStem: termOfStemWith(waw),
    termsIn: memoized((original) => wordsOf(original).map(termOf)),
    has: (term) => placeOf(terms, term) >= 0,
    frequency,
  };
}

/**
 * The longest texts are kept as bytes outside the heap, where they take half the memory of strings. They are read only for the few pages that are
 * shown.
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
    // This copies the text, because a piece of a string keeps the whole string in memory.
    const own = Buffer.from(key).toString();
    const made = work(own);
    known.set(own, made);
    return made;
  };
}
