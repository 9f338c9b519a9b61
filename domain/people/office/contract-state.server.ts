import type { ContractState, ShownContractState } from "@site/ground/states/contract.ts";

const day = 86_400_000;

/** Returns the state of a contract. It is "ending" in its last days, of which there are `soon`. */
export function shownState(
  { state, term }: { state: ContractState; term: { from: number; to: number } },
  soon: number,
  now: number,
): ShownContractState {
  switch (state) {
    case "cancelled":
      return state;
    case "running":
      if (term.to <= now) return "ended";
      if (term.from > now) return "coming";
      return term.to <= now + soon * day ? "ending" : state;
  }
}
