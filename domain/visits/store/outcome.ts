import type { Clash } from "./whereabouts.ts";

/**
 * `taken`: none of the teams that could come is free then. `exists`: this enquiry has a coming visit already. `number`: another enquiry of the same
 * telephone number has one.
 */
export type Problem = "missing" | "conflict" | "state" | "taken" | "exists" | "number";
/** Why an undo was refused. `told` means that the customer already knows about the move, or that the mail is being sent. */
export type UndoProblem = Problem | "told";

/**
 * A refused change. `clash` is the other visit of a colleague, if that is why the time is taken. Only the office may see it, because it
 * names another customer.
 */
export type Refusal<P = Problem> = { ok: false; problem: P; clash?: Clash };
/** The result of a change. `undo` is the sequence number of a move that can still be undone. */
export type Outcome<P = Problem> = { ok: true; id: string; undo?: number } | Refusal<P>;

export const refusal = <P extends UndoProblem>(problem: P, clash?: Clash): Refusal<P> => ({
  ok: false,
  problem,
  ...(clash && { clash }),
});
