import { languageCodes } from "@site/ground/language/languages.ts";
import { logError } from "#platform/process/log.ts";
import { loadIndexes } from "#platform/search/store.ts";
import { preparedWords } from "#site/content/search-words.server.ts";
import { loadFrames } from "./in-frame.server.tsx";

/**
 * Loads the search index and the frames. It is called once the server listens. An error is only logged, because the search still works
 * without them: it then finds only names and renders whole pages.
 */
export async function loadSearch(root: string): Promise<void> {
  try {
    await loadIndexes(languageCodes, root);
    preparedWords();
    await loadFrames(root);
  } catch (error) {
    logError(error);
  }
}
