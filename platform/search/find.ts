import { nth } from "@site/typed";
import { boost, type Field, fieldOf, fields, type Postings, pageOf, timesOf } from "./postings.ts";
import { placeOf, placesFrom, placesNear } from "./terms.ts";

export interface TermQuery {
  /** The terms. A page must have all of them. */
  terms: readonly string[];
  /** True if words that begin with a term match as well. */
  prefix?: boolean;
  distance?: number;
  /** The fields to search; all fields if this is left out. */
  in?: readonly Field[];
}

/**
 * The matches. Each list has an entry for each page. A search makes many such lists, and Maps of objects would create much more garbage.
 */
export interface TermMatches {
  /** The score of each page; 0 if the page lacks one of the terms. find.test.ts compares the scores with those of MiniSearch. */
  scores: Float64Array;
  /** For each term and page: the fields in which the term, or a word that matches it, occurs. Each field is one bit. */
  fields: readonly Uint8Array[];
  /** All terms of the index that matched. */
  terms: ReadonlySet<string>;
}

/** The largest weight of a word that only begins with the term, and of a word with another spelling. An exact match has weight 1. */
const weights = { prefix: 0.375, distance: 0.45 };

export const bitsOf = (names: readonly Field[]) => names.reduce((bits, name) => bits | (1 << fields.indexOf(name)), 0);

export function find(
  postings: Postings,
  { terms, prefix, distance, in: chosenFields = fields }: TermQuery,
): TermMatches {
  const distinct = [...new Set(terms)];
  const looked = new Set<string>();
  const each = distinct.map((term) => {
    const list = { scores: new Float64Array(postings.pages), fields: new Uint8Array(postings.pages) };
    for (const [place, weight] of spellings(postings.terms, term, prefix, distance)) {
      looked.add(nth(postings.terms, place));
      addPostings(list, postings, place, weight, bitsOf(chosenFields));
    }
    return list;
  });
  const scores = new Float64Array(postings.pages);
  for (let page = 0; page < scores.length; page += 1) scores[page] = scoreOfAll(each, page);
  return { scores, fields: each.map((list) => list.fields), terms: looked };
}

const boosts = Object.values(boost);

interface OfTerm {
  scores: Float64Array;
  fields: Uint8Array;
}

function scoreOfAll(each: readonly OfTerm[], page: number): number {
  let sum = 0;
  for (const { scores } of each) {
    const score = scores[page];
    if (!score) return 0;
    sum += score;
  }
  return sum * each.length;
}

/**
 * Returns the positions of all terms that match, each with its weight: the term itself, terms that begin with it, and similar spellings.
 */
function spellings(terms: readonly string[], term: string, prefix = false, distance = 0): Map<number, number> {
  const weighed = new Map<number, number>();
  const exact = placeOf(terms, term);
  const lengthAt = (place: number) => nth(terms, place).length;
  if (distance > 0)
    for (const [place, away] of placesNear(terms, term, distance))
      weighed.set(place, (weights.distance * lengthAt(place)) / (lengthAt(place) + away));
  if (prefix)
    for (const place of placesFrom(terms, term)) {
      const length = lengthAt(place);
      weighed.set(place, (weights.prefix * length) / (length + 0.3 * (length - term.length)));
    }
  if (exact >= 0) weighed.set(exact, 1);
  return weighed;
}

function addPostings(
  found: OfTerm,
  { ends, postings, lengths, means, pages }: Postings,
  place: number,
  weight: number,
  fieldBits: number,
): void {
  const end = ends[place] ?? 0;
  for (let from = ends[place - 1] ?? 0, to = from; from < end; from = to) {
    const field = fieldOf(postings[from] ?? 0);
    while (to < end && fieldOf(postings[to] ?? 0) === field) to += 1;
    const bit = 1 << field;
    if (!(fieldBits & bit)) continue;
    const rarity = Math.log(1 + (pages - (to - from) + 0.5) / (to - from + 0.5));
    const most = weight * (boosts[field] ?? 0) * rarity;
    for (let at = from; at < to; at += 1) {
      const posting = postings[at] ?? 0;
      const page = pageOf(posting);
      const length = (lengths[page * fields.length + field] ?? 0) / (means[field] ?? 1);
      found.scores[page] = (found.scores[page] ?? 0) + most * frequencyScore(timesOf(posting), length);
      found.fields[page] = (found.fields[page] ?? 0) | bit;
    }
  }
}

/** The score by the formula BM25+. `length` is the length of the field divided by the mean length of that field. */
const frequencyScore = (times: number, length: number) => 0.5 + (times * 2.2) / (times + 1.2 * (0.3 + 0.7 * length));
