import { type StateThat, statesOf, statesThat } from "./table.ts";

/** The folders of the office's list of quotations. `waiting` has the quotations without an answer. */
export const quotationFolders = ["waiting", "draft", "accepted", "declined", "lapsed"] as const;
export type QuotationFolder = (typeof quotationFolders)[number];

interface Facts {
  /** The office is still writing the quotation, and nobody else sees it. */
  mayEdit: boolean;
  /** The customer got the quotation, so nothing in it changes any more. */
  wasSent: boolean;
  /** The customer can answer while the quotation is valid. */
  isOpen: boolean;
  /** The customer can accept the quotation or has accepted it. Its sum counts, and the quotation may be attached to another mail. */
  stands: boolean;
  /** The customer accepted the quotation: its sum is won, and its work is to be done. */
  isAgreed: boolean;
  /** No later revision replaced this revision. */
  isCurrent: boolean;
  /** The page of the customer's enquiry lists the quotation. */
  isListed: boolean;
  /** The state is printed across the pages of the PDF. */
  isStamped: boolean;
  folder: QuotationFolder | null;
  /** The states that may follow. */
  becomes: readonly string[];
}

/** The states of a revision of a quotation, in the usual order. Other files ask for the facts of a state, and never use its name. */
export const quotationStates = {
  draft: {
    mayEdit: true,
    wasSent: false,
    isOpen: false,
    stands: false,
    isAgreed: false,
    isCurrent: true,
    isListed: false,
    isStamped: false,
    folder: "draft",
    becomes: ["sent"],
  },
  sent: {
    mayEdit: false,
    wasSent: true,
    isOpen: true,
    stands: true,
    isAgreed: false,
    isCurrent: true,
    isListed: true,
    isStamped: false,
    folder: "waiting",
    becomes: ["seen", "accepted", "declined", "lapsed", "superseded"],
  },
  seen: {
    mayEdit: false,
    wasSent: true,
    isOpen: true,
    stands: true,
    isAgreed: false,
    isCurrent: true,
    isListed: true,
    isStamped: false,
    folder: "waiting",
    becomes: ["accepted", "declined", "lapsed", "superseded"],
  },
  accepted: {
    mayEdit: false,
    wasSent: true,
    isOpen: false,
    stands: true,
    isAgreed: true,
    isCurrent: true,
    isListed: true,
    isStamped: false,
    folder: "accepted",
    becomes: [],
  },
  declined: {
    mayEdit: false,
    wasSent: true,
    isOpen: false,
    stands: false,
    isAgreed: false,
    isCurrent: true,
    isListed: true,
    isStamped: true,
    folder: "declined",
    becomes: ["superseded"],
  },
  lapsed: {
    mayEdit: false,
    wasSent: true,
    isOpen: false,
    stands: false,
    isAgreed: false,
    isCurrent: true,
    isListed: true,
    isStamped: false,
    folder: "lapsed",
    becomes: ["superseded"],
  },
  superseded: {
    mayEdit: false,
    wasSent: true,
    isOpen: false,
    stands: false,
    isAgreed: false,
    isCurrent: false,
    isListed: false,
    isStamped: true,
    folder: null,
    becomes: [],
  },
} as const satisfies Record<string, Facts>;

export type QuotationState = keyof typeof quotationStates;
/** The states in which the customer can answer. */
export const openQuotations = statesThat(quotationStates, "isOpen");
export const agreedQuotations = statesThat(quotationStates, "isAgreed");

export function mayBecome(from: QuotationState, to: QuotationState): boolean {
  const next: readonly QuotationState[] = quotationStates[from].becomes;
  return next.includes(to);
}

/** Lists the states from which a quotation may move into this one. */
export const statesBefore = (to: QuotationState) => statesOf(quotationStates).filter((from) => mayBecome(from, to));

export const wasSent = (state: QuotationState): state is StateThat<typeof quotationStates, "wasSent"> =>
  quotationStates[state].wasSent;

export const isStamped = (state: QuotationState): state is StateThat<typeof quotationStates, "isStamped"> =>
  quotationStates[state].isStamped;
