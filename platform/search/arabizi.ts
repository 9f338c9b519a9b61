import { isArabizi, soundOf, soundsOf, withPlainFigures } from "./sound.ts";
import { wordsOf } from "./stem.ts";

/** For each sound, the Arabic words that have it, and how often each occurs. */
export type Sounds = ReadonlyMap<string, readonly Heard[]>;
interface Heard {
  word: string;
  count: number;
}

const isArabic = /^\p{Script=Arabic}+$/u;

/** A word that the search knows is meant rather than one that only stands in a text. */
const knownCounts = 20;

/**
 * @param known words that the search knows
 * @param texts where other words stand
 */
export function soundsIn(known: Iterable<string>, texts: Iterable<string>): Sounds {
  const counts = new Map<string, number>();
  const add = (each: Iterable<string>, times: number) => {
    for (const text of each)
      for (const word of wordsOf(text)) if (isArabic.test(word)) counts.set(word, (counts.get(word) ?? 0) + times);
  };
  add(known, knownCounts);
  add(texts, 1);
  const words = [...counts].map(([word, count]) => ({ word, count }));
  return Map.groupBy(words, ({ word }) => soundOf(word.replace(/^ال(?=..)/, "")));
}

/** Short words, whose few consonants could be almost any word. Those without Arabic letters beside them are left out of a query. */
const short = new Map(
  [
    ...["el", "al", "il", "lel", "lil", "wa", "w", "ya", "shu", "sho", "ana"],
    ...["ma ما", "mafi ما في", "mafee ما في", "fi في", "bil في", "men من", "min من", "mn من", "ala على", "3ala على"],
    ...[
      "aw أو",
      "wala أو",
      "mai ماي",
      "may ماي",
      "may2 ماي",
      "moy موية",
      "moya موية",
      "kam كم",
      "bikam بكم",
      "bkam بكم",
    ],
    ...["kaif كيف", "kif كيف", "kef كيف", "leish ليش", "lesh ليش", "wain وين", "wen وين", "hal هل"],
    ...["mish مش", "mesh مش", "mo مو", "mub مب", "mob مب"],
  ].map((line): [latin: string, arabic: string] => {
    const [latin = "", ...arabic] = line.split(" ");
    return [latin, arabic.join(" ")];
  }),
);

/** Writes Arabizi in Arabic letters. Returns undefined if no unknown word of the text sounds like an Arabic word of the site. */
export function inArabic(text: string, sounds: Sounds, isKnown: (word: string) => boolean): string | undefined {
  const typed = wordsOf(withPlainFigures(text).replace(/[-_]/g, " "));
  const sounding = typed.map((word) => {
    if (isArabic.test(word) || short.has(word)) return undefined;
    if (/\d/.test(word) ? !isArabizi(word) : isKnown(word)) return undefined;
    return bestOf(
      word,
      soundsOf(word).map((sound) => sounds.get(sound)),
    );
  });
  if (!sounding.some(Boolean)) return undefined;
  return typed.map((word, at) => sounding[at] ?? short.get(word) ?? word).join(" ");
}

/** The first forms of a word are nearer to what was typed, so each further one must be twice as frequent. */
function bestOf(typed: string, forms: readonly (readonly Heard[] | undefined)[]): string | undefined {
  let [best, most] = [undefined as string | undefined, 0];
  for (const [at, heard] of forms.entries())
    for (const { word, count } of heard ?? []) {
      const score = count / 2 ** at;
      const exact = score > most ? score * closeness(typed, word) : 0;
      if (exact > most) [best, most] = [word, exact];
    }
  return best;
}

/** Letters that have a figure of their own. Whoever types figures hardly ever types the first two in another way. */
const figures: [figure: RegExp, letter: RegExp, isOnly: boolean][] = [
  [/3/g, /[عغ]/g, true],
  [/7/g, /ح/g, true],
  [/5/g, /خ/g, false],
  [/6/g, /[طظ]/g, false],
  [/9/g, /[صضق]/g, false],
];
/** Long vowels, with the letters that are typed for them. */
const vowels: [typed: RegExp, letter: RegExp][] = [
  [/[ae]/g, /[اه](?!\p{L})|ا/gu],
  [/[ouw]/g, /و/g],
  [/[iey]/g, /ي/g],
];
const times = (text: string, letter: RegExp) => text.match(letter)?.length ?? 0;

/** Tells how well an Arabic word fits what was typed: its letters with figures, if figures were typed at all, and its long vowels. */
function closeness(typed: string, arabic: string): number {
  const word = arabic.replace(/^ال(?=..)/, "");
  const hasFigures = /[35679]/.test(typed);
  const wrong = figures.filter(([figure, letter, isOnly]) => {
    const more = times(typed, figure) - times(word, letter);
    return more > 0 || (hasFigures && isOnly && more < 0);
  });
  const missing = vowels.filter(([vowel, letter]) => times(typed, vowel) < times(word, letter));
  return 0.4 ** wrong.length * 0.7 ** missing.length;
}
