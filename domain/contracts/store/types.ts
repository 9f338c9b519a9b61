import type { EquipmentId } from "@site/engine/maintenance/equipment.ts";
import type { Window } from "#domain/visits/store/index.ts";

export interface ContractCustomer {
  name: string;
  company: string;
}

/** One unit of equipment, or several equal ones. All texts may be empty. */
export interface Unit {
  kind: EquipmentId | "other";
  pieces: number;
  make: string;
  model: string;
  serial: string;
  /** Where the unit is in the property. */
  where: string;
}

/** The part of a contract that a colleague fills in. */
export interface ContractValues {
  locale: "en" | "ar";
  property: string;
  /** The term, from the first day to the end of the last day. */
  term: Window;
  visitsAYear: number;
  units: readonly Unit[];
}

export const mostVisitsAYear = 24;
export const mostUnits = 60;
