import type { Language } from "@site/ground/language/languages.ts";
import { type Leaf, leavesOf } from "@site/ground/leaves.ts";
import { kindOf } from "@site/ground/site-map/pages.ts";
import type { ReadContent } from "./content-file.ts";
import { allFiles, fileNamed } from "./files.ts";
import type { Problem } from "./problem.ts";
import { searchWordsFile } from "./search-words.ts";

type Reference = { field: string; target: string };

/** Returns the pages to which a file refers: in the fields `related` and `page`, and in Markdown links. */
function referencesIn(data: unknown): Reference[] {
  return leavesOf(data).flatMap((leaf) =>
    isReference(leaf) ? [{ field: leaf.field, target: String(leaf.value) }] : linksIn(leaf),
  );
}

const isReference = ({ field }: Leaf) => /(^|\.)((related|pages)\.\d+|page)$/.test(field);

const linksIn = ({ field, value }: Leaf): Reference[] =>
  typeof value === "string"
    ? [...value.matchAll(/\]\(\s*<?(\/[^)\s>]*)/g)].map(([, target = ""]) => ({ field, target }))
    : [];

/**
 * Checks that every page to which a file refers exists in the language of the file. Only a menu may name pages that are not written yet.
 */
export function referenceProblems(read: ReadContent[]): Problem[] {
  const written = writtenPages();
  return read.flatMap(({ file, language, id, data }) => {
    if (file === "shared/navigation.yaml") return menuProblems(file, leavesOf(data));
    if (file === "shared/trades.yaml") return menuProblems(file, leavesOf(data).filter(isPageOfTrade));
    if (file === searchWordsFile) return menuProblems(file, leavesOf(data).filter(isPageTyped));
    if (!language) return [];
    return referencesIn(data).flatMap(({ field, target }) => {
      const reason = wrong(target, id) ?? unwritten(target, language, written);
      return reason ? [{ file, field, reason }] : [];
    });
  });
}

function wrong(target: string, self: string | undefined): string | undefined {
  const page = withoutHash(target);
  if (page === self && page === target) return `${target} is this page itself`;
  if (/^\/(en|ar)(\/|$)/.test(page)) return `${target}: name a page by its English path, without a language`;
  if (!kindOf(page)) return `${target}: the site map has no such page`;
}

/**
 * Returns the pages whose file exists. The files are not read, so that a mistake in one file is not reported for every link to it as well.
 */
const writtenPages = () =>
  new Set(
    allFiles()
      .flatMap((file) => fileNamed(file) ?? [])
      .map(({ language, id }) => `${language} ${id}`),
  );

const unwritten = (target: string, language: Language, written: Set<string>) =>
  written.has(`${language} ${withoutHash(target)}`)
    ? undefined
    : `${target}: this page does not exist in content/${language}`;

const withoutHash = (target: string) => target.replace(/[?#].*$/, "");

const isPageTyped = ({ field }: Leaf) => /^typed\.\d+\.page$/.test(field);

const isPageOfTrade = ({ field }: Leaf) => /\.(service|nearMe)$/.test(field);

const menuProblems = (file: string, leaves: Leaf[]): Problem[] =>
  leaves
    .filter(({ field, value }) => field !== "body" && !kindOf(String(value)))
    .map(({ field, value }) => ({ file, field, reason: `${value}: the site map has no such page` }));
