import type { ContractState, ShownContractState } from "@site/ground/states/contract.ts";

const day = 86_400_000;

/** Returns the state of a contract to show. A contract is "ending" in the last `soon` days of its term. */
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
