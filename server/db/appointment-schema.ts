import type { Generated } from "kysely";
import type { AppointmentKind, AppointmentState } from "../appointments/types.ts";
import type { Flag } from "./schema.ts";

export interface AppointmentTables {
  teams: TeamsTable;
  team_off: { id: string; team_id: string; from_at: number; to_at: number; reason: string };
  appointments: AppointmentsTable;
  /** The half-hours since 1970 that a visit takes. */
  appointment_claims: { team_id: string; slot: number; appointment_id: string };
}

export interface TeamsTable {
  id: string;
  name: string;
  /** JSON: services that it does, and emirates in which it works; an empty list is all. */
  trades: string;
  places: string;
  /** Its own day within the working hours, in minutes of the UAE day. */
  day_from: number;
  day_to: number;
  active: Flag;
  version: Generated<number>;
  created_at: number;
}

export interface AppointmentsTable {
  id: string;
  /** The lead on which the office works now; `request_id` is the one for which it was made, before any merge. */
  lead_id: string;
  request_id: string;
  kind: AppointmentKind;
  state: AppointmentState;
  team_id: string;
  /** When we arrive, at the earliest and at the latest. */
  from_at: number;
  to_at: number;
  place: string;
  /** Personal: gone with an erasure. */
  address: string;
  access_note: string;
  /** The language of its mails. */
  locale: string;
  /** JSON: the papers for the building that are ready. */
  papers: Generated<string>;
  /** Counts what the customer was told of, for calendars. */
  sequence: Generated<number>;
  /** A time that the office has not confirmed by then is free again. */
  lapses_at: number | null;
  version: Generated<number>;
  created_by: string;
  created_at: number;
}
