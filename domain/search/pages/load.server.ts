import { languageCodes } from "@site/ground/language/languages.ts";
import { logError } from "#platform/process/log.ts";
import { loadIndexes } from "#platform/search/store.ts";
import { loadFrames } from "./in-frame.server.tsx";
import { resultsFor } from "./results.server.ts";

/**
 * Loads the search index and the frames, and makes a search in each language, so that no visitor waits for what the first one prepares.
 * It is called once the server listens. An error is only logged, because the search still works
 * without them: it then finds only names and renders whole pages.
 */
export async function loadSearch(root: string): Promise<void> {
  try {
    await loadIndexes(languageCodes, root);
    for (const language of languageCodes) await resultsFor("plumber", language, 1);
    await loadFrames(root);
  } catch (error) {
    logError(error);
  }
}
