import type { Language } from "@site/ground/language/languages.ts";
import type { SearchIndex } from "#platform/search/search-index.ts";
import { indexFrom, indexOf } from "#platform/search/store.ts";
import { searchDocuments } from "#site/content/search-pages.server.ts";

/** Returns the search index of a language; undefined until the server has loaded it. */
export async function searchIndex(language: Language): Promise<SearchIndex | undefined> {
  const loaded = indexOf(language);
  return loaded || !import.meta.env.DEV ? loaded : indexFrom(language, searchDocuments(language));
}
