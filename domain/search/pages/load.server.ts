import { languageCodes } from "@site/ground/language/languages.ts";
import { logError } from "#platform/process/log.ts";
import { loadIndexes } from "#platform/search/store.ts";
import { loadFrames, warmUp } from "./in-frame.server.tsx";
import { resultsFor } from "./results.server.ts";

/** Searches of each kind: a trade with a place, a symptom, other scripts, slips, a price, what we do not do, and what nobody knows. */
const usual = [
  ...["plumber dubai marina", "ac not cooling", "تكييف", "سباك الشارقة", "takyeef ما يبرد", "duct cleaning price"],
  ...["electrcian", "how much is a new water heater", "كم سعر صيانة المكيف", "pest control", "qwxzv", "رقم الهاتف"],
];
const rounds = 2;

/**
 * Loads the search index and the frames, and makes some searches in each language, so that no visitor waits for what the first ones
 * prepare. It is called once the server listens. An error is only logged, because the search still works without them: it then finds only
 * names and renders whole pages.
 */
export async function loadSearch(root: string): Promise<void> {
  try {
    await loadIndexes(languageCodes, root);
    for (const language of languageCodes) await resultsFor("plumber", language, 1);
    await loadFrames(root);
    for (let round = 0; round < rounds; round += 1) await warmUp(usual);
  } catch (error) {
    logError(error);
  }
}
