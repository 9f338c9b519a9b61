import type { StoredPage } from "./document.ts";
import { find, type Match } from "./find.ts";
import type { Field } from "./postings.ts";
import { type Concept, conceptsOf, type Wording } from "./query.ts";
import type { SearchIndex } from "./search-index.ts";
import type { Vocabulary } from "./vocabulary.ts";

export interface Hit {
  page: StoredPage;
  /** The terms of the index that stand in it. */
  terms: ReadonlySet<string>;
  /** Pages that offer the same in other places. */
  also: StoredPage[];
}

interface Scored {
  page: StoredPage;
  score: number;
  terms: Set<string>;
  /** How many of the concepts it has, has in its name or its other names, and in its name alone. */
  covered: number;
  named: number;
  titled: number;
}

/** Where is looked while somebody types. */
const ofNames: readonly Field[] = ["name", "title", "also", "headings"];

/** The pages that were asked for, the best first; while somebody types, by their names and headings only. */
export function search(index: SearchIndex, vocabulary: Vocabulary, text: string, namesOnly = false): Hit[] {
  const concepts = conceptsOf(text, index, vocabulary);
  const found = new Map<number, Scored>();
  for (const concept of concepts) addHits(found, hitsOf(index, concept, namesOnly));
  const most = Math.max(0, ...[...found.values()].map(({ covered }) => covered));
  const place = concepts.findLast((concept) => concept.place)?.place;
  const city = place && vocabulary.cityOf.get(place);
  const ranked = [...found.values()]
    .filter(({ covered }) => covered === most)
    .map((hit) => ({
      ...hit,
      score: hit.score * hit.page.weight * nearness(hit.page, place, city) * aptness(hit, concepts.length, index),
    }))
    .sort((a, b) => b.score - a.score || a.page.id.localeCompare(b.page.id));
  return grouped(place ? pageOfPlaceFirst(ranked, place, city, concepts) : ranked);
}

/** A page about a place counts more if that place was asked for, and less if another one was, or none. */
function nearness({ place }: StoredPage, asked: string | undefined, city: string | undefined): number {
  if (!place) return 1;
  if (!asked) return 0.8;
  return place === asked || place === city ? 1.2 : 0.5;
}

/** More if what was asked for stands in the page's names, and most if its name says just that and no more. */
function aptness({ page, terms, named, titled }: Scored, asked: number, { termsIn }: SearchIndex): number {
  const words = termsIn(page.name);
  const said = words.filter((word) => terms.has(word)).length / Math.max(1, words.length);
  const found = titled / asked;
  return (1 + named / asked) * (1 + (said + found > 0 ? (4 * said * found) / (said + found) : 0));
}

function addHits(found: Map<number, Scored>, hits: Map<number, Scored>): void {
  for (const [id, hit] of hits) {
    const known = found.get(id);
    if (!known) found.set(id, hit);
    else {
      known.score += hit.score;
      known.covered += 1;
      known.named += hit.named;
      known.titled += hit.titled;
      for (const term of hit.terms) known.terms.add(term);
    }
  }
}

/** A page counts once for a concept, by the wording that fits it best. */
function hitsOf({ postings, pages }: SearchIndex, { wordings }: Concept, namesOnly: boolean): Map<number, Scored> {
  const best = new Map<number, Scored>();
  for (const wording of wordings) {
    for (const [id, match] of find(postings, { ...wording, ...(namesOnly && { in: ofNames }) })) {
      const score = match.score * wording.weight;
      const named = isIn(["name", "also"], match, wording) ? 1 : 0;
      const titled = isIn(["name"], match, wording) ? wording.weight : 0;
      const known = best.get(id);
      const page = pages[id];
      if (known) {
        known.score = Math.max(score, known.score);
        known.named ||= named;
        known.titled = Math.max(titled, known.titled);
        for (const term of match.terms.keys()) known.terms.add(term);
      } else if (page) best.set(id, { page, score, terms: new Set(match.terms.keys()), covered: 1, named, titled });
    }
  }
  return best;
}

/** Of one word other endings may have been found too, so one of them is enough; of several, all. */
function isIn(names: readonly Field[], { terms }: Match, wording: Wording): boolean {
  const stands = (fields: readonly Field[]) => fields.some((field) => names.includes(field));
  const each = [...terms.values()];
  return wording.terms.length > 1 ? each.every(stands) : each.some(stands);
}

/** A page about just what was asked for in just that place stands first, whatever its score. */
function pageOfPlaceFirst(ranked: Scored[], place: string, city: string | undefined, concepts: Concept[]): Scored[] {
  const inPlace = (wanted: string | undefined, named: number) =>
    ranked.filter(({ page, ...hit }) => page.place === wanted && page.id !== `/${wanted}` && hit.named >= named);
  const all = concepts.length;
  // Of three things asked for, the page of a district need not be named after each: the whole trade has one page there.
  const ofDistrict = city ? inPlace(place, Math.max(2, all - 1)) : [];
  const [first] = all > 1 ? [...inPlace(place, all), ...ofDistrict, ...inPlace(city, all)] : [];
  const own = first ?? ranked.find(({ page }) => page.id === `/${place}`);
  return own ? [own, ...ranked.filter((hit) => hit !== own)] : ranked;
}

/** One service in many places is one hit: that of the best page, with the others beside it. */
function grouped(ranked: Scored[]): Hit[] {
  const hits: Hit[] = [];
  const byGroup = new Map<string, Hit>();
  for (const { page, terms } of ranked) {
    const same = page.group && byGroup.get(page.group);
    if (same) same.also.push(page);
    else {
      const hit: Hit = { page, terms, also: [] };
      hits.push(hit);
      if (page.group) byGroup.set(page.group, hit);
    }
  }
  return hits;
}
