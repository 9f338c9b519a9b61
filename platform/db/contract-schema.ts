import type { Language } from "@site/ground/language/languages.ts";
import type { ContractState } from "@site/ground/states/contract.ts";
import type { Generated } from "kysely";

export interface ContractTables {
  contracts: ContractsTable;
  contract_visits: ContractVisitsTable;
}

/** A maintenance contract. A colleague makes it from an accepted quotation, which says what the contract covers. */
export interface ContractsTable {
  id: string;
  /** The lead on which the office works now. `request_id` is the lead for which the contract was made; it differs if leads were merged. */
  lead_id: string;
  request_id: string;
  quote_id: string;
  /** The number of the contract, such as AMC-2026-0042. */
  number: string;
  state: ContractState;
  /** The language that the customer reads. */
  locale: Language;
  /** JSON: the customer's data at the time when the contract was made. It is personal. */
  customer: string;
  /** The address of the property. It is personal too. */
  property: string;
  starts_at: number;
  /** The end of the contract's last day. */
  ends_at: number;
  visits_a_year: number;
  /** JSON: the equipment that the contract covers. */
  units: string;
  /** When the customer and the office were told that the contract will end. */
  told_at: number | null;
  /** When the contract was ended early. `reason` says why. */
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
