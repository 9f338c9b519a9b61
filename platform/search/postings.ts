import type { SearchDocument } from "./document.ts";

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
  /** For each term: 1 if it stands in any field but the body. */
  isNamed: Uint8Array;
  pages: number;
}

const mostPages = 2 ** 14;
const mostTimes = 2 ** 14;

const packed = (field: number, page: number, times: number) =>
  ((field << 28) | (page << 14) | Math.min(times, mostTimes - 1)) >>> 0;
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
  return { terms, ends, postings, isNamed: named(ends, postings), pages: file.pages };
}

/** Postings are sorted by field and the body is the last one, so the first posting of a term tells. */
const named = (ends: Uint32Array, postings: Uint32Array) =>
  Uint8Array.from(ends, (_, place) =>
    fieldOf(postings[place === 0 ? 0 : (ends[place - 1] ?? 0)] ?? 0) < fields.length - 1 ? 1 : 0,
  );

const encoded = (numbers: number[]) => Buffer.from(Uint32Array.from(numbers).buffer).toString("base64");
const decoded = (text: string) => new Uint32Array(Uint8Array.from(Buffer.from(text, "base64")).buffer);
