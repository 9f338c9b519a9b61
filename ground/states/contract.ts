import { statesThat } from "./table.ts";

interface Facts {
  /** It is valid until its last day. Whether that is over depends on the time. */
  isInForce: boolean;
}

/** `cancelled` means that it ended before its last day. No other file names a state. */
export const contractStates = {
  running: { isInForce: true },
  cancelled: { isInForce: false },
} as const satisfies Record<string, Facts>;

export type ContractState = keyof typeof contractStates;
export const contractsInForce = statesThat(contractStates, "isInForce");

interface ShownFacts {
  /** Nothing more is planned. */
  isOver: boolean;
  /** It was ended before its last day, so the day of that end is shown. */
  endedEarly: boolean;
  /** Its last day is near. */
  isEnding: boolean;
}

/** The states that the office sees: those of the contract, divided by its days. */
export const shownContractStates = {
  coming: { isOver: false, endedEarly: false, isEnding: false },
  running: { isOver: false, endedEarly: false, isEnding: false },
  ending: { isOver: false, endedEarly: false, isEnding: true },
  ended: { isOver: true, endedEarly: false, isEnding: false },
  cancelled: { isOver: true, endedEarly: true, isEnding: false },
} as const satisfies Record<string, ShownFacts>;

export type ShownContractState = keyof typeof shownContractStates;
