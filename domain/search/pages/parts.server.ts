import { type Language, otherLanguage } from "@site/ground/language/languages.ts";
import { inArabic, type Sounds, soundsIn } from "#platform/search/arabizi.ts";
import { rare } from "#platform/search/query.ts";
import type { Part } from "#platform/search/search.ts";
import type { SearchIndex } from "#platform/search/search-index.ts";
import { separated } from "#platform/search/separate.ts";
import { preparedWords } from "#site/content/search-words.server.ts";
import { searchIndex } from "./index.server.ts";

/** The weight of a page that is not found with the words as typed in the visitor's own language. */
const lessCertain = 0.9;

/** The ways to search for a text: in both languages, and in Arabic letters if it may be Arabic in Latin letters. */
export async function partsOf(typed: string, language: Language): Promise<Part[]> {
  const [own, other] = [await searchIndex(language), await searchIndex(otherLanguage(language))];
  if (!own || !other) return own ? [{ index: own, text: typed, weight: 1 }] : [];
  const [english, arabic] = language === "en" ? [own, other] : [other, own];
  const { known, vocabulary } = preparedWords();
  const isKnown = (word: string) => known.has(word) || english.frequency(english.termOf(word)) > rare;
  const isFrequent = (word: string) => isKnown(word) || arabic.frequency(arabic.termOf(word)) > rare;
  const isWritten = (word: string) =>
    english.has(english.termOf(word)) || arabic.has(arabic.termOf(word)) || vocabulary.namesOther(word);
  const text = separated(typed, isFrequent, isWritten);
  const written = inArabic(text, soundsOf(arabic), isKnown);
  return [
    { index: own, text, weight: 1 },
    { index: other, text, weight: lessCertain },
    ...(written ? [{ index: arabic, text: written, weight: lessCertain }] : []),
  ];
}

const sounds = new WeakMap<SearchIndex, Sounds>();

/** The Arabic words of the pages and of the search, by their sound. */
function soundsOf(index: SearchIndex): Sounds {
  const known = sounds.get(index);
  if (known) return known;
  const made = soundsIn(
    preparedWords().texts,
    index.pages.flatMap(({ name, summary }) => [name, summary]),
  );
  sounds.set(index, made);
  return made;
}
