import { keysOf } from "@site/typed";
import type { TermId } from "./terms.ts";

/** The people who see data. The rights of colleagues are in domain/colleagues/store/rights.ts. */
type Reader = "person" | "office" | "technicians" | "hiring" | "owner" | "statistics" | "public" | "google" | "nobody";

/** The fate of data if a customer deletes the account: it goes, it stays if the enquiry became a job, or it stays in any case. */
type OwnDeletion = "goes" | "job" | "stays";

interface Subject {
  whose: "customer" | "applicant" | "account" | "visitor" | "colleague" | "nobody";
  kept: readonly TermId[];
  seenBy: readonly Reader[];
  ownDeletion?: OwnDeletion;
}

/**
 * The things about which tables tell: whose they are, how long they are kept, and who sees them. A subject without a term is kept for as
 * long as the account, the colleague or the company uses it.
 */
export const subjects = {
  enquiry: { whose: "customer", kept: ["enquiry", "job", "spam"], seenBy: ["person", "office"], ownDeletion: "job" },
  /** Enquiries that assistants wrote for people who have not agreed yet. Nobody in the office sees them. */
  waiting: { whose: "customer", kept: ["waiting"], seenBy: ["person"], ownDeletion: "goes" },
  raw: { whose: "customer", kept: ["raw"], seenBy: ["office"], ownDeletion: "job" },
  place: { whose: "customer", kept: ["enquiry", "job"], seenBy: ["office", "technicians"], ownDeletion: "job" },
  visit: {
    ...{ whose: "customer", kept: ["enquiry", "job"], ownDeletion: "job" },
    seenBy: ["person", "office", "technicians"],
  },
  quotation: { whose: "customer", kept: ["enquiry", "job"], seenBy: ["person", "office"], ownDeletion: "job" },
  contract: { whose: "customer", kept: ["job"], seenBy: ["person", "office"], ownDeletion: "job" },
  testimonial: { whose: "customer", kept: ["job"], seenBy: ["person", "office", "public"], ownDeletion: "job" },
  google: { whose: "customer", kept: ["google"], seenBy: ["google"], ownDeletion: "job" },
  sealed: { whose: "customer", kept: ["sealed"], seenBy: ["owner"], ownDeletion: "goes" },
  application: {
    ...{ whose: "applicant", kept: ["application", "talentPool", "spam"], ownDeletion: "stays" },
    seenBy: ["person", "hiring"],
  },
  account: {
    whose: "account",
    kept: ["account", "session", "unconfirmed"],
    seenBy: ["person", "owner"],
    ownDeletion: "goes",
  },
  saved: { whose: "account", kept: ["account", "anonymous"], seenBy: ["person"], ownDeletion: "goes" },
  accountLog: { whose: "account", kept: ["accountLog"], seenBy: ["owner"], ownDeletion: "stays" },
  view: { whose: "visitor", kept: ["views", "mark"], seenBy: ["statistics"] },
  siteVisit: { whose: "visitor", kept: ["siteVisits", "mark"], seenBy: ["statistics"] },
  limit: { whose: "visitor", kept: ["mark"], seenBy: ["nobody"] },
  /** Mails of a site without a mail server. Only a site that is being tried out has any. */
  mailbox: { whose: "nobody", kept: ["enquiry"], seenBy: ["owner"], ownDeletion: "goes" },
  sums: { whose: "nobody", kept: [], seenBy: ["statistics"] },
  colleague: { whose: "colleague", kept: [], seenBy: ["office"] },
  company: { whose: "nobody", kept: [], seenBy: ["office"] },
} as const satisfies Record<string, Subject>;

export type SubjectId = keyof typeof subjects;
/** The subjects of people outside the company. The privacy notice has a row for each. */
type NoticeId = {
  [S in SubjectId]: (typeof subjects)[S]["whose"] extends "colleague" | "nobody" ? never : S;
}[SubjectId];

const all: Record<SubjectId, Subject> = subjects;
const isOutside = (id: SubjectId): id is NoticeId => !["colleague", "nobody"].includes(all[id].whose);

export const noticeIds: readonly NoticeId[] = keysOf(subjects).filter(isOutside);

export const subjectsThat = (ownDeletion: OwnDeletion): SubjectId[] =>
  keysOf(subjects).filter((id) => all[id].ownDeletion === ownDeletion);
