import type { Clash } from "./whereabouts.ts";

/**
 * `taken`: none of the teams that could come is free then. `exists`: this enquiry has a coming visit already. `number`: another enquiry of the same
 * telephone number has one.
 */
export type Problem = "missing" | "conflict" | "state" | "taken" | "exists" | "number";
/** `told`: the customer has been told of the move, or is just being told. */
export type UndoProblem = Problem | "told";

/** `clash`: the time is taken because a colleague of the team is elsewhere. Only the office may see it, because it names another customer. */
export type Refusal<P = Problem> = { ok: false; problem: P; clash?: Clash };
/** `undo`: the sequence of a move that can still be undone. */
export type Outcome<P = Problem> = { ok: true; id: string; undo?: number } | Refusal<P>;

export const refusal = <P extends UndoProblem>(problem: P, clash?: Clash): Refusal<P> => ({
  ok: false,
  problem,
  ...(clash && { clash }),
});
