import { citedBy, finderOf, type Source } from "#site/content/sources.server.ts";
import type { ReadContent } from "./content-file.ts";
import type { Problem } from "./problem.ts";

export const sourcesFile = "shared/sources.yaml";

type Lines = { file: string; language: string; path: string; lines: string[] };

/** The files with a list of sources. The list of the company papers has other fields beside each text. */
const listsIn = (read: ReadContent[]): Lines[] =>
  read.flatMap(({ file, language, data }) => {
    const { sources } = (data ?? {}) as { sources?: unknown };
    if (!language || !Array.isArray(sources)) return [];
    const lines = sources.map((each: string | { text: string }) => (typeof each === "string" ? each : each.text));
    return [{ file, language, path: file.slice(language.length), lines }];
  });

/** General knowledge of the trade is no source. */
const isNoSource = (line: string) => /^General (trade )?(knowledge|climate)|^(معرفة|معارف) عامة/.test(line);

/**
 * Checks that both languages of a page lead to the same addresses, that no list names general knowledge, and that every address is linked
 * somewhere.
 */
export function sourceProblems(read: ReadContent[]): Problem[] {
  const { body: _, ...all } = (read.find(({ file }) => file === sourcesFile)?.data ?? {}) as Record<string, Source>;
  const finder = finderOf(Object.values(all));
  const lists = listsIn(read);
  const cited = new Map(lists.map(({ file, lines }) => [file, citedBy(lines, finder)]));
  const used = new Set([...cited.values()].flat());
  return [
    ...lists.flatMap(({ file, lines }) =>
      lines.filter(isNoSource).map((line) => ({ file, field: "sources", reason: `"${line}" is no source` })),
    ),
    ...lists.flatMap(({ file, language, path }) => {
      const own = cited.get(file) ?? [];
      const other = language === "ar" ? (cited.get(`en${path}`) ?? own) : own;
      const differs = [...own, ...other].filter((url) => !own.includes(url) || !other.includes(url));
      return differs.map((url) => ({ file, field: "sources", reason: `${url} is linked in one language only` }));
    }),
    ...Object.entries(all)
      .filter(([, { url }]) => !used.has(url))
      .map(([key]) => ({ file: sourcesFile, field: `${key}.says`, reason: "no list of sources says these words" })),
  ];
}
