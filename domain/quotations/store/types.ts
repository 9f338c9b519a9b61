import type { PriceBasis, PricedLine } from "@site/engine/money/quotation.ts";

export interface QuotationLine extends PricedLine {
  textEn: string;
  textAr: string;
  unit: string;
  /** True if nobody has typed a price yet. A price of 0 would be a price. */
  unpriced?: boolean;
  /** True if the line came from the calculation of the enquiry. */
  taken?: boolean;
}

/** The person to whom it is addressed, as it was when the quotation was written. */
export interface QuotationCustomer {
  name: string;
  company: string;
  /** The tax registration number, 15 digits, or empty. */
  trn: string;
  address: string;
}

/** The fields that a colleague can change while it is a draft. */
export interface QuotationDraft {
  locale: "en" | "ar";
  customer: QuotationCustomer;
  basis: PriceBasis;
  /** The end of its last day. */
  validUntil: number;
  lines: readonly QuotationLine[];
}

/** How the customer accepted, kept as evidence. */
export interface Acceptance {
  name: string;
  chosen: number[];
  hash: string;
  language: "en" | "ar";
  /** The version of our terms that the page linked to. */
  terms: string;
  /** The address to which the link was sent; empty if it was sent in another way. */
  sentTo: string;
  /** True if the customer typed a code that was sent to that address. */
  code: boolean;
  ip: string;
  agent: string;
}

export type Answer = { acceptance: Acceptance } | { reason: string } | Record<string, never>;
