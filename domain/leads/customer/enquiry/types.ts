import type { FormState } from "../forms/form-state.ts";

export type EnquiryState = "new" | "contacted" | "quoted" | "won" | "lost" | "withdrawn";

/** Everything on the private page: no name, number or address, because a link can be passed on. */
export interface EnquiryView {
  key: string;
  reference: string;
  state: EnquiryState;
  sent: string;
  /** When a reply is due, if that is still ahead. */
  due?: string;
  /** A breakdown or a leak that nobody has answered yet. */
  urgent: boolean;
  service?: string;
  place?: string;
  message: string;
  photos: number;
  mayWithdraw: boolean;
  entries: Entry[];
  /** Merged with another request, whose text is not shown because it may be somebody else's. */
  merged: boolean;
  /** The number of photos at a time and in total, and their size. */
  limits: { each: number; all: number; megabytes: number };
}

export interface Entry {
  id: string;
  at: string;
  when: string;
  ours: boolean;
  title: string;
  text?: string;
  /** The checks and measurements of a team. */
  findings?: { label: string; value: string; ltr: boolean }[];
  /** Addresses; the account, which has no key, shows none. */
  photos: string[];
}

export type UpdateState = Pick<FormState, "problems" | "values" | "failed" | "limited">;
