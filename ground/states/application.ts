import { type StateThat, statesThat } from "./table.ts";

interface Facts {
  /** The applicant gets a mail about this state. Colleagues tell the other states in person. */
  isMailed: boolean;
  /** The retention period begins when an application gets this state. */
  isDecided: boolean;
  /** The application is refused. A move to another state reverses the refusal. */
  isRefusal: boolean;
  /** The applicant may withdraw. Once somebody is hired, the rules for employees' files apply instead. */
  mayWithdraw: boolean;
  /**
   * Only the applicant can bring an application into this state. The personal data are erased, and the office finds the
   * application only in a folder for this state.
   */
  isWithdrawn: boolean;
  /** The moves that colleagues may make. */
  moves: readonly string[];
}

/**
 * The states of an application for a vacancy, in the usual order. A step may be skipped, and a refusal can be reversed. After an accepted offer of
 * employment no state follows. Only the applicant can withdraw. Other files ask for the facts of a state, and never use its name.
 */
export const applicationStates = {
  new: {
    isMailed: false,
    isDecided: false,
    isRefusal: false,
    mayWithdraw: true,
    isWithdrawn: false,
    moves: ["reviewing", "interview", "declined"],
  },
  reviewing: {
    isMailed: true,
    isDecided: false,
    isRefusal: false,
    mayWithdraw: true,
    isWithdrawn: false,
    moves: ["interview", "offer", "declined"],
  },
  interview: {
    isMailed: true,
    isDecided: false,
    isRefusal: false,
    mayWithdraw: true,
    isWithdrawn: false,
    moves: ["offer", "declined"],
  },
  offer: {
    isMailed: false,
    isDecided: false,
    isRefusal: false,
    mayWithdraw: true,
    isWithdrawn: false,
    moves: ["hired", "declined"],
  },
  hired: {
    isMailed: false,
    isDecided: true,
    isRefusal: false,
    mayWithdraw: false,
    isWithdrawn: false,
    moves: [],
  },
  declined: {
    isMailed: true,
    isDecided: true,
    isRefusal: true,
    mayWithdraw: true,
    isWithdrawn: false,
    moves: ["reviewing"],
  },
  withdrawn: {
    isMailed: false,
    isDecided: false,
    isRefusal: false,
    mayWithdraw: false,
    isWithdrawn: true,
    moves: [],
  },
} as const satisfies Record<string, Facts>;

export type ApplicationState = keyof typeof applicationStates;
/** The states into which colleagues may move an application. */
export type ApplicationMove = (typeof applicationStates)[ApplicationState]["moves"][number];
export type MailedApplication = StateThat<typeof applicationStates, "isMailed">;
/** A mail is sent when a colleague moves an application into one of these states. */
export const mailedApplications = statesThat(applicationStates, "isMailed");
export const withdrawnApplications = statesThat(applicationStates, "isWithdrawn");

export function mayMove(from: ApplicationState, to: ApplicationState): boolean {
  const next: readonly ApplicationState[] = applicationStates[from].moves;
  return next.includes(to);
}

/** The answers to the question whether somebody may work in the UAE. */
export const mayWorkAnswers = ["yes", "needs-permit"] as const;
export type MayWork = (typeof mayWorkAnswers)[number];
