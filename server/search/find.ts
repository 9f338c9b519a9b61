import { boost, type Field, fieldOf, fields, type Postings, pageOf, timesOf } from "./postings.ts";
import { placeOf, placesFrom, placesNear } from "./terms.ts";

export interface Asked {
  /** A page must have all of them. */
  terms: readonly string[];
  /** Also words that begin with it, or are this many letters away from it. */
  prefix?: boolean;
  distance?: number;
  /** All, if it is left out. */
  in?: readonly Field[];
}

/** What a page has of what was asked for: the terms that stand in it, each with its fields. */
export interface Match {
  score: number;
  terms: Map<string, Field[]>;
}

/** How much a word that begins with the term, or is misspelt, counts at most. */
const weights = { prefix: 0.375, distance: 0.45 };

/** The pages, by their number, in no order. Scored as MiniSearch scores them, which find.test.ts asks the same. */
export function find(postings: Postings, { terms, prefix, distance, in: wanted = fields }: Asked): Map<number, Match> {
  const distinct = [...new Set(terms)];
  const each = distinct.map((term) => {
    const matches = new Map<number, Match>();
    for (const [place, weight] of spellings(postings.terms, term, prefix, distance))
      addMatches(matches, postings, place, weight, wanted);
    return matches;
  });
  const [first = new Map<number, Match>(), ...others] = each;
  const found = others.reduce(inBoth, first);
  for (const match of found.values()) match.score *= distinct.length;
  return found;
}

/** The places of the term and of others that it may mean, each with its weight. */
function spellings(terms: readonly string[], term: string, prefix = false, distance = 0): Map<number, number> {
  const weighed = new Map<number, number>();
  const exact = placeOf(terms, term);
  const lengthAt = (place: number) => (terms[place] as string).length;
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

function addMatches(
  matches: Map<number, Match>,
  { terms, ends, postings, lengths, means, pages }: Postings,
  place: number,
  weight: number,
  wanted: readonly Field[],
): void {
  const term = terms[place] as string;
  const end = ends[place] as number;
  for (let at = ends[place - 1] ?? 0, next = at; at < end; at = next) {
    const field = fieldOf(postings[at] as number);
    const name = fields[field] as Field;
    while (next < end && fieldOf(postings[next] as number) === field) next += 1;
    if (!wanted.includes(name)) continue;
    const rarity = Math.log(1 + (pages - (next - at) + 0.5) / (next - at + 0.5));
    for (const posting of postings.subarray(at, next)) {
      const page = pageOf(posting);
      const length = (lengths[page * fields.length + field] as number) / (means[field] as number);
      const score = weight * boost[name] * rarity * frequencyScore(timesOf(posting), length);
      const match = matches.get(page);
      if (!match) matches.set(page, { score, terms: new Map([[term, [name]]]) });
      else {
        match.score += score;
        const known = match.terms.get(term);
        if (known) known.push(name);
        else match.terms.set(term, [name]);
      }
    }
  }
}

/** BM25+; the length is that of the field in proportion to the mean. */
const frequencyScore = (times: number, length: number) => 0.5 + (times * 2.2) / (times + 1.2 * (0.3 + 0.7 * length));

function inBoth(some: Map<number, Match>, others: Map<number, Match>): Map<number, Match> {
  const both = new Map<number, Match>();
  for (const [page, { score, terms }] of others) {
    const match = some.get(page);
    if (match) both.set(page, { score: match.score + score, terms: new Map([...match.terms, ...terms]) });
  }
  return both;
}
