import { languageCodes } from "@site/ground/language/languages.ts";
import { logError } from "#platform/process/log.ts";
import { loadIndexes } from "#platform/search/store.ts";
import { preparedWords } from "#site/content/search-words.server.ts";
import { loadFrames } from "./in-frame.server.tsx";

/** Called once the server listens. Without it the search goes by names and renders whole pages, so a failure is logged and no more. */
export async function loadSearch(root: string): Promise<void> {
  try {
    await loadIndexes(languageCodes, root);
    preparedWords();
    await loadFrames(root);
  } catch (error) {
    logError(error);
  }
}
