import type { ApplicationState } from "./types.ts";

/**
 * The moves that staff may make. A step may be left out, and a decline can be taken back; an offer that was accepted ends the
 * application. Only the applicant withdraws.
 */
export const moves: Record<ApplicationState, readonly ApplicationState[]> = {
  new: ["reviewing", "interview", "declined"],
  reviewing: ["interview", "offer", "declined"],
  interview: ["offer", "declined"],
  offer: ["hired", "declined"],
  hired: [],
  declined: ["reviewing"],
  withdrawn: [],
};

export const mayMove = (from: ApplicationState, to: ApplicationState): boolean => moves[from].includes(to);

/** Once hired, the rules for employees' files apply. */
export const mayWithdraw = (state: ApplicationState): boolean => state !== "hired" && state !== "withdrawn";

export const isDecided = (state: ApplicationState): boolean => state === "hired" || state === "declined";
