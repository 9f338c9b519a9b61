import { isArabizi, soundOf, withoutJoined, withPlainFigures } from "./sound.ts";
import { stem, wordsOf } from "./stem.ts";

/**
 * The phrases with which people ask for a page, in all languages and scripts that are spoken here. A query is compared with each
 * phrase word by word. A word is compared by its meaning if the vocabulary knows it, otherwise by its sound, so that slips of the finger
 * and Arabic in Latin letters are found too.
 */
export interface PhraseIndex {
  /** For each phrase, its weight and the number of its set of pages. */
  weights: Float64Array;
  sets: Uint16Array;
  /** The sets of pages of which phrases are said. Pages of a trade in many places have the same phrases. */
  pages: readonly (readonly string[])[];
  /** For each key, the numbers of the phrases that contain it. */
  phrasesOf: ReadonlyMap<string, readonly number[]>;
  /** The key of the one meaning of which a name sounds so, by script and sound. */
  meaningOf: ReadonlyMap<string, string>;
}

/** How much a query is like a phrase (1 if it says the same), for the sets of pages with a word in common, by their numbers. */
export type Likeness = readonly (readonly [set: number, share: number])[];

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
  const pagesOf = new Map<string, string[]>();
  for (const [page, phrases] of Object.entries(phrasesOfPages))
    for (const phrase of phrases) {
      const pages = pagesOf.get(phrase);
      if (pages) pages.push(page);
      else pagesOf.set(phrase, [page]);
    }
  const found = new Map<string, { keys: string[]; pages: Set<string> }>();
  for (const [phrase, pages] of pagesOf) {
    const keys = keysOf(phrase, meanings).sort();
    const own = keys.join(" ");
    const known = found.get(own) ?? { keys, pages: new Set() };
    if (keys.length > 0) found.set(own, known);
    for (const page of pages) known.pages.add(page);
  }
  const all = [...found.values()];
  const phrasesOf = new Map<string, number[]>();
  for (const [number, { keys }] of all.entries())
    for (const key of keys) {
      const numbers = phrasesOf.get(key);
      if (numbers) numbers.push(number);
      else phrasesOf.set(key, [number]);
    }
  const weightOf = weigher(all.length, phrasesOf);
  const sets = new Map<string, number>();
  const numberOf = (pages: string) => {
    const number = sets.get(pages) ?? sets.size;
    sets.set(pages, number);
    return number;
  };
  return {
    phrasesOf,
    meaningOf: meaningsBySound(meanings),
    weights: Float64Array.from(all, ({ keys }) => sum(keys.map(weightOf))),
    sets: Uint16Array.from(all, ({ pages }) => numberOf([...pages].sort().join("\n"))),
    pages: [...sets.keys()].map((pages) => pages.split("\n")),
  };
}

function meaningsBySound({ sameAs }: Meanings): Map<string, string> {
  const bySound = new Map<string, string>();
  for (const [name, [meaning]] of sameAs) {
    const sound = soundOf(name);
    if (!meaning || name.includes(" ") || sound.length < 3) continue;
    const [key, heard] = [`=${meaning.join(" ")}`, scriptOf(name) + sound];
    bySound.set(heard, (bySound.get(heard) ?? key) === key ? key : "");
  }
  return bySound;
}

/** Tells how much a query with these keys is like the phrases. */
export function likeness(keys: readonly string[], { weights, sets, pages, phrasesOf }: PhraseIndex): Likeness {
  const weightOf = weigher(weights.length, phrasesOf);
  const all = sum(keys.map(weightOf));
  const common = new Float64Array(weights.length);
  for (const key of keys) {
    const weight = weightOf(key);
    for (const phrase of phrasesOf.get(key) ?? []) common[phrase] = (common[phrase] ?? 0) + weight;
  }
  const best = new Float64Array(pages.length);
  for (const key of keys)
    for (const phrase of phrasesOf.get(key) ?? []) {
      const [shared, set] = [common[phrase] ?? 0, sets[phrase] ?? 0];
      const share = shared / ((weights[phrase] ?? 0) + all - shared);
      if (share > (best[set] ?? 0)) best[set] = share;
    }
  return [...best.entries()].filter(([, share]) => share > 0);
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

/** A key counts for more if fewer phrases have it. */
const weigher = (count: number, phrasesOf: PhraseIndex["phrasesOf"]) => (key: string) =>
  Math.log(1 + count / ((phrasesOf.get(key)?.length ?? 0) + 1));

/**
 * Returns the keys of a text, one for each thing that it names, without places: a page of a place is not said otherwise than its trade.
 *
 * @param phrases if given, words are read as more frequent ones that sound alike
 * @param isSpelt tells whether a word is spelt right, so that it is not read as another one
 */
export function keysOf(
  text: string,
  meanings: Meanings,
  phrases?: PhraseIndex,
  isSpelt = (_word: string) => false,
): string[] {
  const words = wordsOf(withPlainFigures(text));
  const stems = words.map(stem);
  const keys: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = longestPhrase(stems, at, meanings);
    const key = keyOf(words[at] ?? "", stems.slice(at, at + Math.max(1, length)).join(" "), meanings);
    const word = words[at] ?? "";
    const isRead = key?.startsWith("~") && !(isSpelt(word) && isBare(word));
    if (key) keys.push(phrases && isRead ? nearestKey(key, word, phrases) : key);
    at += Math.max(1, length);
  }
  return [...new Set(keys)];
}

/** Returns the number of words, from this one on, that are a phrase of the vocabulary. If several phrases fit, the longest counts. */
export function longestPhrase(stems: readonly string[], from: number, { sameAs, places, longest }: Meanings): number {
  let [key, found] = ["", 0];
  for (let at = from; at < Math.min(from + longest, stems.length); at += 1) {
    key += at === from ? stems[at] : ` ${stems[at]}`;
    if (sameAs.has(key) || places.has(key)) found = at + 1 - from;
  }
  return found;
}

/** Tells whether nothing is joined to the beginning of a word. The letter و ("and") may be. */
const isBare = (word: string) => !word.startsWith("و") && withoutJoined(word) === word;

/** A reading of a word must be in this many times as many phrases as the word itself. */
const likelier = 4;

/**
 * Returns the key of another reading of a word if that is much more frequent in the phrases: without what dialect joins to it, or by the
 * meaning of a known word of the same script that sounds the same.
 */
function nearestKey(key: string, word: string, { phrasesOf, meaningOf }: PhraseIndex): string {
  const frequency = (each: string) => phrasesOf.get(each)?.length ?? 0;
  const sounds = [soundOf(word), soundOf(withoutJoined(word))];
  const readings = [...sounds.map((sound) => meaningOf.get(scriptOf(word) + sound) ?? ""), `~${sounds[1]}`];
  return readings.find((each) => frequency(each) > likelier * frequency(key)) ?? key;
}

const scriptOf = (word: string) => (/\p{Script=Arabic}/u.test(word) ? "ar " : "");

function keyOf(word: string, phrase: string, { sameAs, places, ignored }: Meanings): string | undefined {
  if (places.has(phrase) || (phrase === stem(word) && ignored.has(word))) return undefined;
  const [meaning] = sameAs.get(phrase) ?? [];
  if (meaning) return `=${meaning.join(" ")}`;
  if (/\d/.test(word) && !isArabizi(word)) return word;
  const sound = soundOf(word.replace(/^(?:ال|el|al)(?=...)/, ""));
  return sound === "" ? word : `~${sound}`;
}
