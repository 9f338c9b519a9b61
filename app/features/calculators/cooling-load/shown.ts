import type { Cost, Shown } from "../catalogue.server.ts";
import type { Calculator } from "../frame/calculator.ts";
import { calculatorOf } from "./engineer/calculator.ts";
import { openState, queryOf } from "./engineer/state.ts";
import { workedOut } from "./engineer/what-if.ts";
import { isEngineer } from "./ModeLinks.tsx";
import type { Words } from "./words.ts";

/** A room is soon computed, a building of twenty rooms with all that could be otherwise takes seconds. */
export const costOf = (query: string): Cost => (isEngineer(query) ? "seconds" : "moment");

/** Each mode is an island of its own, so that neither brings the other's code and words along. */
export function shownFor(query: string, words: Words): Shown {
  const { engineer, ...quick } = words;
  if (!isEngineer(query)) return { island: "CoolingLoad", words: quick };
  const { mode, fields, options, sources, problems, result, notes, panels, price } = quick;
  return {
    island: "EngineerMode",
    words: { mode, fields, options, sources, problems, result, notes, panels, price, engineer },
    own: () => ownOf(query, words),
    worked: () => workedOut(openState(new URLSearchParams(query), words)),
  };
}

function ownOf(query: string, words: Words) {
  const state = openState(new URLSearchParams(query), words);
  const calculator = calculatorOf(state) as unknown as Calculator;
  return { calculator, query: queryOf(state), stale: state.stale };
}
