import type { TestimonialState } from "@site/ground/states/testimonial.ts";
import type { EnquiryState, EnquiryView } from "#domain/leads/index.ts";

/** An enquiry of the account, with the way to the customer's words about finished work. There is none if the customer was not asked. */
export interface OwnEnquiry extends EnquiryView {
  words?: { enquiryKey: string; testimonial: { state: TestimonialState } } | undefined;
}

export interface EnquiryLine {
  id: string;
  reference: string;
  state: EnquiryState;
  /** A short title: the service, or the beginning of the message. */
  about: string;
  at: number;
}

export interface SavedCalculation {
  id: string;
  kind: string;
  title: string;
  address: string;
  created_at: number;
}

/** A session of the account. `here` is true for the current session. */
export interface SessionLine {
  id: string;
  user_agent: string;
  ip: string;
  created_at: number;
  used_at: number;
  here: boolean;
}

export interface SavedProject {
  id: string;
  name: string;
  share_key: string | null;
  updated_at: number;
  /** The revisions, newest first. */
  revisions: { number: number; label: string; rooms: number; saved_at: number }[];
}
