import type { EquipmentId } from "@site/engine/maintenance/equipment.ts";
import type { LeadPlace } from "@site/ground/company/scope.ts";
import type { Language } from "@site/ground/language/languages.ts";
import type { Generated } from "kysely";

export interface PeopleTables {
  people: PeopleTable;
  places: PlacesTable;
  equipment: EquipmentTable;
  equipment_photos: EquipmentPhotosTable;
}

/** A person who sent one or more enquiries. Leads refer to this row; what the person wrote is stored with the leads. */
export interface PeopleTable {
  id: string;
  name: string;
  /** E.164, or empty. */
  phone: string;
  email: string;
  locale: Language;
  /** Normalised name, number and address. */
  search: string;
  version: Generated<number>;
  created_at: number;
}

/** Where work is done: a villa, a flat, an office; or a tower with many of them. */
export interface PlacesTable {
  id: string;
  /** The tower in which it is. */
  parent_id: string | null;
  /** The normalised name and emirate of a tower, so that there is one row for each; null for all other places. */
  tower_key: string | null;
  /** The name of a tower; else the number or name of the flat, villa or office. */
  name: string;
  /** The area as the customer wrote it, or the district. */
  area: string;
  /** Keys of site/forms/options.ts, or empty. */
  city: LeadPlace | "";
  kind: string;
  access_note: string;
  /** JSON: the papers that its gate asks for; null if nobody has said. For a flat in a tower, the tower's papers count. */
  papers: Generated<string | null>;
  /** The people at the gate, and how to reach them. */
  gate: Generated<string>;
  version: Generated<number>;
  created_at: number;
}

/** A piece of equipment that stands in a place. */
export interface EquipmentTable {
  id: string;
  place_id: string;
  kind: EquipmentId | "other";
  make: string;
  model: string;
  serial: string;
  refrigerant: string;
  /** A year, or a year and month; empty if unknown. */
  installed: string;
  note: string;
  created_at: number;
}

/** The photo of its rating plate. */
export interface EquipmentPhotosTable {
  equipment_id: string;
  type: string;
  width: number;
  height: number;
  content: Uint8Array;
}
