import { statesThat } from "./table.ts";

interface Facts {
  /** It counts until its last day; the time decides if that is over. */
  isInForce: boolean;
}

/** `cancelled`: ended before its last day. No other file asks for a state by its name. */
export const contractStates = {
  running: { isInForce: true },
  cancelled: { isInForce: false },
} as const satisfies Record<string, Facts>;

export type ContractState = keyof typeof contractStates;
export const contractsInForce = statesThat(contractStates, "isInForce");

interface ShownFacts {
  /** Nothing more is planned. */
  isOver: boolean;
  /** It was ended before its last day, so the day that is shown is that one. */
  endedEarly: boolean;
  /** Its last day is near. */
  isEnding: boolean;
}

/** The states that the office reads: those of the contract, told apart by its days. */
export const shownContractStates = {
  coming: { isOver: false, endedEarly: false, isEnding: false },
  running: { isOver: false, endedEarly: false, isEnding: false },
  ending: { isOver: false, endedEarly: false, isEnding: true },
  ended: { isOver: true, endedEarly: false, isEnding: false },
  cancelled: { isOver: true, endedEarly: true, isEnding: false },
} as const satisfies Record<string, ShownFacts>;

export type ShownContractState = keyof typeof shownContractStates;
