import type { Language } from "@site/ground/language/languages.ts";
import { searchDocuments } from "#app/site/search-pages.server.ts";
import type { SearchIndex } from "#server/search/search-index.ts";
import { indexFrom, indexOf } from "#server/search/store.ts";

/** Undefined while the server has not loaded it yet. */
export async function searchIndex(language: Language): Promise<SearchIndex | undefined> {
  const loaded = indexOf(language);
  return loaded || !import.meta.env.DEV ? loaded : indexFrom(language, searchDocuments(language));
}
