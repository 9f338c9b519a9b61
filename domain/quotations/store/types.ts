import type { PriceBasis, PricedLine } from "@site/engine/money/quotation.ts";

export interface QuotationLine extends PricedLine {
  textEn: string;
  textAr: string;
  unit: string;
  /** Nobody has typed a price yet; 0 would be one. */
  unpriced?: boolean;
  /** It came out of the calculation of the request. */
  taken?: boolean;
}

/** To whom it is addressed, as it stood when it was written. */
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
  /** The address that the link was sent to; empty if it was sent in another way. */
  sentTo: string;
  /** True if the customer typed a code that was sent to that address. */
  code: boolean;
  ip: string;
  agent: string;
}

export type Answer = { acceptance: Acceptance } | { reason: string } | Record<string, never>;
