import { districts } from "@site/ground/site-map/place-pages.ts";
import { recordOf } from "@site/typed";
import { stemsOf, type Vocabulary, vocabularyOf } from "#platform/search/vocabulary.ts";
import { searchWords } from "./content.server.ts";
import { type AnswerName, answerNames, type SearchWords } from "./schemas/search-words.ts";
import { placeNames } from "./search-pages.server.ts";

interface Prepared {
  vocabulary: Vocabulary;
  answers: Record<AnswerName, string[]>;
}

const cityOfDistricts = Object.fromEntries(districts.map((district) => [district, "dubai"]));

const prepared = new WeakMap<SearchWords, Prepared>();

/** Returns the editors' search words as word stems. The stems are computed again only after the file has changed. */
export function preparedWords(): Prepared {
  const words = searchWords();
  const known = prepared.get(words);
  if (known) return known;
  const made = {
    vocabulary: vocabularyOf({ ...words, places: placeNames(), cities: cityOfDistricts }),
    answers: recordOf(answerNames, (name) => words.answers[name].map((phrase) => stemsOf(phrase).join(" "))),
  };
  prepared.set(words, made);
  return made;
}
