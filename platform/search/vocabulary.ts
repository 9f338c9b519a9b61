import { stem, wordsOf } from "./stem.ts";

/** Words as the editor keeps them (content/shared/search-words.yaml), and the names of places. */
export interface Words {
  /** All words of one set mean the same. */
  same: readonly (readonly string[])[];
  ignored: readonly string[];
  /** The names of each place, by the key of the city or district. */
  places: Readonly<Record<string, readonly string[]>>;
  /** The city of each district; a search finds pages of the city if the district has none. */
  cities: Readonly<Record<string, string>>;
}

export type Phrase = readonly string[];

/**
 * The words as stems, except for the ignored ones: «ماي» (water) has the stem of «ما» (not). A phrase is looked up as a whole, by its stems with a
 * space between them.
 */
export interface Vocabulary {
  ignored: ReadonlySet<string>;
  /** For each phrase, the phrases that mean the same. */
  sameAs: ReadonlyMap<string, readonly Phrase[]>;
  /** The place of each phrase, and all phrases of a place. */
  places: ReadonlyMap<string, string>;
  namesOf: ReadonlyMap<string, readonly Phrase[]>;
  cityOf: ReadonlyMap<string, string>;
  /** The number of words of the longest phrase. */
  longest: number;
}

export const stemsOf = (text: string) => wordsOf(text).map(stem);
const keyOf = (phrase: Phrase) => phrase.join(" ");

/** Stems each word once here instead of at every query. */
export function vocabularyOf({ same, ignored, places, cities }: Words): Vocabulary {
  const sets = same.map((set) => set.map(stemsOf));
  const namesOf = new Map(Object.entries(places).map(([place, names]) => [place, allNames(names.map(stemsOf), sets)]));
  const keyed = [...sets, ...namesOf.values()].flatMap((set) => set.map((phrase) => [keyOf(phrase), set] as const));
  const named = [...namesOf].flatMap(([place, names]) => names.map((name) => [keyOf(name), place] as const));
  return {
    ignored: new Set(ignored.flatMap(wordsOf)),
    sameAs: new Map(keyed),
    places: new Map(named),
    namesOf,
    cityOf: new Map(Object.entries(cities)),
    longest: Math.max(1, ...keyed.flatMap(([, set]) => set.map((phrase) => phrase.length))),
  };
}

/** The spellings of a place are a set like any other. */
function allNames(names: Phrase[], sets: Phrase[][]): Phrase[] {
  const own = new Set(names.map(keyOf));
  const all = [...names, ...sets.filter((set) => set.some((phrase) => own.has(keyOf(phrase)))).flat()];
  return [...new Map(all.map((name) => [keyOf(name), name])).values()];
}
