import { longestPhrase } from "./phrases.ts";
import type { SearchIndex } from "./search-index.ts";
import { stem, withoutParticle, wordsOf } from "./stem.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The longest query, in characters. A longer query is cut before it is split into words. Then the number of words is limited too. */
export const longestQuery = 80;
const mostWords = 12;

/** One way to express what the visitor searches for. */
export interface Wording {
  terms: readonly string[];
  weight: number;
  /** True if words that begin with the last term match as well. */
  prefix?: boolean;
  distance?: number;
}

/** One thing that the visitor searches for: the words of the query, and other words with the same meaning. */
export interface Concept {
  wordings: Wording[];
  place?: string;
}

/** Splits the words of a query into concepts. Each concept is one thing that the visitor searches for. */
export function conceptsOf(text: string, index: SearchIndex, vocabulary: Vocabulary): Concept[] {
  const typed = wordsOf(text.slice(0, longestQuery)).slice(0, mostWords);
  const significant = withoutIgnored(typed, vocabulary);
  const words = significant.length > 0 ? significant : typed;
  const stems = words.map(stem);
  const concepts: Concept[] = [];
  for (let at = 0; at < words.length; ) {
    const length = longestPhrase(stems, at, vocabulary);
    const phrase = words.slice(at, at + Math.max(1, length));
    concepts.push(conceptOf(phrase, index, vocabulary, at + phrase.length === words.length));
    at += phrase.length;
  }
  return concepts;
}

/** Removes the words that the vocabulary ignores. An ignored word stays if it is part of a known phrase: «ما في ماء». */
function withoutIgnored(typed: readonly string[], vocabulary: Vocabulary): string[] {
  const stems = typed.map(stem);
  const kept: string[] = [];
  for (let at = 0; at < typed.length; ) {
    const phrase = typed.slice(at, at + Math.max(1, longestPhrase(stems, at, vocabulary)));
    kept.push(...(phrase.length > 1 ? phrase : phrase.filter((word) => !vocabulary.ignored.has(word))));
    at += phrase.length;
  }
  return kept;
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
  return { wordings: [...asTyped, ...known.map((terms) => ({ terms, weight: sameWeight }))], place };
}

/** The weight of another word that means the same. */
const sameWeight = 0.9;

/** Pairs of Arabic letters that sound alike and are often confused. */
const confused = ["ضظ", "ذز", "دذ", "سص", "تط"];

/** A word is rare if it stands in so few fields that it may be a slip for a word that is this much more frequent. */
export const rare = 4;

/** Returns the word if the index has it. If not, or if it is rare, returns similar words too that the visitor may have meant. */
function wordingsOf(word: string, index: SearchIndex, isLast: boolean): Wording[] {
  const term = index.termOf(word);
  const known = index.frequency(term);
  if (known > rare)
    return [{ terms: [term], weight: 1, prefix: isLast }, ...withoutFirstLetter(word, index, 5 * known)];
  const alike = spellingsOf(word)
    .map(index.termOf)
    .filter((other) => index.frequency(other) > 5 * known);
  const others = [...new Set(alike)].map((each) => ({ terms: [each], weight: 0.9 }));
  const own = known > 0 ? [{ terms: [term], weight: others.length > 0 ? 0.5 : 1, prefix: isLast }] : [];
  if (own.length + others.length > 0) return [...own, ...others, ...withoutFirstLetter(word, index, 5 * known)];
  const bare = withoutFirstLetter(word, index, 1);
  return bare.length > 0 ? bare : [{ terms: [term], weight: 1, prefix: term.length > 2, distance: distanceFor(term) }];
}

/** Returns other spellings of a word: letters that sound alike, letters held down for too long, and ت at the end for ة. */
function spellingsOf(word: string): string[] {
  const single = word.replace(/(.)\1+/gu, "$1");
  return [
    ...confused.flatMap(([one = "", other = ""]) => [word.replaceAll(one, other), word.replaceAll(other, one)]),
    ...[single, word.replace(/(.)\1+/gu, "$1$1"), word.replace(/ت$/u, "ه"), single.replace(/ت$/u, "ه")],
    ...(/^\p{Script=Arabic}/u.test(word)
      ? [word.replace(/ي/u, "يي"), word.replace(/^ال/u, "").replace(/ي/u, "يي")]
      : []),
  ].filter((other) => other !== word);
}

/**
 * Tries an Arabic word also without its first letter: لتركيب ("for installing") is also searched as تركيب, if that word is much more
 * frequent.
 */
function withoutFirstLetter(word: string, index: SearchIndex, least: number): Wording[] {
  const bare = withoutParticle(word);
  return bare && index.frequency(bare) >= least ? [{ terms: [bare], weight: 0.8 }] : [];
}

/** Returns how many letters may differ. Model numbers and short words must match exactly. */
function distanceFor(term: string): number {
  if (/\d/.test(term) || term.length < 4) return 0;
  return term.length < 8 ? 1 : 2;
}
