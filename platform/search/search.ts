import type { StoredPage } from "./document.ts";
import { addPhrase, addWord, allBits, nameBits, noStrengths, type Strengths } from "./find.ts";
import { keysOf, type Likeness, likeness, type PhraseIndex } from "./phrases.ts";
import { addToNames, standsIn } from "./postings.ts";
import { type Concept, conceptsOf, rare } from "./query.ts";
import type { SearchIndex } from "./search-index.ts";
import type { Vocabulary } from "./vocabulary.ts";

export interface Hit {
  page: StoredPage;
  /** How much the page is about what was typed: 0 for not at all. Below `enough` the page is a guess. */
  about: number;
  /** Tells what was found in this page. It takes a while, so it is only asked for pages that are shown. */
  marks(): Marks;
  /** Pages that offer the same service in other places. */
  also: StoredPage[];
}

export interface Marks {
  /** Tells whether a term of the index was searched for and was found in this page. */
  hasTerm(term: string): boolean;
  /** True if one of the terms stands in the body. */
  inBody: boolean;
}

/** A page that is about less of the query than this does not answer it. */
export const enough = 0.4;

/** A page with less than this share of the best page's score only happens to have a word of the query. */
const worthShowing = 0.25;

/** One way to search: an index, and a text in the language of that index. */
export interface Part {
  index: SearchIndex;
  text: string;
  /** The weight of what is found in this way. */
  weight: number;
}

interface Scored {
  page: StoredPage;
  score: number;
  about: number;
  /** The part in which the page was found, its number there, and what was looked for. */
  part: number;
  number: number;
  sought: readonly Strengths[];
}

/**
 * Finds the pages, the best first, in several ways at once: the pages have the same ids in all languages, and the best way counts. What is
 * shown is the page of the first part's language. While a visitor types, only names and headings are searched.
 */
export function search(parts: readonly Part[], vocabulary: Vocabulary, namesOnly = false): Hit[] {
  const [own] = parts;
  if (!own) return [];
  const best: (Scored | undefined)[] = [];
  const liked = new Map<string, Likeness>();
  const isSpelt = (word: string) => parts.some(({ index }) => index.frequency(index.termOf(word)) > rare);
  for (const { text } of parts) if (!liked.has(text)) liked.set(text, likenessOf(text, vocabulary, isSpelt));
  let most = 0;
  for (const [at, part] of parts.entries()) {
    const ownNumbers = numbersIn(part.index, own.index);
    for (const hit of ranked(part, at, vocabulary, liked.get(part.text) ?? [], namesOnly)) {
      const number = ownNumbers[hit.number] ?? -1;
      const page = own.index.pages[number];
      if (!page) continue;
      const known = best[number];
      if (!known) best[number] = Object.assign(hit, { page });
      else if (hit.score > known.score) Object.assign(known, { score: hit.score, about: hit.about });
      most = Math.max(most, hit.score);
    }
  }
  const isOther = parts.some(({ text }) => vocabulary.namesOther(text)) && !isSaid(liked.values());
  const least = worthShowing * most;
  const all = best.flatMap((scored) => (scored && (scored.score >= least || scored.page.group) ? scored : []));
  all.sort((a, b) => b.score - a.score || (a.page.id < b.page.id ? -1 : 1));
  if (isOther) for (const scored of all) scored.about = 0;
  return grouped(all, least, parts);
}

/**
 * A word may be read as another one that sounds alike and is much more frequent. The query is compared as it stands too: it may be a phrase
 * with just this word.
 */
function likenessOf(text: string, vocabulary: Vocabulary, isSpelt: (word: string) => boolean): Likeness {
  const { said: phrases } = vocabulary;
  const [plain, read] = [keysOf(text, vocabulary), keysOf(text, vocabulary, phrases, isSpelt)];
  const own = likeness(plain, phrases);
  if (plain.join(" ") === read.join(" ")) return own;
  const best = new Map(own);
  for (const [set, share] of likeness(read, phrases)) best.set(set, Math.max(share, best.get(set) ?? 0));
  return [...best];
}

/** A query that is so much like a phrase of a page is about the page, whatever else it names. */
const said = 0.8;
const isSaid = (liked: Iterable<Likeness>) => [...liked].flat().some(([, share]) => share >= said);

/** The number of each page of an index in another index. */
const numbersIn = memoizedForTwo((index: SearchIndex, own: SearchIndex) =>
  Int32Array.from(index.pages, ({ id }) => own.numberOf(id) ?? -1),
);

/** The numbers of the pages of each set of an index of phrases. */
const pagesOfSets = memoizedForTwo(({ pages }: PhraseIndex, { numberOf }: SearchIndex) =>
  pages.map((ids) => ids.flatMap((id) => numberOf(id) ?? [])),
);

function memoizedForTwo<A extends object, B extends object, T>(make: (one: A, other: B) => T): (one: A, other: B) => T {
  const known = new WeakMap<A, WeakMap<B, T>>();
  return (one, other) => {
    const ofOne = known.get(one) ?? new WeakMap<B, T>();
    known.set(one, ofOne);
    const made = ofOne.get(other) ?? make(one, other);
    ofOne.set(other, made);
    return made;
  };
}

