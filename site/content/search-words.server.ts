import { districts } from "@site/ground/site-map/place-pages.ts";
import { type City, cities } from "@site/ground/site-map/places.ts";
import { recordOf } from "@site/typed";
import { type PhraseIndex, phraseIndexOf } from "#platform/search/phrases.ts";
import { wordsOf } from "#platform/search/stem.ts";
import { stemsOf, type Vocabulary, vocabularyOf } from "#platform/search/vocabulary.ts";
import { searchWords } from "./content.server.ts";
import { townsOf } from "./jobs.server.ts";
import { phrasesOfPages, phrasesOfPrices } from "./phrases.server.ts";
import { type AnswerName, answerNames, type SearchWords } from "./schemas/search-words.ts";
import { placeNames } from "./search-pages.server.ts";

interface Prepared {
  vocabulary: Vocabulary;
  /** The words and names that the search knows, as they are written. */
  texts: readonly string[];
  /** Latin words that the search knows, so that they are no Arabic in Latin letters. */
  known: ReadonlySet<string>;
  answers: Record<AnswerName, string[]>;
  /** The phrases with which people ask for a job that has a price, by the row of the price table. */
  priced: PhraseIndex;
}

interface Town {
  key: string;
  city: City;
  names: string[];
}

/** The places that people name and that have no pages of their own. Their city's pages answer. */
const namedTowns = ({ areas }: SearchWords): Town[] =>
  cities.flatMap((city) => [
    ...townsOf(city).map(({ en, ar, said }) => ({ key: `${city}/${en}`, city, names: [en, ar, ...said] })),
    ...(areas[city] ?? []).map((name) => ({ key: `${city}/area/${name}`, city, names: [name] })),
  ]);

/** The names of cities and districts, a district's with the names of its parts. */
function namedPlaces({ areas }: SearchWords): Record<string, string[]> {
  const names = placeNames();
  for (const district of districts) names[district]?.push(...(areas[district] ?? []));
  return names;
}

/** The words as the search takes them. */
export function searchInput(words: SearchWords) {
  const towns = namedTowns(words);
  return {
    ...words,
    said: phrasesOfPages(),
    places: namedPlaces(words),
    towns: Object.fromEntries(towns.map(({ key, names }) => [key, names])),
    cities: {
      ...Object.fromEntries(districts.map((district) => [district, "dubai"])),
      ...Object.fromEntries(towns.map(({ key, city }) => [key, city])),
    },
  };
}

const prepared = new WeakMap<SearchWords, Prepared>();

/** Returns the editors' search words as word stems. The stems are computed again only after the file has changed. */
export function preparedWords(): Prepared {
  const words = searchWords();
  const before = prepared.get(words);
  if (before) return before;
  const input = searchInput(words);
  const vocabulary = vocabularyOf(input);
  const ours = [words.same, Object.values(input.places), [words.ignored]].flat(2);
  const made = {
    vocabulary,
    priced: phraseIndexOf(phrasesOfPrices(), vocabulary),
    texts: ours,
    known: new Set([...ours, ...Object.values(input.towns).flat()].flatMap(wordsOf)),
    answers: recordOf(answerNames, (name) => words.answers[name].map((phrase) => stemsOf(phrase).join(" "))),
  };
  prepared.set(words, made);
  return made;
}
