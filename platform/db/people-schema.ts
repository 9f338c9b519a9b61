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

/** A person who sent one or more enquiries. Leads refer to this row. The person's messages are stored with the leads. */
export interface PeopleTable {
  id: string;
  name: string;
  /** The phone number in E.164 format, or empty. */
  phone: string;
  email: string;
  locale: Language;
  /** The normalised name, phone number and e-mail address. */
  search: string;
  version: Generated<number>;
  created_at: number;
}

/** A place where work is done: a villa, a flat or an office; or a tower that contains many of them. */
export interface PlacesTable {
  id: string;
  /** The tower that contains this place. */
  parent_id: string | null;
  /** The normalised name and emirate of a tower, so that each tower has only one row. It is null for all other places. */
  tower_key: string | null;
  /** The name of a tower. For a flat, villa or office it is the number or name. */
  name: string;
  /** The area as the customer wrote it, or the district. */
  area: string;
  /** A key of an emirate from site/forms/options.ts, or empty. */
  city: LeadPlace | "";
  kind: string;
  access_note: string;
  /** JSON: the papers that the gate requires; null if nobody has said. For a flat in a tower, the tower's papers apply. */
  papers: Generated<string | null>;
  /** The people at the gate, and how to reach them. */
  gate: Generated<string>;
  version: Generated<number>;
  created_at: number;
}

/** A piece of equipment that is installed in a place. */
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

/** The photo of the equipment's rating plate. */
export interface EquipmentPhotosTable {
  equipment_id: string;
  type: string;
  width: number;
  height: number;
  content: Uint8Array;
}
