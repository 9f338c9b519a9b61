import { type CalculationText, type Cost, type IslandEntry, tell } from "../kit/frame/entry.server.ts";
import { sayer } from "../kit/frame/say.ts";
import { calculatorOf } from "./engineer/calculator.ts";
import { openState, queryOf } from "./engineer/state.ts";
import { whatIfResult } from "./engineer/what-if.ts";
import { isEngineer } from "./modes.ts";
import type { Speech } from "./say.ts";
import type { Words } from "./words.ts";

/** Returns the cost of a calculation. A room takes milliseconds. A building of twenty rooms with its what-if calculations takes seconds. */
export const costOf = (query: string): Cost => (isEngineer(query) ? "seconds" : "moment");

/** Chooses the island of a mode. Each mode is an island of its own, so it does not load the code and words of the other mode. */
export function islandEntryFor(query: string, words: Words): IslandEntry<"CoolingLoad" | "EngineerMode"> {
  const { engineer, ...quick } = words;
  if (!isEngineer(query)) return { island: "CoolingLoad", words: quick };
  const { mode, fields, options, sources, problems, result, notes, panels, price } = quick;
  return {
    island: "EngineerMode",
    words: { mode, fields, options, sources, problems, result, notes, panels, price, engineer },
    told: (shared, language) => toldIn(query, sayer(words, shared, language)),
    precomputed: () => whatIfResult(openState(new URLSearchParams(query), words)),
  };
}

function toldIn(query: string, say: Speech): CalculationText | undefined {
  const state = openState(new URLSearchParams(query), say.words);
  const summary = state.stale ? undefined : tell(calculatorOf(state), query, say);
  return summary && { ...summary, query: queryOf(state) };
}
