import type { Language } from "#app/i18n/languages.ts";
import { pagesIn } from "./inventory.server.ts";
import type { PageId } from "./pages.ts";

const words = (path: string) =>
  new Set(
    path
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .filter((word) => word.length > 1),
  );

/** Pages whose address is most similar to one that does not exist: by shared words, otherwise by shared letter pairs. */
export function similarPages(path: string, language: Language, count = 5): PageId[] {
  const wanted = words(path.slice(0, 200));
  const pairs = letterPairs(path.slice(0, 200));
  return pagesIn(language)
    .map((id) => ({ id, score: 2 * overlap(wanted, words(id)) + overlap(pairs, letterPairs(id)) }))
    .filter(({ score }) => score > 0.35)
    .sort((a, b) => b.score - a.score || a.id.length - b.id.length)
    .slice(0, count)
    .map(({ id }) => id);
}

const letterPairs = (path: string) => {
  const letters = path.toLowerCase().replace(/[^\p{L}\d]/gu, "");
  return new Set(Array.from({ length: Math.max(letters.length - 1, 0) }, (_, i) => letters.slice(i, i + 2)));
};

/** Dice's coefficient of two sets. */
function overlap(a: Set<string>, b: Set<string>) {
  if (a.size + b.size === 0) return 0;
  return (2 * [...a].filter((item) => b.has(item)).length) / (a.size + b.size);
}
