import { soundOf, soundsOf, withPlainFigures } from "./sound.ts";
import { wordsOf } from "./stem.ts";

/** For each sound, the most frequent Arabic word that has it, and how often it occurs. */
export type Sounds = ReadonlyMap<string, { word: string; count: number }>;

const isArabic = /^\p{Script=Arabic}+$/u;
/** A number of a model, such as R32. Arabic in Latin letters hardly ever has two figures one after the other. */
const isModel = /\d\d/;

export function soundsIn(texts: Iterable<string>): Sounds {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of wordsOf(text)) if (isArabic.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const best = new Map<string, { word: string; count: number }>();
  for (const [word, count] of counts) {
    const sound = soundOf(word.replace(/^ال(?=..)/, ""));
    if (count > (best.get(sound)?.count ?? 0)) best.set(sound, { word, count });
  }
  return best;
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
    if (isArabic.test(word) || short.has(word) || isModel.test(word)) return undefined;
    if (isKnown(word) && !/[a-z]\d|\d[a-z]/.test(word)) return undefined;
    return bestOf(soundsOf(word).map((sound) => sounds.get(sound)));
  });
  if (!sounding.some(Boolean)) return undefined;
  return typed.map((word, at) => sounding[at] ?? short.get(word) ?? word).join(" ");
}

/** The first forms of a word are nearer to what was typed, so each further one must be twice as frequent. */
function bestOf(found: readonly ({ word: string; count: number } | undefined)[]): string | undefined {
  let [best, most] = [undefined as string | undefined, 0];
  for (const [at, each] of found.entries()) {
    const score = each ? each.count / 2 ** at : 0;
    if (each && score > most) [best, most] = [each.word, score];
  }
  return best;
}
