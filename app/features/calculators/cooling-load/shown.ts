import type { Calculator } from "../frame/calculator.ts";
import type { Cost, Shown } from "../frame/entry.server.ts";
import { calculatorOf } from "./engineer/calculator.ts";
import { openState, queryOf } from "./engineer/state.ts";
import { whatIfResult } from "./engineer/what-if.ts";
import { isEngineer } from "./ModeLinks.tsx";
import type { Words } from "./words.ts";

/** A room takes milliseconds; a building of twenty rooms with its what-if calculations takes seconds. */
export const costOf = (query: string): Cost => (isEngineer(query) ? "seconds" : "moment");

/** Each mode is its own island, so that neither loads the code and words of the other. */
export function shownFor(query: string, words: Words): Shown {
  const { engineer, ...quick } = words;
  if (!isEngineer(query)) return { island: "CoolingLoad", words: quick };
  const { mode, fields, options, sources, problems, result, notes, panels, price } = quick;
  return {
    island: "EngineerMode",
    words: { mode, fields, options, sources, problems, result, notes, panels, price, engineer },
    own: () => ownOf(query, words),
    precomputed: () => whatIfResult(openState(new URLSearchParams(query), words)),
  };
}

function ownOf(query: string, words: Words) {
  const state = openState(new URLSearchParams(query), words);
  const calculator = calculatorOf(state) as unknown as Calculator;
  return { calculator, query: queryOf(state), stale: state.stale };
}
