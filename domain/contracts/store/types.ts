import type { EquipmentId } from "@site/engine/maintenance/equipment.ts";
import type { Window } from "#domain/visits/store/index.ts";

export interface ContractCustomer {
  name: string;
  company: string;
}

/** A piece of equipment, or several equal ones. Everything except its kind may be empty. */
export interface Unit {
  kind: EquipmentId | "other";
  pieces: number;
  make: string;
  model: string;
  serial: string;
  /** The position in the property. */
  where: string;
}

/** The values of a contract that a colleague can write. */
export interface ContractValues {
  locale: "en" | "ar";
  property: string;
  /** The term, from the first day to the end of the last one. */
  term: Window;
  visitsAYear: number;
  units: readonly Unit[];
}

export const mostVisitsAYear = 24;
export const mostUnits = 60;
