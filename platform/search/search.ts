import type { StoredPage } from "./document.ts";
import { addPhrase, addWord, allBits, nameBits, noStrengths, type Strengths } from "./find.ts";
import { keysOf, likeness } from "./phrases.ts";
import { type Concept, conceptsOf } from "./query.ts";
import type { SearchIndex } from "./search-index.ts";
import type { Vocabulary } from "./vocabulary.ts";

export interface Hit {
  page: StoredPage;
  /** How much the page is about what was typed: 0 for not at all. Below `enough` the page is a guess. */
  about: number;
  /** Tells whether a term of the index was searched for and was found in this page. */
  hasTerm(term: string): boolean;
  /** Pages that offer the same service in other places. */
  also: StoredPage[];
}

/** A page that is about less of the query than this does not answer it. */
export const enough = 0.36;

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
  hasTerm(term: string): boolean;
}

/**
 * Finds the pages, the best first, in several ways at once: the pages have the same ids in all languages, and the best way counts. What is
 * shown is the page of the first part's language. While a visitor types, only names and headings are searched.
 */
export function search(parts: readonly Part[], vocabulary: Vocabulary, namesOnly = false): Hit[] {
  const best = new Map<string, Scored>();
  const liked = new Map<string, ReadonlyMap<string, number>>();
  for (const { text } of parts)
    if (!liked.has(text)) liked.set(text, likeness(keysOf(text, vocabulary), vocabulary.said));
  for (const [at, { weight, ...part }] of parts.entries())
    for (const hit of ranked(part, vocabulary, liked.get(part.text) ?? new Map(), namesOnly)) {
      const known = best.get(hit.page.id);
      const score = hit.score * weight;
      if (at === 0) best.set(hit.page.id, { ...hit, score });
      else if (score > (known?.score ?? 0)) {
        const page = known?.page ?? parts[0]?.index.pageOf(hit.page.id);
        if (page) best.set(page.id, { ...hit, page, score, hasTerm: known?.hasTerm ?? hit.hasTerm });
      }
    }
  const all = [...best.values()].sort((a, b) => b.score - a.score || a.page.id.localeCompare(b.page.id));
  return grouped(all, worthShowing * (all[0]?.score ?? 0));
}

function ranked(
  { index, text }: Omit<Part, "weight">,
  vocabulary: Vocabulary,
  like: ReadonlyMap<string, number>,
  namesOnly: boolean,
): Scored[] {
  const concepts = conceptsOf(text, index, vocabulary);
  const place = concepts.findLast((concept) => concept.place)?.place;
  const city = place && vocabulary.cityOf.get(place);
  const subjects = concepts.filter((concept) => !concept.place);
  const only = namesOnly ? nameBits : allBits;
  const sought = (subjects.length > 0 ? subjects : concepts).map((concept) => strengthsOf(concept, index, only));
  const hits = scoredPages(sought, index, like, Boolean(place));
  const isQuestion = vocabulary.isQuestion(text);
  for (const hit of hits)
    hit.score *=
      (isQuestion ? hit.page.inQuestions : hit.page.weight) * nearness(hit.page, place, city) * exactness(hit, index);
  return hits;
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
const counts = { often: 0.15, like: 0.7, likeExponent: 1.5 };
const saturated = (sum: number) => sum / (sum + 2);

function scoredPages(
  sought: readonly Strengths[],
  { pages }: SearchIndex,
  like: ReadonlyMap<string, number>,
  hasPlace: boolean,
): Scored[] {
  const weights = sought.map(({ strongest }) => rarity(strongest, pages.length));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const hits: Scored[] = [];
  for (const [at, page] of pages.entries()) {
    const isElsewhere = page.place && !hasPlace;
    let [about, often] = [isElsewhere ? 0 : counts.like * (like.get(page.id) ?? 0) ** counts.likeExponent, 0];
    for (const [concept, found] of sought.entries()) {
      const weight = (weights[concept] ?? 0) / all;
      about += (found.strongest[at] ?? 0) * weight;
      often += saturated(found.sum[at] ?? 0) * weight;
    }
    if (about === 0) continue;
    const hasTerm = (term: string) => sought.some(({ strongest, terms }) => strongest[at] && terms.has(term));
    hits.push({ page, score: about + counts.often * often, about, hasTerm });
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

/** The factor for the name: a page ranks higher if its name says little else than what was typed. */
function exactness({ page, hasTerm }: Scored, { termsIn }: SearchIndex): number {
  const words = termsIn(page.name);
  return 1 + (0.4 * words.filter(hasTerm).length) / Math.max(1, words.length);
}

/** Groups pages of the same service in several places into one hit: the best page, with the other pages in `also`. */
function grouped(ranking: Scored[], least: number): Hit[] {
  const hits: Hit[] = [];
  const byGroup = new Map<string, Hit>();
  for (const { page, score, about, hasTerm } of ranking) {
    const same = page.group && byGroup.get(page.group);
    if (same) same.also.push(page);
    else if (score >= least) {
      const hit: Hit = { page, about, hasTerm, also: [] };
      hits.push(hit);
      if (page.group) byGroup.set(page.group, hit);
    }
  }
  return hits;
}
