import { keysOf } from "@site/typed";
import type { SearchDocument } from "./document.ts";

/** A factor for each field: a word in the name counts six times as much as in the body. */
export const boost = { name: 6, title: 4, also: 4, headings: 3, summary: 2, body: 1 };
export type Field = keyof typeof boost;
export const fields = keysOf(boost);

/** The index file that the build writes. The lists of numbers are base64 of 32-bit integers. */
export interface PostingsFile {
  /** All terms in alphabetical order, separated by spaces. */
  terms: string;
  /** For each term, the position where its postings end. */
  ends: string;
  postings: string;
  /** For each page and field, its number of words. */
  lengths: string;
}

/**
 * The index: how often each term occurs in each field of each page. A posting is one number. The postings of a term are sorted, so that
 * those of one field follow each other. These flat lists take 3 MB for both languages; maps of maps would take 37 MB.
 */
export interface Postings {
  terms: readonly string[];
  ends: Uint32Array;
  postings: Uint32Array;
  lengths: Uint32Array;
  /** The mean number of words in each field. */
  means: readonly number[];
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
  const lengths: number[] = [];
  for (const [page, document] of documents.entries())
    for (const [field, name] of fields.entries()) {
      const words = tokenize(document[name]);
      lengths.push(new Set(words).size);
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
    lengths: encoded(lengths),
  };
}

export function openPostings(file: PostingsFile): Postings {
  const lengths = decoded(file.lengths);
  const pages = lengths.length / fields.length;
  const sums = fields.map(() => 0);
  for (const [at, length] of lengths.entries()) sums[at % fields.length] = (sums[at % fields.length] ?? 0) + length;
  return {
    terms: file.terms.split(" "),
    ends: decoded(file.ends),
    postings: decoded(file.postings),
    lengths,
    means: sums.map((sum) => sum / pages),
    pages,
  };
}

const encoded = (numbers: number[]) => Buffer.from(Uint32Array.from(numbers).buffer).toString("base64");
const decoded = (text: string) => new Uint32Array(Uint8Array.from(Buffer.from(text, "base64")).buffer);
