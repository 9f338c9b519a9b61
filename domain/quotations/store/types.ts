import type { PriceBasis, PricedLine } from "@site/engine/money/quotation.ts";

export interface QuotationLine extends PricedLine {
  textEn: string;
  textAr: string;
  unit: string;
  /** True if no price has been typed yet. The price 0 counts as typed. */
  unpriced?: boolean;
  /** True if the line came from the calculation of the enquiry. */
  taken?: boolean;
}

/** The customer to whom the quotation is addressed, with the data of the day on which it was written. */
export interface QuotationCustomer {
  name: string;
  company: string;
  /** The tax registration number: 15 digits, or empty. */
  trn: string;
  address: string;
}

/** The part of a quotation that a colleague can change while it is a draft. */
export interface QuotationDraft {
  locale: "en" | "ar";
  customer: QuotationCustomer;
  basis: PriceBasis;
  /** The end of the last valid day. */
  validUntil: number;
  lines: readonly QuotationLine[];
}

/** The evidence of an acceptance. */
export interface Acceptance {
  name: string;
  chosen: number[];
  hash: string;
  language: "en" | "ar";
  /** The version of our terms to which the page linked. */
  terms: string;
  /** The email address to which the link was sent; empty if it was sent in another way. */
  sentTo: string;
  /** True if the customer typed a code that was sent to this address. */
  code: boolean;
  ip: string;
  agent: string;
}

export type Answer = { acceptance: Acceptance } | { reason: string } | Record<string, never>;
