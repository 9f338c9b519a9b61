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

/** A revision of a quotation. Once sent, only its state and the customer's answer change. */
export interface QuotesTable {
  id: string;
  /** The lead on which the office works now. `request_id` is the lead for which the quotation was made, before leads were merged. */
  lead_id: string;
  request_id: string;
  /** Such as QT-2026-0042; null until it is first sent, so that the numbers have no gaps. */
  number: string | null;
  revision: number;
  state: QuotationState;
  /** The language that the customer reads. */
  locale: Language;
  /** JSON: to whom it is addressed. */
  customer: string;
  basis: PriceBasis;
  /** The end of its last day. */
  valid_until: number;
  /** The sums count the first option of each group, and after acceptance the options that were chosen. */
  net_fils: Generated<number>;
  vat_fils: Generated<number>;
  gross_fils: Generated<number>;
  /** SHA-256 of all that the customer was sent. */
  hash: string | null;
  /** The secret in the private link. */
  follow_key: string;
  sent_at: number | null;
  seen_at: number | null;
  answered_at: number | null;
  /** JSON: how it was accepted, or why it was declined. */
  answer: Generated<string>;
  /** The code for accepting is derived from this nonce, and is valid until this time. */
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
  /** It is 1 as long as nobody has typed its price. */
  unpriced: Generated<number>;
  /** It is 1 if the line was copied from the calculation of the enquiry. */
  taken: Generated<number>;
  discount_fils: number;
  vat: VatKind;
  option_group: string;
}

/** Each row keeps what was accepted, and is chained to the one before it (`domain/quotations/store/chain.ts`). */
export interface QuoteAcceptancesTable {
  /** It counts from 1, without gaps. */
  seq: number;
  quote_id: string;
  at: number;
  /** It is canonical JSON, and null once the person was erased. */
  record: string | null;
  /** The SHA-256 of the record. It stays when the record is erased. */
  record_hash: string;
  /** The SHA-256 of the previous row's hash and this record's hash. */
  hash: string;
}
