/** The names of the messages about a successful action (`inbox.done` in the message files). */
export type OutcomeWords = "saved" | "status" | "mail" | "merge" | "changed" | "chat";

/** The result of a colleague's action. The page has the text for it. */
export type ActionOutcome =
  | { ok: true; words?: OutcomeWords; changed: number }
  | { ok: false; problem: "conflict" | "missing" | "invalid" | "failed" | "views"; field?: string; who?: string };
