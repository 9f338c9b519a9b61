import { soundOf, withPlainFigures } from "./sound.ts";
import { stem, wordsOf } from "./stem.ts";

/**
 * The phrases with which people ask for a page, in all languages and scripts that are spoken here. A query is compared with each
 * phrase word by word. A word is compared by its meaning if the vocabulary knows it, otherwise by its sound, so that slips of the finger
 * and Arabic in Latin letters are found too.
 */
export interface PhraseIndex {
  phrases: readonly { pages: readonly string[]; weight: number }[];
  /** For each key, the numbers of the phrases that contain it. */
  phrasesOf: ReadonlyMap<string, readonly number[]>;
}

/** A name for a thing, as the stems of its words. */
export type Phrase = readonly string[];

/** The words that the search knows, by their stems. vocabulary.ts makes them. */
export interface Meanings {
  ignored: ReadonlySet<string>;
  /** For each phrase, the phrases that mean the same. */
  sameAs: ReadonlyMap<string, readonly Phrase[]>;
  /** The place of each name. */
  places: ReadonlyMap<string, string>;
  /** The number of words in the longest phrase. */
  longest: number;
}

export function phraseIndexOf(
  phrasesOfPages: Readonly<Record<string, readonly string[]>>,
  meanings: Meanings,
): PhraseIndex {
  const found = new Map<string, { keys: string[]; pages: Set<string> }>();
  for (const [page, phrases] of Object.entries(phrasesOfPages))
    for (const phrase of phrases) {
      const keys = keysOf(phrase, meanings).sort();
      const own = keys.join(" ");
      const known = found.get(own) ?? { keys, pages: new Set() };
      if (keys.length > 0) found.set(own, known);
      known.pages.add(page);
    }
  const all = [...found.values()];
  const phrasesOf = new Map<string, number[]>();
  for (const [number, { keys }] of all.entries())
    for (const key of keys) phrasesOf.set(key, [...(phrasesOf.get(key) ?? []), number]);
  const weightOf = weigher(all.length, phrasesOf);
  return { phrasesOf, phrases: all.map(({ keys, pages }) => ({ pages: [...pages], weight: sum(keys.map(weightOf)) })) };
}

/**
 * Tells for each page how much a query with these keys is like one of its phrases: 1 if it says the same. A page without a word in common is
 * left out.
 */
export function likeness(keys: readonly string[], { phrases, phrasesOf }: PhraseIndex): Map<string, number> {
  const weightOf = weigher(phrases.length, phrasesOf);
  const all = sum(keys.map(weightOf));
  const common = new Map<number, number>();
  for (const key of keys)
    for (const number of phrasesOf.get(key) ?? []) common.set(number, (common.get(number) ?? 0) + weightOf(key));
  const like = new Map<string, number>();
  for (const [number, shared] of common) {
    const { pages = [], weight = 0 } = phrases[number] ?? {};
    const share = shared / (weight + all - shared);
    for (const page of pages) like.set(page, Math.max(like.get(page) ?? 0, share));
  }
  return like;
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

/** A key counts for more if fewer phrases have it. */
const weigher = (count: number, phrasesOf: PhraseIndex["phrasesOf"]) => (key: string) =>
  Math.log(1 + count / ((phrasesOf.get(key)?.length ?? 0) + 1));

/** Returns the keys of a text, one for each thing that it names, without places: a page of a place is not said otherwise than its trade. */
export function keysOf(text: string, meanings: Meanings): string[] {
  const words = wordsOf(withPlainFigures(text));
  const stems = words.map(stem);
  const keys: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = longestPhrase(stems.slice(at), meanings);
    const key = keyOf(words[at] ?? "", stems.slice(at, at + Math.max(1, length)).join(" "), meanings);
    if (key) keys.push(key);
    at += Math.max(1, length);
  }
  return [...new Set(keys)];
}

/** Returns the number of words, from the first one on, that are a phrase of the vocabulary. If several phrases fit, the longest counts. */
export function longestPhrase(stems: readonly string[], { sameAs, places, longest }: Meanings): number {
  for (let length = Math.min(longest, stems.length); length > 0; length -= 1) {
    const key = stems.slice(0, length).join(" ");
    if (sameAs.has(key) || places.has(key)) return length;
  }
  return 0;
}

function keyOf(word: string, phrase: string, { sameAs, places, ignored }: Meanings): string | undefined {
  if (places.has(phrase) || (phrase === stem(word) && ignored.has(word))) return undefined;
  const [meaning] = sameAs.get(phrase) ?? [];
  if (meaning) return `=${meaning.join(" ")}`;
  const sound = soundOf(word.replace(/^(?:ال|el|al)(?=...)/, ""));
  return sound === "" ? word : `~${sound}`;
}
