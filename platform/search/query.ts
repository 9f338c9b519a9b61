import type { SearchIndex } from "./search-index.ts";
import { stem, withoutParticle, wordsOf } from "./stem.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Longer queries are cut: their letters before anything reads them, and their words afterwards. */
export const longestQuery = 80;
const mostWords = 12;

/** One way in which a page may express what was meant. */
export interface Wording {
  terms: readonly string[];
  weight: number;
  /** True if words count too that begin with it. */
  prefix?: boolean;
  distance?: number;
}

/** One thing that was asked for: as typed, and in other words. */
export interface Concept {
  wordings: Wording[];
  place?: string;
}

/** Splits the words of a query into groups that each mean one thing. */
export function conceptsOf(text: string, index: SearchIndex, vocabulary: Vocabulary): Concept[] {
  const typed = wordsOf(text.slice(0, longestQuery)).slice(0, mostWords);
  const wanted = withoutIgnored(typed, vocabulary);
  const words = wanted.length > 0 ? wanted : typed;
  const concepts: Concept[] = [];
  for (let at = 0; at < words.length; ) {
    const length = longestPhrase(words.slice(at).map(stem), vocabulary);
    const phrase = words.slice(at, at + Math.max(1, length));
    concepts.push(conceptOf(phrase, index, vocabulary, at + phrase.length === words.length));
    at += phrase.length;
  }
  return concepts;
}

/** Leaves out the ignored words of the vocabulary. Such a word stays if it is part of a phrase: «ما في ماء». */
function withoutIgnored(typed: readonly string[], vocabulary: Vocabulary): string[] {
  const wanted: string[] = [];
  for (let at = 0; at < typed.length; ) {
    const phrase = typed.slice(at, at + Math.max(1, longestPhrase(typed.slice(at).map(stem), vocabulary)));
    wanted.push(...(phrase.length > 1 ? phrase : phrase.filter((word) => !vocabulary.ignored.has(word))));
    at += phrase.length;
  }
  return wanted;
}

/** Counts how many of the first words are together one phrase of the vocabulary. */
function longestPhrase(stems: readonly string[], { sameAs, places, longest }: Vocabulary): number {
  for (let length = Math.min(longest, stems.length); length > 0; length -= 1) {
    const key = stems.slice(0, length).join(" ");
    if (sameAs.has(key) || places.has(key)) return length;
  }
  return 0;
}

function conceptOf(phrase: string[], index: SearchIndex, vocabulary: Vocabulary, isLast: boolean): Concept {
  const key = phrase.map(stem).join(" ");
  const place = vocabulary.places.get(key);
  const asTyped =
    phrase.length > 1 ? [{ terms: phrase.map(index.termOf), weight: 1 }] : wordingsOf(phrase[0] ?? "", index, isLast);
  const others = (vocabulary.sameAs.get(key) ?? []).filter((other) => other.join(" ") !== key);
  const ofCity = vocabulary.namesOf.get(vocabulary.cityOf.get(place ?? "") ?? "") ?? [];
  const known = [...others, ...ofCity]
    .map((stems) => stems.map(index.termOfStem))
    .filter((terms) => terms.every(index.has));
  return { wordings: [...asTyped, ...known.map((terms) => ({ terms, weight: weightOf(terms) }))], place };
}

/** The words of a phrase may be far apart in a page, so a phrase counts less than one word. */
const weightOf = (wording: readonly string[]) => (wording.length > 1 ? 0.5 : 0.8);

/** These letters sound alike and are often typed for one another. */
const confused = ["ضظ", "ذز", "دذ", "سص", "تط"];

/** A word as it stands in the index; if it is not there, words that it may have been meant to be. */
function wordingsOf(word: string, index: SearchIndex, isLast: boolean): Wording[] {
  const term = index.termOf(word);
  const known = index.frequency(term);
  if (known > 0) return [{ terms: [term], weight: 1, prefix: isLast }, ...withoutFirstLetter(word, index, 5 * known)];
  const alike = confused
    .flatMap(([one = "", other = ""]) => [word.replaceAll(one, other), word.replaceAll(other, one)])
    .map(index.termOf)
    .filter(index.has);
  if (alike.length > 0) return alike.map((each) => ({ terms: [each], weight: 0.9 }));
  const bare = withoutFirstLetter(word, index, 1);
  return bare.length > 0 ? bare : [{ terms: [term], weight: 1, prefix: term.length > 2, distance: distanceFor(term) }];
}

/** لتركيب ("for installing") is also looked up as تركيب, if that is much more frequent. */
function withoutFirstLetter(word: string, index: SearchIndex, least: number): Wording[] {
  const bare = withoutParticle(word);
  return bare && index.frequency(bare) >= least ? [{ terms: [bare], weight: 0.8 }] : [];
}

/** Model numbers and short words are taken as they are. */
function distanceFor(term: string): number {
  if (/\d/.test(term) || term.length < 4) return 0;
  return term.length < 8 ? 1 : 2;
}
