import type { LineKind, PriceBasis, VatKind } from "@site/engine/money/quotation.ts";
import type { Language } from "@site/ground/language/languages.ts";
import type { QuotationState } from "@site/ground/states/quotation.ts";
import type { Generated } from "kysely";

export interface QuoteTables {
  quotes: QuotesTable;
  quote_lines: QuoteLinesTable;
  quote_acceptances: QuoteAcceptancesTable;
  counters: { name: string; value: number };
}

/** A revision of a quotation. After sending, only its state and the customer's answer can change. */
export interface QuotesTable {
  id: string;
  /** The lead on which the office works now. `request_id` is the lead for which the quotation was made; it differs if leads were merged. */
  lead_id: string;
  request_id: string;
  /** The number, such as QT-2026-0042. It is null until the quotation is first sent, so that the numbers have no gaps. */
  number: string | null;
  revision: number;
  state: QuotationState;
  /** The language that the customer reads. */
  locale: Language;
  /** JSON: the customer to whom the quotation is addressed. */
  customer: string;
  basis: PriceBasis;
  /** The end of the last day on which the quotation is valid. */
  valid_until: number;
  /** The next three sums contain the first option of each group. After acceptance, they contain the chosen options. */
  net_fils: Generated<number>;
  vat_fils: Generated<number>;
  gross_fils: Generated<number>;
  /** SHA-256 of everything that was sent to the customer. */
  hash: string | null;
  /** The secret in the customer's private link. */
  follow_key: string;
  sent_at: number | null;
  seen_at: number | null;
  answered_at: number | null;
  /** JSON: how the quotation was accepted, or why it was declined. */
  answer: Generated<string>;
  /** The nonce from which the code for accepting is derived. The code is valid until `code_until`. */
  code_nonce: string | null;
  code_until: number | null;
  created_by: string;
  created_at: number;
  version: Generated<number>;
}

export interface QuoteLinesTable {
  quote_id: string;
  pos: number;
  kind: LineKind;
  text_en: string;
  text_ar: string;
  unit: string;
  qty_milli: number;
  unit_fils: number;
  /** 1 as long as nobody has typed a price for the line. */
  unpriced: Generated<number>;
  /** 1 if the line was copied from the calculation of the enquiry. */
  taken: Generated<number>;
  discount_fils: number;
  vat: VatKind;
  option_group: string;
}

/**
 * The accepted quotations. Each row contains the hash of the row before it, so the rows form a chain (`domain/quotations/store/chain.ts`).
 */
export interface QuoteAcceptancesTable {
  /** The number of the row. It counts from 1, without gaps. */
  seq: number;
  quote_id: string;
  at: number;
  /** The accepted quotation as canonical JSON. It is null after the person was erased. */
  record: string | null;
  /** The SHA-256 of the record. It stays when the record is erased. */
  record_hash: string;
  /** The SHA-256 of the previous row's hash and this record's hash. */
  hash: string;
}
