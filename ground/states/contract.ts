import { statesThat } from "./table.ts";

interface Facts {
  /** The contract is valid until its last day. The state alone does not say whether that day is over. */
  isInForce: boolean;
}

/**
 * The stored states. `cancelled` means that the contract was ended before its last day. Other files ask for the facts
 * of a state, and never use its name.
 */
export const contractStates = {
  running: { isInForce: true },
  cancelled: { isInForce: false },
} as const satisfies Record<string, Facts>;

export type ContractState = keyof typeof contractStates;
export const contractsInForce = statesThat(contractStates, "isInForce");

interface ShownFacts {
  /** Nothing more is planned for the contract. */
  isOver: boolean;
  /** The contract was ended before its last day, so the office sees the day on which it ended. */
  endedEarly: boolean;
  /** The last day of the contract is near. */
  isEnding: boolean;
}

/** The states that the office sees. They combine the stored state with the days of the contract. */
export const shownContractStates = {
  coming: { isOver: false, endedEarly: false, isEnding: false },
  running: { isOver: false, endedEarly: false, isEnding: false },
  ending: { isOver: false, endedEarly: false, isEnding: true },
  ended: { isOver: true, endedEarly: false, isEnding: false },
  cancelled: { isOver: true, endedEarly: true, isEnding: false },
} as const satisfies Record<string, ShownFacts>;

export type ShownContractState = keyof typeof shownContractStates;
