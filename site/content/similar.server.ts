import type { Language } from "@site/ground/language/languages.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import { pagesIn } from "./inventory.server.ts";

/**
 * Short words that say nothing about a page. For example, an address with "no" in it is not about a house without power. The list does not contain
 * "it", because IT is one of the trades.
 */
const littleWords = new Set(
  "and at by do for from here how in is must need no not of on or page such the this to what which who why you your".split(
    " ",
  ),
);

const wordsOf = (path: string) =>
  new Set(
    path
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .filter((word) => word.length > 1 && !littleWords.has(word)),
  );

const letterPairsOf = (path: string) => {
  const letters = path.toLowerCase().replace(/[^\p{L}\d]/gu, "");
  return new Set(Array.from({ length: Math.max(letters.length - 1, 0) }, (_, i) => letters.slice(i, i + 2)));
};

/** Finds the pages whose address is most similar to an address that does not exist. Words that both contain count most, then pairs of letters. */
export function similarPages(path: string, language: Language, count = 5): PageId[] {
  const pages = pagesIn(language);
  const { words, pairs } = similarityTo(pages);
  const byWords = words(path.slice(0, 200));
  const byPairs = pairs(path.slice(0, 200));
  return pages
    .map((id, at) => ({ id, score: 2 * (byWords[at] ?? 0) + (byPairs[at] ?? 0) }))
    .filter(({ score }) => score > 0.35)
    .sort((a, b) => b.score - a.score || a.id.length - b.id.length)
    .slice(0, count)
    .map(({ id }) => id);
}

type Similarity = (path: string) => Float64Array;
const known = new WeakMap<readonly PageId[], { words: Similarity; pairs: Similarity }>();

/** Returns the index of all addresses. It is made only once, because anybody can request thousands of addresses that do not exist. */
function similarityTo(pages: readonly PageId[]) {
  const similarity = known.get(pages) ?? { words: indexed(pages, wordsOf), pairs: indexed(pages, letterPairsOf) };
  known.set(pages, similarity);
  return similarity;
}

/** Makes an inverted index of the pages. The returned function gives, for each page, Dice's coefficient of the page and a path. */
function indexed(pages: readonly PageId[], partsOf: (path: string) => Set<string>): Similarity {
  const pagesWith = new Map<string, number[]>();
  const sizes = pages.map((id, at) => {
    const parts = partsOf(id);
    for (const part of parts) pagesWith.set(part, [...(pagesWith.get(part) ?? []), at]);
    return parts.size;
  });
  return (path) => {
    const parts = partsOf(path);
    const shared = new Float64Array(pages.length);
    for (const part of parts) for (const at of pagesWith.get(part) ?? []) shared[at] = (shared[at] ?? 0) + 1;
    return shared.map((count, at) => (count === 0 ? 0 : (2 * count) / (parts.size + (sizes[at] ?? 0))));
  };
}

/** Makes the index now, so that no visitor has to wait for it. */
export const prepareSimilarity = (language: Language) => void similarityTo(pagesIn(language));
