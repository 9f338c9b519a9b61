import type { FormState } from "../forms/form-state.ts";

export type EnquiryState = "new" | "contacted" | "quoted" | "won" | "lost" | "withdrawn";

/**
 * The data of the customer's private page. They contain no name, no phone number and no address, because the customer can pass on the link.
 */
export interface EnquiryView {
  key: string;
  reference: string;
  state: EnquiryState;
  sent: string;
  /** The time by which we promised a reply. It is set only while that time has not passed. */
  due?: string;
  /** True if the customer reported a breakdown or a leak, and nobody has answered yet. */
  urgent: boolean;
  service?: string;
  place?: string;
  message: string;
  photos: number;
  mayWithdraw: boolean;
  entries: Entry[];
  /**
   * True if this enquiry was merged with another one. The text of the other enquiry is not shown, because somebody else may have written
   * it.
   */
  merged: boolean;
  /** The limits for photos: how many at a time, how many in total, and the megabytes of one photo. */
  limits: { each: number; all: number; megabytes: number };
}

export interface Entry {
  id: string;
  at: string;
  when: string;
  ours: boolean;
  title: string;
  text?: string;
  /** The checks and measurements of a technician's report. */
  findings?: { label: string; value: string; ltr: boolean }[];
  /** The addresses of the photos. It is empty on the account page, because the addresses contain the key, which that page does not have. */
  photos: string[];
  /** The address of the PDF of a technician's report. */
  paper?: string;
}

export type UpdateState = Pick<FormState, "problems" | "values" | "failed" | "limited">;
