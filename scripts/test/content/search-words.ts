import { isPageId } from "@site/ground/site-map/pages.ts";
import { stemsOf } from "#platform/search/vocabulary.ts";
import { phraseParts, phrasesFile } from "#site/content/phrases.server.ts";
import type { SearchWords } from "#site/content/schemas/search-words.ts";
import type { ReadContent } from "./content-file.ts";
import type { Problem } from "./problem.ts";

export const searchWordsFile = "shared/search-words.yaml";

export const isPhrasesFile = (file: string) => phraseParts.some((part) => file === phrasesFile(part));

/** Reports pages of which people are said to say something, but that do not exist. */
export const phraseProblems = (read: Pick<ReadContent, "file" | "data">[]): Problem[] =>
  read
    .filter(({ file }) => isPhrasesFile(file))
    .flatMap(({ file, data }) =>
      Object.keys(data as Record<string, string[]>)
        .filter((page) => page !== "body" && !isPageId(page))
        .map((field) => ({ file, field, reason: "there is no such page" })),
    );

/**
 * Reports words that are in two sets, because all words of both sets would then mean the same. Also reports two spellings in a set that the
 * search treats as equal anyway, and words for what we do not do that are words for what we do.
 */
export function searchWordProblems(read: Pick<ReadContent, "file" | "data">[]): Problem[] {
  const words = read.find(({ file }) => file === searchWordsFile)?.data as SearchWords | undefined;
  if (!words) return [];
  const seen = new Map<string, string>();
  const problems = words.same.flatMap((set, at) =>
    set.flatMap((word) => {
      const key = stemsOf(word).join(" ");
      const field = `same.${at}`;
      const before = seen.get(key);
      if (before === undefined) seen.set(key, field);
      const reason = reasonFor(word, key, before, field);
      return reason ? [{ file: searchWordsFile, field, reason }] : [];
    }),
  );
  const ours = words.others.flatMap((set, at) =>
    set
      .filter((word) => seen.has(stemsOf(word).join(" ")))
      .map((word) => ({
        file: searchWordsFile,
        field: `others.${at}`,
        reason: `"${word}" means something that we do`,
      })),
  );
  return [...problems, ...ours];
}

function reasonFor(word: string, key: string, before: string | undefined, field: string): string | undefined {
  if (key === "") return `"${word}" has no letters`;
  if (before === field) return `"${word}" is already there in another spelling: the search needs one of them`;
  return before && `"${word}" stands in ${before} too: a word means one thing`;
}
