import type { Outcome } from "#server/leads/edit.ts";
import type { Done } from "./types.ts";

/** What the page is told. A double click changes nothing and is no problem. */
export const doneOf = (outcome: Outcome, words?: string): Done =>
  outcome.ok ? { ok: true, words, changed: outcome.changed.length } : outcome;
