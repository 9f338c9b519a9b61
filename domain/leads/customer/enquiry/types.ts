import type { FormState } from "../forms/form-state.ts";

export type EnquiryState = "new" | "contacted" | "quoted" | "won" | "lost" | "withdrawn";

/** This is everything that the private page shows. A link can be passed on, so there is no name, number or address in it. */
export interface EnquiryView {
  key: string;
  reference: string;
  state: EnquiryState;
  sent: string;
  /** The time by which a reply is due, if that time is still ahead. */
  due?: string;
  /** The customer reported a breakdown or a leak, and nobody has answered yet. */
  urgent: boolean;
  service?: string;
  place?: string;
  message: string;
  photos: number;
  mayWithdraw: boolean;
  entries: Entry[];
  /** True if this enquiry was merged with another one. The text of that one is not shown, because somebody else may have written it. */
  merged: boolean;
  /** The limits are the number of photos sent at a time, the number of photos in total, and the size of a photo. */
  limits: { each: number; all: number; megabytes: number };
}

export interface Entry {
  id: string;
  at: string;
  when: string;
  ours: boolean;
  title: string;
  text?: string;
  /** The checks and measurements that a technician recorded. */
  findings?: { label: string; value: string; ltr: boolean }[];
  /** The addresses of the photos. The account page has no key, so it shows no photos. */
  photos: string[];
}

export type UpdateState = Pick<FormState, "problems" | "values" | "failed" | "limited">;
