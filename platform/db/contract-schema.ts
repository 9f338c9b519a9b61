import type { Language } from "@site/ground/language/languages.ts";
import type { ContractState } from "@site/ground/states/contract.ts";
import type { Generated } from "kysely";

export interface ContractTables {
  contracts: ContractsTable;
  contract_visits: ContractVisitsTable;
}

/** A maintenance contract, made by a colleague from a quotation that was accepted. What it covers stands there. */
export interface ContractsTable {
  id: string;
  /** The lead on which the office works now; `request_id` is the one for which it was made, before any merge. */
  lead_id: string;
  request_id: string;
  quote_id: string;
  /** Such as AMC-2026-0042. */
  number: string;
  state: ContractState;
  /** The language that the customer reads. */
  locale: Language;
  /** JSON: with whom it is, as it stood when it was made. Personal. */
  customer: string;
  /** The address. Personal too. */
  property: string;
  starts_at: number;
  /** The end of its last day. */
  ends_at: number;
  visits_a_year: number;
  /** JSON: the equipment. */
  units: string;
  /** When its end was told to customer and office. */
  told_at: number | null;
  /** When and why it was ended before its last day. */
  closed_at: number | null;
  reason: Generated<string>;
  version: Generated<number>;
  created_by: string;
  created_at: number;
}

/** A visit that the contract asks for: a proposed time until the office has booked it. */
export interface ContractVisitsTable {
  id: string;
  contract_id: string;
  from_at: number;
  to_at: number;
  appointment_id: string | null;
}
