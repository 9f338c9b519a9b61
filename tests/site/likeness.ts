import type { Language } from "@site/ground/language/languages.ts";
import { placePageOf } from "@site/ground/site-map/place-pages.ts";
import { definedValue } from "#tests/defined-value.ts";
import type { Element } from "./html.ts";
import { maskedWords, namesIn } from "./page-words.ts";
import { type BuiltPage, pages } from "./pages.ts";
import { type Bars, compare, type Likeness, shinglesOf } from "./shingles.ts";

/** The limits for pages about places are stricter, because such pages are most likely to be the same text with other names. */
const placeBars: Bars = { jaccard: 0.15, containment: 0.3, own: 0.75 };
const otherBars: Bars = { jaccard: 0.25, containment: 0.4, own: 0.5 };

export const barsOf = (id: string): Bars => (placePageOf(id) ? placeBars : otherBars);

/** All pages that search engines may list. */
export const indexedPages = pages.filter(({ noindex }) => !noindex);

export type MaskedParts = "names" | "names and numbers";

/** Replaces words with digits, so that two sentences with different figures count as the same sentence. */
const withoutNumbers = (word: string) => (/\p{N}/u.test(word) ? "0" : word);

const names: Partial<Record<Language, ReadonlySet<string>>> = {};
const known = new WeakMap<Element, string[]>();

/** Returns the words of a page with its names masked. The result is cached for each page. */
function wordsOf(page: BuiltPage): string[] {
  names[page.language] ??= namesIn(page.language);
  const words = known.get(page.main) ?? maskedWords(page, definedValue(names[page.language]));
  known.set(page.main, words);
  return words;
}

/** Measures how similar the pages of a language are to each other. */
export function likenesses(
  language: Language,
  masked: MaskedParts = "names",
  of: BuiltPage[] = indexedPages,
): Likeness[] {
  const shingles = of
    .filter((page) => page.language === language)
    .map((page) => {
      const words = wordsOf(page);
      const set = shinglesOf(masked === "names" ? words : words.map(withoutNumbers));
      return { name: decodeURI(page.path), bars: barsOf(page.id), set };
    });
  return compare(shingles);
}
