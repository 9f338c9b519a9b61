import type { Outcome } from "../../../store/edit.ts";
import type { ActionOutcome, OutcomeWords } from "./action-outcome.ts";

/** Returns the outcome for the page. A double click changes nothing, but it is not an error. */
export const doneOf = (outcome: Outcome, words?: OutcomeWords): ActionOutcome =>
  outcome.ok ? { ok: true, words, changed: outcome.changed.length } : outcome;
