import type { LeadPlace } from "@site/ground/company/scope.ts";
import type { Language } from "@site/ground/language/languages.ts";
import type { ReportConflict, ReportKind, VisitKind, VisitState } from "@site/ground/states/visit.ts";
import type { Generated } from "kysely";
import type { Flag } from "./flag.ts";

export interface AppointmentTables {
  teams: TeamsTable;
  team_off: { id: string; team_id: string; from_at: number; to_at: number; reason: string };
  appointments: AppointmentsTable;
  /** The half-hours since 1970 that a visit takes. */
  appointment_claims: { team_id: string; slot: number; appointment_id: string };
  /** The colleagues who go out with a team. */
  team_members: { team_id: string; staff_id: string };
  visit_reports: VisitReportsTable;
}

/** A technician's report about a visit. Its words and photos are on the timeline of the lead. */
export interface VisitReportsTable {
  /** The phone makes the id, so that a report that is sent twice counts once. */
  id: string;
  appointment_id: string;
  staff_id: string;
  kind: ReportKind;
  /** The time by the clock of the phone, if it can be true; then the time by our clock. */
  happened_at: number;
  received_at: number;
  conflict: ReportConflict | null;
  /** The hash of the report's kind, its content and its number of files: another content under the same id is another report. */
  hash: string;
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
  kind: VisitKind;
  state: VisitState;
  team_id: string;
  /** When we arrive, at the earliest and at the latest. */
  from_at: number;
  to_at: number;
  place: LeadPlace | "";
  /** Personal: gone with an erasure. */
  address: string;
  access_note: string;
  /** The language of its mails. */
  locale: Language;
  /** JSON: the papers for the building that are ready. */
  papers: Generated<string>;
  /** The building that the papers are for; null if they count for whatever building the request is in. */
  papers_building?: string | null;
  /** The work for the team, in the office's words. Personal too. */
  work: Generated<string>;
  /** Counts what the customer was told of, for calendars. */
  sequence: Generated<number>;
  /** A time that the office has not confirmed by then is free again. */
  lapses_at: number | null;
  version: Generated<number>;
  created_by: string;
  created_at: number;
}
