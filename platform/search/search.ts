import { nth } from "@site/typed";
import type { StoredPage } from "./document.ts";
import { bitsOf, find, type TermMatches } from "./find.ts";
import type { Field } from "./postings.ts";
import { type Concept, conceptsOf } from "./query.ts";
import type { SearchIndex } from "./search-index.ts";
import type { Vocabulary } from "./vocabulary.ts";

export interface Hit {
  page: StoredPage;
  /** Tells whether a term of the index was asked for and found in the page. */
  hasTerm(term: string): boolean;
  /** Pages that offer the same service in other places. */
  also: StoredPage[];
}

/** A wording of a concept and where it was found. */
interface Sought extends TermMatches {
  weight: number;
}

interface Scored {
  page: StoredPage;
  score: number;
  hasTerm(term: string): boolean;
  /** How many of the concepts the page has in any of its names, and how many in its main name alone. */
  named: number;
  titled: number;
}

/** The fields that are searched while somebody types. */
const ofNames: readonly Field[] = ["name", "title", "also", "headings"];

/** Finds the pages, the best first. While somebody types, only their names and headings are searched. */
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

/** The numbers of the pages that have the most concepts, if any page has one. */
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

/** A page gets one score for a concept, from the wording that fits it best. */
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

/** Tells whether these fields of a page have every word of a wording. Another ending of a word counts too, if it was found. */
const isIn = (bits: number, { fields }: Sought, at: number) => fields.every((list) => (list[at] ?? 0) & bits);

/** A page about a place counts more if somebody asked for that place, and less if they asked for another place or none. */
function nearness({ place }: StoredPage, asked: string | undefined, city: string | undefined): number {
  if (!place) return 1;
  if (!asked) return 0.8;
  return place === asked || place === city ? 1.2 : 0.5;
}

/** A page counts more if its names have the words that were asked for, and most if its name has these words and no others. */
function aptness({ page, hasTerm, named, titled }: Scored, asked: number, { termsIn }: SearchIndex): number {
  const words = termsIn(page.name);
  const said = words.filter(hasTerm).length / Math.max(1, words.length);
  const found = titled / asked;
  return (1 + named / asked) * (1 + (said + found > 0 ? (4 * said * found) / (said + found) : 0));
}

/** The page about exactly this service in exactly this place stands first, whatever its score. */
function pageOfPlaceFirst(ranked: Scored[], place: string, city: string | undefined, concepts: Concept[]): Scored[] {
  const inPlace = (wanted: string | undefined, named: number) =>
    ranked.filter(({ page, ...hit }) => page.place === wanted && page.id !== `/${wanted}` && hit.named >= named);
  const all = concepts.length;
  // If three concepts or more were asked for, the name of a district's page may lack one, because a district has only one page for a whole trade.
  const ofDistrict = city ? inPlace(place, Math.max(2, all - 1)) : [];
  const [first] = all > 1 ? [...inPlace(place, all), ...ofDistrict, ...inPlace(city, all)] : [];
  const own = first ?? ranked.find(({ page }) => page.id === `/${place}`);
  return own ? [own, ...ranked.filter((hit) => hit !== own)] : ranked;
}

/** One service in many places is one hit: the best page, with the other places beside it. */
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
