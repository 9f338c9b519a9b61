import type { Language } from "@site/ground/language/languages.ts";
import type { ContractState } from "@site/ground/states/contract.ts";
import type { Generated } from "kysely";

export interface ContractTables {
  contracts: ContractsTable;
  contract_visits: ContractVisitsTable;
}

/** A maintenance contract, which a colleague makes from an accepted quotation. The quotation says what it covers. */
export interface ContractsTable {
  id: string;
  /** The lead on which the office works now. `request_id` is the lead for which the contract was made, before leads were merged. */
  lead_id: string;
  request_id: string;
  quote_id: string;
  /** Such as AMC-2026-0042. */
  number: string;
  state: ContractState;
  /** The language that the customer reads. */
  locale: Language;
  /** JSON: the customer as known when the contract was made. It is personal. */
  customer: string;
  /** The address. It is personal too. */
  property: string;
  starts_at: number;
  /** The end of its last day. */
  ends_at: number;
  visits_a_year: number;
  /** JSON: the equipment. */
  units: string;
  /** When customer and office were told that it ends. */
  told_at: number | null;
  /** When and why it was ended early. */
  closed_at: number | null;
  reason: Generated<string>;
  version: Generated<number>;
  created_by: string;
  created_at: number;
}

/** A visit that the contract includes. Its time is only proposed until the office has booked it. */
export interface ContractVisitsTable {
  id: string;
  contract_id: string;
  from_at: number;
  to_at: number;
  appointment_id: string | null;
}
