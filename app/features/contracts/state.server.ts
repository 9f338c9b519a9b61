import type { Contract } from "#server/contracts/read.ts";

type ShownState = "coming" | "running" | "ending" | "ended" | "cancelled";
const day = 86_400_000;

/** A contract is ending in its last days, of which there are so many (`soon`). */
export function shownState({ state, term }: Pick<Contract, "state" | "term">, soon: number, now: number): ShownState {
  if (state === "cancelled") return "cancelled";
  if (term.to <= now) return "ended";
  if (term.from > now) return "coming";
  return term.to <= now + soon * day ? "ending" : "running";
}
