import { retentionSettings } from "#platform/process/settings/retention.ts";

type Setting = keyof typeof retentionSettings;
/** A number of days, of which the operator can set some. Without a number, data are kept until the person deletes them. */
type Term = { setting: Setting } | { days: number } | { until: "deleted" };

/** For how long personal data are kept. Whatever erases by time takes its term from here, and the privacy notice shows the same terms. */
export const terms = {
  job: { setting: "RETAIN_WON_DAYS" },
  enquiry: { setting: "RETAIN_LEAD_DAYS" },
  spam: { setting: "RETAIN_SPAM_DAYS" },
  application: { setting: "RETAIN_APPLICATION_DAYS" },
  talentPool: { setting: "RETAIN_TALENT_POOL_DAYS" },
  views: { setting: "RETAIN_VIEW_DAYS" },
  siteVisits: { setting: "RETAIN_VISIT_DAYS" },
  /** Enquiries that assistants wrote for people, counted from their arrival. The person's answer ends the term earlier. */
  waiting: { days: 2 },
  /** Messages as they arrived, counted from their arrival. */
  raw: { days: 30 },
  /** Counted from the last change of a lead that is won, lost, merged or erased. */
  google: { days: 30 },
  /** Counted from the last time that a person without an email address used the account. */
  anonymous: { days: 30 },
  /** The longest time for which data can be taken back that retention has erased. It lies within the other terms. */
  sealed: { days: 14 },
  /** The keyed hashes by which a browser or a network address is recognised. */
  mark: { days: 2 },
  account: { until: "deleted" },
  /** Counted from the last use of a sign-in. */
  session: { days: 90 },
  /** Accounts whose address was never confirmed. */
  unconfirmed: { days: 30 },
  accountLog: { days: 365 },
} as const satisfies Record<string, Term>;

export type TermId = keyof typeof terms;
export type TermSettings = Record<Setting, number>;

const day = 86_400_000;

/** Returns a term in milliseconds. It must be one that the operator cannot set. */
export const lengthOf = (term: { readonly days: number }): number => term.days * day;

/** Returns a term in days, or 0 if data are kept until the person deletes them. */
export function daysOf(id: TermId, settings: TermSettings): number {
  const term: Term = terms[id];
  if ("until" in term) return 0;
  return "days" in term ? term.days : settings[term.setting];
}

/** Tells whether the operator keeps data for other times than those that the built pages name. */
export const areTermsChanged = (settings: TermSettings): boolean =>
  Object.entries(retentionSettings).some(([name, usual]) => settings[name as Setting] !== usual.parse(undefined));
