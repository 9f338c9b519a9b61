import { type StateThat, statesThat } from "./table.ts";

interface Facts {
  /** The applicant gets a mail. Other steps are told in person. */
  isMailed: boolean;
  /** The time for which it is kept begins here. */
  isDecided: boolean;
  /** It means a refusal. A move away from it reverses the refusal. */
  isRefusal: boolean;
  /** Once somebody is hired, the rules for employees' files apply. */
  mayWithdraw: boolean;
  /** Only the applicant can have done this. Its data are erased, and the office finds it only in its own folder. */
  isWithdrawn: boolean;
  /** The moves that colleagues may make. */
  moves: readonly string[];
}

/**
 * The states of an application for a vacancy, in the usual order. A step may be left out, and a decline can be reversed; an accepted offer of
 * employment ends the application. Only the applicant withdraws. No other file names a state.
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
/** The states into which colleagues may move one. */
export type ApplicationMove = (typeof applicationStates)[ApplicationState]["moves"][number];
export type MailedApplication = StateThat<typeof applicationStates, "isMailed">;
/** A mail is sent when a colleague moves an application into one of these. */
export const mailedApplications = statesThat(applicationStates, "isMailed");
export const withdrawnApplications = statesThat(applicationStates, "isWithdrawn");

export function mayMove(from: ApplicationState, to: ApplicationState): boolean {
  const next: readonly ApplicationState[] = applicationStates[from].moves;
  return next.includes(to);
}

/** The answers to the question whether somebody may work in the UAE. */
export const mayWorkAnswers = ["yes", "needs-permit"] as const;
export type MayWork = (typeof mayWorkAnswers)[number];
