import type { Language } from "@site/ground/language/languages.ts";
import type { District } from "@site/ground/site-map/place-pages.ts";
import type { RefusalReason, TestimonialState } from "@site/ground/states/testimonial.ts";
import type { Generated } from "kysely";

export interface ReputationTables {
  testimonials: TestimonialsTable;
  findings: FindingsTable;
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

/** One line about a finished visit: what was found, and a reading before and after. The row exists only while the customer's consent stands. */
export interface FindingsTable {
  id: string;
  /** The enquiry whose private page has the consent. */
  request_id: string;
  /** The finished visit. */
  appointment_id: string;
  /** The sentence of consent that the customer saw and ticked. */
  consent: string;
  consent_at: number;
  /** The language of the page on which the customer agreed. */
  locale: Language;
  /** The line in both languages. Everything is empty until a colleague writes it. */
  found_en: string;
  found_ar: string;
  /** The name of the reading, such as supply air. */
  reading_en: string;
  reading_ar: string;
  value_before: string;
  value_after: string;
  unit: string;
  /** The district of Dubai whose page shows the line too. It is empty if only the city's page shows it. */
  area: District | "";
  /** Null while the line is not on the site. */
  published_at: number | null;
  decided_by: string | null;
  version: Generated<number>;
}
