import type { Clash } from "./whereabouts.ts";

/** `taken`: no team that could come is free then. `exists`: this request has a visit ahead already. */
export type Problem = "missing" | "conflict" | "state" | "taken" | "exists";
/** `told`: the customer has been told of the move, or is being told at this moment. */
export type UndoProblem = Problem | "told";

/** `clash`: it is taken because somebody of the team is elsewhere. For the office only: it names another customer. */
export type Refusal<P = Problem> = { ok: false; problem: P; clash?: Clash };
/** `undo`: the sequence of a move that can still be taken back. */
export type Outcome<P = Problem> = { ok: true; id: string; undo?: number } | Refusal<P>;

export const refused = <P extends UndoProblem>(problem: P, clash?: Clash): Refusal<P> => ({
  ok: false,
  problem,
  ...(clash && { clash }),
});
