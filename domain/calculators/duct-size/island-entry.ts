import { type Cost, type IslandEntry, tell } from "../kit/frame/entry.server.ts";
import { sayer } from "../kit/frame/say.ts";
import { isTree } from "./modes.ts";
import { ductTreeCalculator } from "./tree/calculator.ts";
import type { AllWords } from "./words.ts";

/** Returns the cost of rendering. A tree of forty sections has five hundred fields. */
export const costOf = (query: string): Cost | undefined => (isTree(query) ? "moment" : undefined);

/** Chooses the island of a mode. Each mode is an island of its own, so it does not load the code and words of the other mode. */
export function islandEntryFor(query: string, { tree, ...one }: AllWords): IslandEntry<"DuctSize" | "DuctTree"> {
  if (!isTree(query)) return { island: "DuctSize", words: one };
  const { mode, flowUnits, places, quiets, materials } = one;
  const words = { ...tree, mode, flowUnits, places, quiets, materials };
  return {
    island: "DuctTree",
    words,
    told: (shared, language) => tell(ductTreeCalculator, query, sayer(words, shared, language)),
  };
}
