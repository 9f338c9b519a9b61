import { nth } from "@site/typed";
import type { StoredPage } from "./document.ts";
import { bitsOf, find, type TermMatches } from "./find.ts";
import type { Field } from "./postings.ts";
import { type Concept, conceptsOf } from "./query.ts";
import type { SearchIndex } from "./search-index.ts";
import type { Vocabulary } from "./vocabulary.ts";

export interface Hit {
  page: StoredPage;
  /** Tells whether a term of the index was searched for and was found in this page. */
  hasTerm(term: string): boolean;
  /** Pages that offer the same service in other places. */
  also: StoredPage[];
}

/** One wording of a concept, with its matches. */
interface Sought extends TermMatches {
  weight: number;
}

interface Scored {
  page: StoredPage;
  score: number;
  hasTerm(term: string): boolean;
  /**
   * The number of concepts that occur in the page's name or its further words (`also`), and a weighted number of those that occur in its
   * name.
   */
  named: number;
  titled: number;
}

/** The fields that are searched while a visitor types. */
const ofNames: readonly Field[] = ["name", "title", "also", "headings"];

/** Finds the pages, the best first. While a visitor types, only names and headings are searched. */
export function search(index: SearchIndex, vocabulary: Vocabulary, text: string, namesOnly = false): Hit[] {
  const concepts = conceptsOf(text, index, vocabulary);
  const sought = concepts.map(({ wordings }) =>
    wordings.map((wording): Sought => {
      const found = find(index.postings, { ...wording, ...(namesOnly && { in: ofNames }) });
      return { ...found, weight: wording.weight };
    }),
  );
  const place = concepts.findLast((concept) => concept.place)?.place;
  const city = place && vocabulary.cityOf.get(place);
  const ranked = bestCovered(sought, index.pages.length).map((at) => scored(sought, at, nth(index.pages, at)));
  for (const hit of ranked)
    hit.score *= hit.page.weight * nearness(hit.page, place, city) * aptness(hit, concepts.length, index);
  ranked.sort((a, b) => b.score - a.score || a.page.id.localeCompare(b.page.id));
  return grouped(place ? pageOfPlaceFirst(ranked, place, city, concepts) : ranked);
}

/** Returns the numbers of the pages that match the most concepts. The list is empty if no page matches any. */
function bestCovered(sought: readonly Sought[][], pages: number): number[] {
  const covered = new Uint8Array(pages);
  for (const wordings of sought)
    for (let at = 0; at < pages; at += 1) if (hasAny(wordings, at)) covered[at] = (covered[at] ?? 0) + 1;
  const most = Math.max(1, ...covered);
  const best: number[] = [];
  for (let at = 0; at < pages; at += 1) if (covered[at] === most) best.push(at);
  return best;
}

function hasAny(wordings: readonly Sought[], at: number): boolean {
  for (const { scores } of wordings) if (scores[at]) return true;
  return false;
}

/** Scores one page. For each concept, only the wording with the highest score counts. */
function scored(sought: readonly Sought[][], at: number, page: StoredPage): Scored {
  const hit: Scored = { page, score: 0, hasTerm: (term) => sought.some(hasTermAt(at, term)), named: 0, titled: 0 };
  for (const wordings of sought) {
    let [score, named, titled] = [0, 0, 0];
    for (const wording of wordings) {
      const found = wording.scores[at];
      if (!found) continue;
      score = Math.max(score, found * wording.weight);
      if (isIn(anyName, wording, at)) named = 1;
      if (isIn(name, wording, at)) titled = Math.max(titled, wording.weight);
    }
    hit.score += score;
    hit.named += named;
    hit.titled += titled;
  }
  return hit;
}

const hasTermAt = (at: number, term: string) => (wordings: readonly Sought[]) =>
  wordings.some(({ scores, terms }) => Boolean(scores[at]) && terms.has(term));

const anyName = bitsOf(["name", "also"]);
const name = bitsOf(["name"]);

/** Tells whether every term of a wording occurs in one of these fields. A similar word that matched counts too. */
const isIn = (bits: number, { fields }: Sought, at: number) => fields.every((list) => (list[at] ?? 0) & bits);

/**
 * The factor for the place. A page about the place in the query ranks higher. A page about another place ranks lower, and so does every
 * place page if the query names no place.
 */
function nearness({ place }: StoredPage, queryPlace: string | undefined, city: string | undefined): number {
  if (!place) return 1;
  if (!queryPlace) return 0.8;
  return place === queryPlace || place === city ? 1.2 : 0.5;
}

/**
 * The factor for the name. A page ranks higher if its names contain the words of the query, and highest if its name consists of exactly
 * these words.
 */
function aptness({ page, hasTerm, named, titled }: Scored, termCount: number, { termsIn }: SearchIndex): number {
  const words = termsIn(page.name);
  const said = words.filter(hasTerm).length / Math.max(1, words.length);
  const found = titled / termCount;
  return (1 + named / termCount) * (1 + (said + found > 0 ? (4 * said * found) / (said + found) : 0));
}

/** Moves the page about the searched service in the searched place to the first position, whatever its score. */
function pageOfPlaceFirst(ranked: Scored[], place: string, city: string | undefined, concepts: Concept[]): Scored[] {
  const inPlace = (placeName: string | undefined, named: number) =>
    ranked.filter(({ page, ...hit }) => page.place === placeName && page.id !== `/${placeName}` && hit.named >= named);
  const all = concepts.length;
  // If there are three concepts or more, the name of a district's page may lack one of them, because a district has only one page for a
  // whole trade.
  const ofDistrict = city ? inPlace(place, Math.max(2, all - 1)) : [];
  const [first] = all > 1 ? [...inPlace(place, all), ...ofDistrict, ...inPlace(city, all)] : [];
  const own = first ?? ranked.find(({ page }) => page.id === `/${place}`);
  return own ? [own, ...ranked.filter((hit) => hit !== own)] : ranked;
}

/** Groups pages of the same service in several places into one hit: the best page, with the other pages in `also`. */
function grouped(ranked: Scored[]): Hit[] {
  const hits: Hit[] = [];
  const byGroup = new Map<string, Hit>();
  for (const { page, hasTerm } of ranked) {
    const same = page.group && byGroup.get(page.group);
    if (same) same.also.push(page);
    else {
      const hit: Hit = { page, hasTerm, also: [] };
      hits.push(hit);
      if (page.group) byGroup.set(page.group, hit);
    }
  }
  return hits;
}
