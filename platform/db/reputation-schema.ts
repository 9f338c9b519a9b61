import type { Language } from "@site/ground/language/languages.ts";
import type { RefusalReason, TestimonialState } from "@site/ground/states/testimonial.ts";
import type { Generated } from "kysely";

export interface ReputationTables {
  testimonials: TestimonialsTable;
  /** One row: what the last count of our own records found. */
  record_figures: { id: string; at: number; content: string };
}

/** A request for a customer's words about finished work, and the words. An enquiry has at most one. */
export interface TestimonialsTable {
  id: string;
  /** The enquiry whose private page has the form. */
  request_id: string;
  /** The finished visit. */
  appointment_id: string;
  state: TestimonialState;
  /** The customer's words. They are empty before the customer writes, and again after a withdrawal. */
  words: string;
  /** The name that is shown, such as Sara A. It is empty if the customer does not want to be named. */
  shown_name: string;
  /** The sentence of consent that the customer saw and ticked. */
  consent: string;
  consent_at: number | null;
  /** The language of the page on which the customer wrote. */
  locale: Language;
  reason: RefusalReason | null;
  /** The time of the row. */
  requested_at: number;
  /** The time at which a mail asked the customer or a colleague has recorded it. Null if nobody has asked. */
  asked_at: number | null;
  received_at: number | null;
  decided_at: number | null;
  decided_by: string | null;
  version: Generated<number>;
}
