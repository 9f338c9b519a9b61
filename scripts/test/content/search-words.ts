import { isPageId } from "@site/ground/site-map/pages.ts";
import { othersIn, stemsOf } from "#platform/search/vocabulary.ts";
import { phraseParts, phrasesFile } from "#site/content/phrases.server.ts";
import type { TradeJobs } from "#site/content/schemas/jobs.ts";
import type { SearchWords } from "#site/content/schemas/search-words.ts";
import type { ReadContent } from "./content-file.ts";
import { isJobsFile } from "./jobs.ts";
import { inWords, type Problem } from "./problem.ts";

export const searchWordsFile = "shared/search-words.yaml";

export const isPhrasesFile = (file: string) => phraseParts.some((part) => file === phrasesFile(part));

type Read = Pick<ReadContent, "file" | "data">[];

const searchWordsIn = (read: Read) =>
  read.find(({ file }) => file === searchWordsFile)?.data as SearchWords | undefined;

/** Reports pages of which people are said to say something, but that do not exist. */
export const phraseProblems = (read: Read): Problem[] =>
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
export function searchWordProblems(read: Read): Problem[] {
  const words = searchWordsIn(read);
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

/**
 * Warns of words for what we do not do that stand in phrases of pages and in names of jobs. A query with such a word is answered only if it
 * has all words of one of these phrases, so other ways to say the same find no page.
 */
export function searchWordWarnings(read: Read): string[] {
  const others = searchWordsIn(read)?.others ?? [];
  const otherIn = othersIn(others.flat());
  const phrases = Map.groupBy(read.flatMap(phrasesIn), otherIn);
  return others.flatMap((set, at) =>
    set.flatMap((name) => {
      const own = phrases.get(name)?.map((phrase) => `"${phrase}"`) ?? [];
      const reason = `"${name}" stands in what we do: ${own.join(", ")}`;
      return own.length > 0 ? [inWords({ file: searchWordsFile, field: `others.${at}`, reason })] : [];
    }),
  );
}

/** Returns the phrases of a file: of pages, or the names and phrases of jobs. */
function phrasesIn({ file, data }: Read[number]): string[] {
  if (isPhrasesFile(file)) {
    const { body: _, ...pages } = data as Record<string, string[]>;
    return Object.values(pages).flat();
  }
  if (!isJobsFile(file)) return [];
  const { body: _, ...trades } = data as Record<string, TradeJobs>;
  const jobs = Object.values(trades).flatMap((trade) => Object.values(trade.jobs));
  return jobs.flatMap(({ name, said }) => [name.en, name.ar, ...said]);
}
