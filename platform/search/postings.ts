import type { SearchDocument } from "./document.ts";
import { lettersOf, type NamedTerms } from "./terms.ts";

/** The texts of a page that are searched. */
export const fields = ["name", "title", "also", "headings", "summary", "body"] as const;
export type Field = (typeof fields)[number];

/** The index file that the build writes. The lists of numbers are base64 of 32-bit integers. */
export interface PostingsFile {
  /** All terms in alphabetical order, separated by spaces. */
  terms: string;
  /** For each term, the position where its postings end. */
  ends: string;
  postings: string;
  /** The number of pages. */
  pages: number;
}

/**
 * The index: how often each term occurs in each field of each page. A posting is one number. The postings of a term are sorted, so that
 * those of one field follow each other. These flat lists take 3 MB for both languages; maps of maps would take 37 MB.
 */
export interface Postings {
  terms: readonly string[];
  ends: Uint32Array;
  postings: Uint32Array;
  /** The terms that stand in any field but the body. */
  named: NamedTerms;
  /** For each page: the number of words in its name. */
  nameLengths: Uint16Array;
  pages: number;
}

const mostPages = 2 ** 14;
const mostTimes = 2 ** 14;

const packed = (field: number, page: number, times: number) =>
  ((field << 28) | (page << 14) | Math.min(times, mostTimes - 1)) >>> 0;
const nameField = fields.indexOf("name");
export const fieldOf = (posting: number) => posting >>> 28;
export const pageOf = (posting: number) => (posting >>> 14) & (mostPages - 1);
export const timesOf = (posting: number) => posting & (mostTimes - 1);

export function buildPostings(
  documents: readonly SearchDocument[],
  tokenize: (text: string) => string[],
  termOf: (word: string) => string,
): PostingsFile {
  if (documents.length > mostPages) throw new Error(`The search has room for ${mostPages} pages.`);
  const found = new Map<string, number[]>();
  for (const [page, document] of documents.entries())
    for (const [field, name] of fields.entries()) {
      const words = tokenize(document[name]);
      for (const [term, same] of Map.groupBy(words, termOf)) {
        const postings = found.get(term) ?? [];
        found.set(term, postings);
        postings.push(packed(field, page, same.length));
      }
    }
  const terms = [...found.keys()].sort();
  const lists = terms.map((term) => Uint32Array.from(found.get(term) ?? []).sort());
  const postings = lists.flatMap((list) => [...list]);
  const ends: number[] = [];
  for (const { length } of lists) ends.push((ends.at(-1) ?? 0) + length);
  return {
    terms: terms.join(" "),
    ends: encoded(ends),
    postings: encoded(postings),
    pages: documents.length,
  };
}

export function openPostings(file: PostingsFile): Postings {
  const terms = file.terms.split(" ");
  const [ends, postings] = [decoded(file.ends), decoded(file.postings)];
  const nameLengths = new Uint16Array(file.pages);
  for (const posting of postings)
    if (fieldOf(posting) === nameField)
      nameLengths[pageOf(posting)] = (nameLengths[pageOf(posting)] ?? 0) + timesOf(posting);
  const named = namedTerms(terms, ends, postings);
  return { terms, ends, postings, named, nameLengths, pages: file.pages };
}

/** Adds, for each page, how many words of its name are the term. The postings of names are the first ones of a term. */
export function addToNames(names: Uint16Array, { ends, postings }: Postings, place: number): void {
  const end = ends[place] ?? 0;
  for (let at = ends[place - 1] ?? 0; at < end && fieldOf(postings[at] ?? 0) === nameField; at += 1) {
    const page = pageOf(postings[at] ?? 0);
    names[page] = (names[page] ?? 0) + timesOf(postings[at] ?? 0);
  }
}

/** Tells whether a term stands in a field of a page. */
export function standsIn({ ends, postings }: Postings, place: number, field: Field, page: number): boolean {
  const sought = packed(fields.indexOf(field), page, 0);
  let from = ends[place - 1] ?? 0;
  let to = ends[place] ?? 0;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((postings[middle] ?? 0) < sought) from = middle + 1;
    else to = middle;
  }
  const found = postings[from] ?? 0;
  return from < (ends[place] ?? 0) && fieldOf(found) === fields.indexOf(field) && pageOf(found) === page;
}

/** Postings are sorted by field and the body is the last one, so the first posting of a term tells. */
function namedTerms(terms: readonly string[], ends: Uint32Array, postings: Uint32Array): NamedTerms {
  const isNamed = (place: number) => fieldOf(postings[ends[place - 1] ?? 0] ?? 0) < fields.length - 1;
  const places = Uint32Array.from([...terms.keys()].filter(isNamed));
  const named = Array.from(places, (place) => terms[place] ?? "");
  return {
    places,
    lengths: Uint8Array.from(named, ({ length }) => length),
    letters: Uint32Array.from(named, lettersOf),
  };
}

const encoded = (numbers: number[]) => Buffer.from(Uint32Array.from(numbers).buffer).toString("base64");
const decoded = (text: string) => new Uint32Array(Uint8Array.from(Buffer.from(text, "base64")).buffer);
