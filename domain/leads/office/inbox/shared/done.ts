/** The outcome of a colleague's action; the page has the words for it. */
export type Done =
  | { ok: true; words?: string; changed: number }
  | { ok: false; problem: "conflict" | "missing" | "invalid" | "failed" | "views"; field?: string; who?: string };
