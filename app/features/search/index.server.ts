import { type Language, languageCodes } from "#app/i18n/languages.ts";
import { searchDocuments } from "#app/site/search-pages.server.ts";
import { preparedWords } from "#app/site/search-words.server.ts";
import { logError } from "#server/log.ts";
import type { SearchIndex } from "#server/search/search-index.ts";
import { indexFrom, indexOf, loadIndexes } from "#server/search/store.ts";

/** Undefined while the server has not loaded it yet. */
export async function searchIndex(language: Language): Promise<SearchIndex | undefined> {
  const loaded = indexOf(language);
  return loaded || !import.meta.env.DEV ? loaded : indexFrom(language, searchDocuments(language));
}

/** Called once the server listens. Without an index the search goes by names, so a failure is logged and no more. */
export async function loadSearch(root: string): Promise<void> {
  try {
    await loadIndexes(languageCodes, root);
    preparedWords();
  } catch (error) {
    logError(error);
  }
}
