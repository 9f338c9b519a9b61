import { keysOf, type Meanings, type Phrase, type PhraseIndex, phraseIndexOf } from "./phrases.ts";
import { stem, wordsOf } from "./stem.ts";

/** The words that the editor maintains (content/shared/search-words.yaml), and the names of places. */
export interface Words {
  /** Sets of words. All words in a set mean the same. */
  same: readonly (readonly string[])[];
  ignored: readonly string[];
  /** Names of what the site does not have, though people ask for it. */
  others: readonly (readonly string[])[];
  /** The names of each place. The key is the id of the city or district. */
  places: Readonly<Record<string, readonly string[]>>;
  /** The names of places without pages, by any key. A name counts for nothing if it is also another word or a town of another city. */
  towns: Readonly<Record<string, readonly string[]>>;
  /** The first words of a question. */
  questions: readonly string[];
  /** The phrases with which people ask for a page. The key is the page's id. */
  said: Readonly<Record<string, readonly string[]>>;
  /** The city of each district. If a district has no page, a search for it finds pages of its city. */
  cities: Readonly<Record<string, string>>;
}

/**
 * The words in the form that the search uses: as stems. Only `ignored` is not stemmed, because «ماي» (water) has the same stem as «ما»
 * (not). A phrase is a key of its stems with spaces between them.
 */
export interface Vocabulary extends Meanings {
  /** All names of each place. */
  namesOf: ReadonlyMap<string, readonly Phrase[]>;
  cityOf: ReadonlyMap<string, string>;
  said: PhraseIndex;
  isQuestion(text: string): boolean;
  /** Tells whether a text names something that the site does not have, and no phrase of a page that names it too. */
  namesOther(text: string): boolean;
}

export const stemsOf = (text: string) => wordsOf(text).map(stem);
const keyOf = (phrase: Phrase) => phrase.join(" ");

/** Stems all words once at the start, and not at every query. */
export function vocabularyOf({ same, ignored, others, places, towns, cities, questions, said }: Words): Vocabulary {
  const sets = same.map((set) => set.map(stemsOf));
  const common = new Set([...sets.flat().map(keyOf), ...ignored.map((word) => keyOf(stemsOf(word)))]);
  const townNames = Object.entries(towns).flatMap(([town, names]) =>
    names.map((name) => ({ key: keyOf(stemsOf(name)), city: cities[town] })),
  );
  const citiesOf = Map.groupBy(townNames, ({ key }) => key);
  const isOwn = (name: Phrase) =>
    name.length > 0 &&
    !common.has(keyOf(name)) &&
    new Set(citiesOf.get(keyOf(name))?.map(({ city }) => city)).size === 1;
  const namesOf = new Map([
    ...Object.entries(towns).map(([town, names]) => [town, names.map(stemsOf).filter(isOwn)] as const),
    ...Object.entries(places).map(([place, names]) => [place, allNames(names.map(stemsOf), sets)] as const),
  ]);
  const keyed = [...sets, ...namesOf.values()].flatMap((set) => set.map((phrase) => [keyOf(phrase), set] as const));
  const named = [...namesOf].flatMap(([place, names]) => names.map((name) => [keyOf(name), place] as const));
  const meanings = {
    ignored: new Set(ignored.flatMap(wordsOf)),
    sameAs: new Map(keyed),
    places: new Map(named),
    longest: Math.max(1, ...keyed.flatMap(([, set]) => set.map((phrase) => phrase.length))),
  };
  const otherIn = othersIn(others.flat());
  const phrases = [...new Set(Object.values(said).flat())];
  const ours = phrases.filter(otherIn).map((phrase) => keysOf(phrase, meanings));
  const isOurs = (keys: readonly string[]) => ours.some((own) => own.every((key) => keys.includes(key)));
  const openings = new Set(questions.flatMap(wordsOf));
  return {
    ...meanings,
    namesOf,
    cityOf: new Map(Object.entries(cities)),
    said: phraseIndexOf(said, meanings),
    namesOther: (text) => otherIn(text) !== undefined && !isOurs(keysOf(text, meanings)),
    isQuestion: (text) => openings.has(wordsOf(text)[0] ?? ""),
  };
}

/** Adds the words that mean the same to the names of a place. */
function allNames(names: Phrase[], sets: Phrase[][]): Phrase[] {
  const own = new Set(names.map(keyOf));
  const all = [...names, ...sets.filter((set) => set.some((phrase) => own.has(keyOf(phrase)))).flat()];
  return [...new Map(all.map((name) => [keyOf(name), name])).values()];
}

/**
 * Returns a function that finds one of the names in a text. Names of several words are compared by their stems. A single word is compared
 * as it is written, with or without an article or the s of a plural, because stems are too short for it: ironing would be iron, gardening
 * garden, سطحة (a recovery truck) سطح (a roof) and هوية (an identity card) هو (he).
 */
export function othersIn(names: readonly string[]): (text: string) => string | undefined {
  const [single, several] = [new Map<string, string>(), new Map<string, string>()];
  let longest = 1;
  for (const name of names) {
    const words = wordsOf(name);
    longest = Math.max(longest, words.length);
    if (words.length > 1) several.set(keyOf(words.map(stem)), name);
    else for (const word of words) single.set(withoutArticle(word), name).set(`${word}s`, name);
  }
  return (text) => {
    const words = wordsOf(text);
    const stems = words.map(stem);
    for (const [from, word] of words.entries()) {
      const name = single.get(withoutArticle(word));
      if (name !== undefined) return name;
      for (let to = from + 2; to <= Math.min(from + longest, stems.length); to += 1) {
        const longer = several.get(keyOf(stems.slice(from, to)));
        if (longer !== undefined) return longer;
      }
    }
    return undefined;
  };
}

const withoutArticle = (word: string) => word.replace(/^[وبفك]?ال(?=..)/u, "");
