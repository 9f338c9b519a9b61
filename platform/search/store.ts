import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SearchDocument } from "./document.ts";
import { buildIndex, hashOf, openIndex, type SearchFile, type SearchIndex } from "./search-index.ts";

const folder = "build/search";
const fileOf = (language: string, root: string) => join(root, folder, `${language}.json`);
const indexes = new Map<string, SearchIndex>();

/** Returns the index of a language; undefined until it is loaded. */
export const indexOf = (language: string): SearchIndex | undefined => indexes.get(language);

/** Writes the index of a language. The build calls it. */
export async function writeIndex(language: string, documents: SearchDocument[], root = "."): Promise<void> {
  await mkdir(join(root, folder), { recursive: true });
  await writeFile(fileOf(language, root), JSON.stringify(buildIndex(documents)));
}

export const readIndex = async (language: string, root = "."): Promise<SearchFile> =>
  JSON.parse(await readFile(fileOf(language, root), "utf8"));

/** Loads the languages one after the other. While an index is parsed, the server cannot answer anything else. */
export async function loadIndexes(languages: readonly string[], root: string): Promise<void> {
  for (const language of languages) putIndex(language, await readIndex(language, root));
}

export const putIndex = (language: string, file: SearchFile): void => void indexes.set(language, openIndex(file));

/** Makes the index from the current content. Development needs this, because there is no build. */
export function indexFrom(language: string, documents: SearchDocument[]): SearchIndex {
  const hash = hashOf(documents);
  const known = fresh.get(language);
  if (known?.hash === hash) return known.index;
  const index = openIndex(buildIndex(documents));
  fresh.set(language, { hash, index });
  return index;
}
const fresh = new Map<string, { hash: string; index: SearchIndex }>();
