import type { Language } from "@site/ground/language/languages.ts";
import type { SearchIndex } from "#platform/search/search-index.ts";
import { indexFrom, indexOf } from "#platform/search/store.ts";
import { searchDocuments } from "#site/content/search-pages.server.ts";

/** Returns undefined while the server has not loaded the index yet. */
export async function searchIndex(language: Language): Promise<SearchIndex | undefined> {
  const loaded = indexOf(language);
  return loaded || !import.meta.env.DEV ? loaded : indexFrom(language, searchDocuments(language));
}
