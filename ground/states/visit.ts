import { type StateThat, statesThat } from "./table.ts";

interface Facts {
  /** The visit is still to come, and can be moved and cancelled. */
  isOpen: boolean;
  /** The office still has to confirm the time of the visit. */
  awaitsOffice: boolean;
  /** Both sides rely on the time: the visit is in the customer's calendar, reminders are sent, and the team may begin. */
  isAgreed: boolean;
  /** The half-hours of the visit are taken, and the visit is in the office's calendar. */
  holdsTime: boolean;
  /** The team goes to the visit or went there. So it may see everything that it needs there, and none of its technicians can be elsewhere. */
  isFirm: boolean;
  /** The team sees the visit among its own visits. */
  isShownToTeam: boolean;
  /** The state says how the visit ended. The office or the team decides that. */
  isOutcome: boolean;
  wasDone: boolean;
  /** Nobody was at the place. */
  wasMissed: boolean;
  /** The visit counts as one of the visits that a contract includes. Without it the office plans another visit. */
  fulfilsContract: boolean;
  /** The states that may follow. */
  becomes: readonly string[];
}

/** The states of a visit, in the usual order. Other files ask for the facts of a state, and never use its name. */
export const visitStates = {
  requested: {
    isOpen: true,
    awaitsOffice: true,
    isAgreed: false,
    holdsTime: true,
    isFirm: false,
    isShownToTeam: false,
    isOutcome: false,
    wasDone: false,
    wasMissed: false,
    fulfilsContract: true,
    becomes: ["booked", "cancelled"],
  },
  booked: {
    isOpen: true,
    awaitsOffice: false,
    isAgreed: true,
    holdsTime: true,
    isFirm: true,
    isShownToTeam: true,
    isOutcome: false,
    wasDone: false,
    wasMissed: false,
    fulfilsContract: true,
    becomes: ["requested", "done", "missed", "cancelled"],
  },
  done: {
    isOpen: false,
    awaitsOffice: false,
    isAgreed: false,
    holdsTime: true,
    isFirm: true,
    isShownToTeam: true,
    isOutcome: true,
    wasDone: true,
    wasMissed: false,
    fulfilsContract: true,
    becomes: [],
  },
  missed: {
    isOpen: false,
    awaitsOffice: false,
    isAgreed: false,
    holdsTime: true,
    isFirm: true,
    isShownToTeam: true,
    isOutcome: true,
    wasDone: false,
    wasMissed: true,
    fulfilsContract: false,
    becomes: [],
  },
  cancelled: {
    isOpen: false,
    awaitsOffice: false,
    isAgreed: false,
    holdsTime: false,
    isFirm: false,
    isShownToTeam: true,
    isOutcome: false,
    wasDone: false,
    wasMissed: false,
    fulfilsContract: false,
    becomes: [],
  },
} as const satisfies Record<string, Facts>;

export type VisitState = keyof typeof visitStates;
export type VisitOutcome = StateThat<typeof visitStates, "isOutcome">;
/** The states in which a coming visit takes the time of a team. */
export const openVisits = statesThat(visitStates, "isOpen");
export const visitOutcomes = statesThat(visitStates, "isOutcome");

export function mayBecome(from: VisitState, to: VisitState): boolean {
  const next: readonly VisitState[] = visitStates[from].becomes;
  return next.includes(to);
}

interface NewsFacts {
  /** The customer gets a mail about this news. */
  isMailed: boolean;
  /** The office gets a mail if the customer caused this news. */
  isOfficeNews: boolean;
  /** The office, a team or the program decided it, so the customer has to hear of it. */
  isDecision: boolean;
  /** The news sets a time. If the visit is booked, this time is an answer to the lead. */
  setsTime: boolean;
  /** The team was at the place. */
  wasThere: boolean;
  /** The visit will not take place any more, so the mail offers another time. */
  isOver: boolean;
}

/** Each state is also news when a visit moves into it. The other names are further events. */
export type VisitNews = VisitState | "moved" | "undone" | "lapsed" | "started";
/** All news of visits in timelines and mails. `undone`: somebody undid a move. `lapsed`: the office did not confirm the time. */
export const visitNews = {
  requested: { isMailed: true, isOfficeNews: true, isDecision: false, setsTime: false, wasThere: false, isOver: false },
  booked: { isMailed: true, isOfficeNews: true, isDecision: true, setsTime: true, wasThere: false, isOver: false },
  moved: { isMailed: true, isOfficeNews: true, isDecision: true, setsTime: true, wasThere: false, isOver: false },
  undone: { isMailed: false, isOfficeNews: false, isDecision: false, setsTime: false, wasThere: false, isOver: false },
  started: { isMailed: false, isOfficeNews: false, isDecision: false, setsTime: false, wasThere: true, isOver: false },
  done: { isMailed: false, isOfficeNews: false, isDecision: false, setsTime: false, wasThere: true, isOver: false },
  missed: { isMailed: true, isOfficeNews: false, isDecision: true, setsTime: false, wasThere: true, isOver: true },
  cancelled: { isMailed: true, isOfficeNews: true, isDecision: true, setsTime: false, wasThere: false, isOver: true },
  lapsed: { isMailed: true, isOfficeNews: false, isDecision: true, setsTime: false, wasThere: false, isOver: true },
} as const satisfies Record<VisitNews, NewsFacts>;

export const visitKinds = ["survey", "job", "service", "callback"] as const;
export type VisitKind = (typeof visitKinds)[number];
/** The kinds of visit in which work is done. A survey only prepares work. */
export const workKinds = ["job", "service"] as const satisfies readonly VisitKind[];

/** The reports of a technician: the arrival, the end of the visit, and an addition to an earlier report. */
export const reportKinds = ["start", ...visitOutcomes, "add"] as const;
export type ReportKind = (typeof reportKinds)[number];

/** The change of the visit since the technician last loaded it. The report is stored, and a colleague looks at it. */
export type ReportConflict = "moved" | "cancelled" | "settled";