function ranked(
  { index, text, weight }: Part,
  part: number,
  vocabulary: Vocabulary,
  like: Likeness,
  namesOnly: boolean,
): Scored[] {
  const concepts = conceptsOf(text, index, vocabulary);
  const place = concepts.findLast((concept) => concept.place)?.place;
  const city = place && vocabulary.cityOf.get(place);
  const subjects = concepts.filter((concept) => !concept.place);
  const only = namesOnly ? nameBits : allBits;
  const sought = (subjects.length > 0 ? subjects : concepts).map((concept) => strengthsOf(concept, index, only));
  const hits = scoredPages(sought, index, part, likenessByPage(like, vocabulary.said, index), Boolean(place));
  const isQuestion = vocabulary.isQuestion(text);
  const exactness = exactnessIn(sought, index);
  for (const hit of hits)
    hit.score *=
      weight *
      (isQuestion ? hit.page.inQuestions : hit.page.weight) *
      nearness(hit.page, place, city) *
      exactness(hit.number);
  return hits;
}

function likenessByPage(like: Likeness, phrases: PhraseIndex, index: SearchIndex): Float64Array {
  const byPage = new Float64Array(index.pages.length);
  const numbers = pagesOfSets(phrases, index);
  for (const [set, share] of like)
    for (const number of numbers[set] ?? []) byPage[number] = Math.max(byPage[number] ?? 0, share);
  return byPage;
}

function strengthsOf({ wordings }: Concept, { postings }: SearchIndex, only: number): Strengths {
  const found = noStrengths(postings.pages);
  for (const { terms, ...how } of wordings) {
    const [term] = terms;
    if (term !== undefined && terms.length === 1) addWord(found, postings, { term, ...how }, only);
    else addPhrase(found, postings, terms, how.weight, only);
  }
  return found;
}

/** How much it counts that a page says a thing often, beside where it says it, and that the query is like a phrase of the page. */
const counts = { often: 0.15, like: 1, likeExponent: 1.2 };
const saturated = (sum: number) => sum / (sum + 2);

function scoredPages(
  sought: readonly Strengths[],
  { pages, ofPlaces }: SearchIndex,
  part: number,
  like: Float64Array,
  hasPlace: boolean,
): Scored[] {
  const weights = sought.map(({ strongest }) => rarity(strongest, pages.length));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const about = like.map((share) => (share > 0 ? counts.like * share ** counts.likeExponent : 0));
  const often = new Float64Array(pages.length);
  if (!hasPlace) for (const number of ofPlaces) about[number] = 0;
  for (const [concept, { strongest, sum }] of sought.entries()) {
    const weight = (weights[concept] ?? 0) / all;
    for (let number = 0; number < pages.length; number += 1) {
      const strength = strongest[number] ?? 0;
      if (strength === 0) continue;
      about[number] = (about[number] ?? 0) + strength * weight;
      often[number] = (often[number] ?? 0) + saturated(sum[number] ?? 0) * weight;
    }
  }
  const hits: Scored[] = [];
  for (let number = 0; number < pages.length; number += 1) {
    const [page, found] = [pages[number], about[number] ?? 0];
    if (page && found > 0)
      hits.push({ page, score: found + counts.often * (often[number] ?? 0), about: found, part, number, sought });
  }
  return hits;
}

/** The weight of a concept, between 1 and 2: larger if fewer pages are about it. */
function rarity(strongest: Float64Array, count: number): number {
  let pages = 0;
  for (const strength of strongest) if (strength >= 0.3) pages += 1;
  return 1 + Math.log((count + 1) / (pages + 1)) / Math.log(count + 1);
}

/** The factor for the place: pages of the place that was typed rank highest, then those of its city, and those of other places last. */
function nearness({ place }: StoredPage, queryPlace: string | undefined, city: string | undefined): number {
  if (!place) return queryPlace ? 0.3 : 1;
  if (!queryPlace) return 0.7;
  if (place === queryPlace) return city ? 2 : 1.4;
  return place === city ? 1.3 : 0.3;
}

/** Returns the factor of a page for its name: it ranks higher if its name says little else than what was typed. */
function exactnessIn(sought: readonly Strengths[], { postings }: SearchIndex): (page: number) => number {
  const words = new Uint16Array(postings.pages);
  for (const place of new Set(sought.flatMap(({ places }) => [...places]))) addToNames(words, postings, place);
  return (page) => 1 + (0.4 * (words[page] ?? 0)) / Math.max(1, postings.nameLengths[page] ?? 0);
}

/** Groups pages of the same service in several places into one hit: the best page, with the other pages in `also`. */
function grouped(ranking: readonly Scored[], least: number, parts: readonly Part[]): Hit[] {
  const hits: Hit[] = [];
  const byGroup = new Map<string, Hit>();
  for (const scored of ranking) {
    const { page, score, about } = scored;
    const same = page.group && byGroup.get(page.group);
    if (same) same.also.push(page);
    else if (score >= least) {
      const hit: Hit = { page, about, also: [], marks: () => marksOf(scored, parts) };
      hits.push(hit);
      if (page.group) byGroup.set(page.group, hit);
    }
  }
  return hits;
}

/** The body that is shown is the first part's, so terms of another part do not stand in it. */
function marksOf({ part, number, sought }: Scored, parts: readonly Part[]): Marks {
  const postings = parts[part]?.index.postings;
  if (!postings) return { hasTerm: () => false, inBody: false };
  const places = sought.flatMap(({ strongest, places: all }) => (strongest[number] ? [...all] : []));
  const terms = new Set(places.map((place) => postings.terms[place]));
  return {
    hasTerm: (term) => terms.has(term),
    inBody: parts[part]?.index === parts[0]?.index && places.some((place) => standsIn(postings, place, "body", number)),
  };
}
