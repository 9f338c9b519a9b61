import { type StateThat, statesThat } from "./table.ts";

interface Facts {
  /** It is still to come, and can be moved and cancelled. */
  isOpen: boolean;
  /** The office still has to confirm its time. */
  awaitsOffice: boolean;
  /** Both sides rely on its time: it is in the customer's calendar, reminders are sent, and the team may begin. */
  isAgreed: boolean;
  /** Its half-hours are taken, and it is in the office's calendar. */
  holdsTime: boolean;
  /** The team goes there or went there, so it may see everything that it needs there, and none of its people can be elsewhere. */
  isFirm: boolean;
  /** The team sees it among its visits. */
  isShownToTeam: boolean;
  /** It says how the visit ended. The office or the team decides that. */
  isOutcome: boolean;
  wasDone: boolean;
  /** Nobody was there. */
  wasMissed: boolean;
  /** A contract that includes this visit has got it; otherwise the office plans another. */
  fulfilsContract: boolean;
  /** The states that may follow. */
  becomes: readonly string[];
}

/** The states of a visit, in their usual order. No other file names a state. */
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
/** The states in which a coming visit takes a team's time. */
export const openVisits = statesThat(visitStates, "isOpen");
export const visitOutcomes = statesThat(visitStates, "isOutcome");

export function mayBecome(from: VisitState, to: VisitState): boolean {
  const next: readonly VisitState[] = visitStates[from].becomes;
  return next.includes(to);
}

interface NewsFacts {
  /** The customer gets a mail about it. */
  isMailed: boolean;
  /** The office gets a mail if customers do it themselves. */
  isOfficeNews: boolean;
  /** It sets a time. Once the visit is booked, that time is an answer to the lead. */
  setsTime: boolean;
  /** The team was at the place. */
  wasThere: boolean;
  /** The visit will not take place any more, so its mail offers another time. */
  isOver: boolean;
}

/** Each state is news when a visit moves into it. The others are further events. */
export type VisitNews = VisitState | "moved" | "undone" | "lapsed" | "started";
/** All news of visits in timelines and mails. `undone`: a move was undone. `lapsed`: the office did not confirm the time. */
export const visitNews = {
  requested: { isMailed: true, isOfficeNews: true, setsTime: false, wasThere: false, isOver: false },
  booked: { isMailed: true, isOfficeNews: true, setsTime: true, wasThere: false, isOver: false },
  moved: { isMailed: true, isOfficeNews: true, setsTime: true, wasThere: false, isOver: false },
  undone: { isMailed: false, isOfficeNews: false, setsTime: false, wasThere: false, isOver: false },
  started: { isMailed: false, isOfficeNews: false, setsTime: false, wasThere: true, isOver: false },
  done: { isMailed: false, isOfficeNews: false, setsTime: false, wasThere: true, isOver: false },
  missed: { isMailed: true, isOfficeNews: false, setsTime: false, wasThere: true, isOver: true },
  cancelled: { isMailed: true, isOfficeNews: true, setsTime: false, wasThere: false, isOver: true },
  lapsed: { isMailed: true, isOfficeNews: false, setsTime: false, wasThere: false, isOver: true },
} as const satisfies Record<VisitNews, NewsFacts>;

export const visitKinds = ["survey", "job", "service", "callback"] as const;
export type VisitKind = (typeof visitKinds)[number];

/** The reports of a technician: arrived, how the visit ended, and what was forgotten in the report. */
export const reportKinds = ["start", ...visitOutcomes, "add"] as const;
export type ReportKind = (typeof reportKinds)[number];

/** The change of the visit since the technician saw it. The report is kept, and a person looks at it. */
export type ReportConflict = "moved" | "cancelled" | "settled";
