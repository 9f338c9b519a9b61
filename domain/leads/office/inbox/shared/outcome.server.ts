import type { Outcome } from "../../../store/edit.ts";
import type { ActionOutcome, OutcomeWords } from "./action-outcome.ts";

/** Converts the result of a change for the page. A change that was already made, for example by a double click, counts as successful. */
export const doneOf = (outcome: Outcome, words?: OutcomeWords): ActionOutcome =>
  outcome.ok ? { ok: true, words, changed: outcome.changed.length } : outcome;
