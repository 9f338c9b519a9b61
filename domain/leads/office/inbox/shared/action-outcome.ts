/** The messages have a sentence for each of these names (`inbox.done`). */
export type OutcomeWords = "saved" | "status" | "mail" | "merge" | "changed" | "chat";

/** The outcome of a colleague's action. The page has the words for it. */
export type ActionOutcome =
  | { ok: true; words?: OutcomeWords; changed: number }
  | { ok: false; problem: "conflict" | "missing" | "invalid" | "failed" | "views"; field?: string; who?: string };
