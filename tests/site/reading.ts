import type { Element } from "./html.ts";
import { isLayout } from "./page-words.ts";

/** Splits a text into sentences. A full stop in a number or an abbreviation does not end a sentence. */
export const sentencesIn = (text: string): string[] =>
  text
    .replace(/\b(e\.g|i\.e|approx|No|St|vs)\./g, "$1")
    .split(/(?<=[.!?])\s+(?=[\p{Lu}\p{N}“"'])/u)
    .filter((sentence) => /\p{L}/u.test(sentence));

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu) ?? [];

/** Counts groups of vowels, except a silent e. This is right for most English words, which is enough for an average. */
function syllables(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/(?<=[^aeiouy])(?:es|ed|e)$/, "")
    .match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 1);
}

/** Returns the Flesch reading ease of a text. */
export function ease(text: string): number {
  const words = wordsIn(text);
  const perSentence = words.length / Math.max(1, sentencesIn(text).length);
  const perWord = words.reduce((sum, word) => sum + syllables(word), 0) / Math.max(1, words.length);
  return 206.835 - 1.015 * perSentence - 84.6 * perWord;
}

/** Measures only paragraphs, because labels and table cells are not sentences. */
export function readingOf(main: Element) {
  const text = main
    .all("p")
    .filter((paragraph) => !isLayout(paragraph))
    .map((paragraph) => paragraph.text(isLayout).trim())
    .filter((paragraph) => /[.!?]$/.test(paragraph))
    .join(" ");
  return { length: wordsIn(text).length / Math.max(1, sentencesIn(text).length), ease: ease(text) };
}
