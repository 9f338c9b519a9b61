import { nth } from "@site/typed";
import { type Field, fieldOf, fields, type Postings, pageOf, timesOf } from "./postings.ts";
import { placeOf, placesFrom, placesNear } from "./terms.ts";

/** How much a page is about a word that stands in one of its fields. A word of the body alone says little about the page. */
const strengths: Record<Field, number> = { name: 1, also: 0.9, title: 0.85, headings: 0.6, summary: 0.5, body: 0.2 };
const strengthOf = Float64Array.from(fields, (field) => strengths[field]);

const strengthOfBits = Float64Array.from({ length: 2 ** fields.length }, (_, bits) =>
  Math.max(0, ...fields.map((_field, at) => (bits & (1 << at) ? (strengthOf[at] ?? 0) : 0))),
);
const bitsOf = (names: readonly Field[]) => names.reduce((bits, name) => bits | (1 << fields.indexOf(name)), 0);
/** The fields that say what a page is about. Words that only begin alike or that are spelt in a similar way are looked for in these. */
const ofNames: readonly Field[] = ["name", "title", "also", "headings"];
export const nameBits = bitsOf(ofNames);
export const allBits = bitsOf(fields);

/** For each page: how strongly it is about something (0 to 1), and a sum over all places where it says so, which orders equal pages. */
export interface Strengths {
  strongest: Float64Array;
  sum: Float64Array;
  /** The positions of all terms of the index that matched. */
  places: Set<number>;
}

export const noStrengths = (pages: number): Strengths => ({
  strongest: new Float64Array(pages),
  sum: new Float64Array(pages),
  places: new Set(),
});

/** One word of a query. */
export interface Sought {
  term: string;
  weight: number;
  /** True if words that begin with the term match as well. */
  prefix?: boolean;
  /** The number of letters in which a similar word may differ. */
  distance?: number;
}

/** Adds the pages in which a word stands. */
export function addWord(found: Strengths, postings: Postings, sought: Sought, only: number): void {
  for (const [place, weight] of spellings(postings, sought)) {
    found.places.add(place);
    const isExact = weight === sought.weight;
    addPlace(found, postings, place, weight, isExact ? only : only & nameBits);
  }
}

function addPlace(found: Strengths, { ends, postings }: Postings, place: number, weight: number, only: number): void {
  const end = ends[place] ?? 0;
  for (let at = ends[place - 1] ?? 0; at < end; at += 1) {
    const posting = postings[at] ?? 0;
    const field = fieldOf(posting);
    if (!(only & (1 << field))) continue;
    const page = pageOf(posting);
    const strength = (strengthOf[field] ?? 0) * weight;
    if (strength > (found.strongest[page] ?? 0)) found.strongest[page] = strength;
    found.sum[page] = (found.sum[page] ?? 0) + strength * Math.log2(1 + timesOf(posting));
  }
}

/** The weight of a phrase whose words stand in different fields of a page: they may have nothing to do with each other. */
const apart = 0.5;

/** Adds the pages in which all words of a phrase stand. */
export function addPhrase(
  found: Strengths,
  postings: Postings,
  phrase: readonly string[],
  weight: number,
  only: number,
): void {
  const places = phrase.map((term) => placeOf(postings.terms, term));
  if (places.includes(-1)) return;
  const fieldsOf = places.map((place) => fieldsByPage(postings, place, only));
  let isFound = false;
  for (let page = 0; page < postings.pages; page += 1) {
    let [together, least] = [only, 1];
    for (const bits of fieldsOf) {
      together &= bits[page] ?? 0;
      least = Math.min(least, strengthOfBits[bits[page] ?? 0] ?? 0);
      if (least === 0) break;
    }
    if (least === 0) continue;
    isFound = true;
    const strength = weight * Math.max(apart * least, strengthOfBits[together] ?? 0);
    found.strongest[page] = Math.max(found.strongest[page] ?? 0, strength);
    found.sum[page] = (found.sum[page] ?? 0) + strength;
  }
  if (isFound) for (const place of places) found.places.add(place);
}

/** Returns for each page the fields in which a term stands, one bit for each field. */
function fieldsByPage({ ends, postings, pages }: Postings, place: number, only: number): Uint8Array {
  const bits = new Uint8Array(pages);
  const end = ends[place] ?? 0;
  for (let at = ends[place - 1] ?? 0; at < end; at += 1) {
    const page = pageOf(postings[at] ?? 0);
    bits[page] = (bits[page] ?? 0) | (only & (1 << fieldOf(postings[at] ?? 0)));
  }
  return bits;
}

/** The largest weight of a word that only begins with the term, and of a word with another spelling. */
const weights = { prefix: 0.6, distance: 0.9 };

/** Returns the positions of all terms that match, each with its weight: the term itself, terms that begin with it, and similar spellings. */
function spellings({ terms, named }: Postings, { term, weight, prefix, distance = 0 }: Sought): Map<number, number> {
  const weighed = new Map<number, number>();
  const lengthAt = (place: number) => nth(terms, place).length;
  if (distance > 0)
    for (const [place, away] of placesNear(terms, term, distance, named))
      weighed.set(place, (weight * weights.distance * lengthAt(place)) / (lengthAt(place) + away));
  if (prefix)
    for (const place of placesFrom(terms, term))
      weighed.set(place, (weight * weights.prefix * term.length) / lengthAt(place));
  const exact = placeOf(terms, term);
  if (exact >= 0) weighed.set(exact, weight);
  return weighed;
}
