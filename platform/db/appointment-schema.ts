import type { LeadPlace } from "@site/ground/company/scope.ts";
import type { Language } from "@site/ground/language/languages.ts";
import type { ReportConflict, ReportKind, VisitKind, VisitState } from "@site/ground/states/visit.ts";
import type { Generated } from "kysely";
import type { Flag } from "./flag.ts";

export interface AppointmentTables {
  teams: TeamsTable;
  team_off: { id: string; team_id: string; from_at: number; to_at: number; reason: string };
  appointments: AppointmentsTable;
  /** The half-hours that visits take. A slot is the number of half-hours since 1970. */
  appointment_claims: { team_id: string; slot: number; appointment_id: string };
  /** The colleagues who go out with a team. */
  team_members: { team_id: string; staff_id: string };
  visit_reports: VisitReportsTable;
  /** A window that a visitor keeps while the form is filled in. It counts until `ends_at`. */
  visit_holds: { id: string; team_id: string; from_at: number; to_at: number; ends_at: number };
}

/** A technician's report about a visit. The report's words and photos are on the timeline of the lead. */
export interface VisitReportsTable {
  /** The id, which the phone makes. So a report that is sent twice counts once. */
  id: string;
  appointment_id: string;
  staff_id: string;
  kind: ReportKind;
  /** The time of the event by the phone's clock, if that time is plausible. `received_at` is the time by our clock. */
  happened_at: number;
  received_at: number;
  conflict: ReportConflict | null;
  /** The hash of the report's kind, content and number of files. A different hash with the same id means a different report. */
  hash: string;
}

export interface TeamsTable {
  id: string;
  name: string;
  /**
   * JSON in two columns: `trades` are the services that the team does, `places` the emirates in which it works. An empty list means all.
   */
  trades: string;
  places: string;
  /** The team's own working day, within the company's hours. Both times are minutes since midnight in the UAE. */
  day_from: number;
  day_to: number;
  active: Flag;
  version: Generated<number>;
  created_at: number;
}

export interface AppointmentsTable {
  id: string;
  /** The lead on which the office works now. `request_id` is the lead for which the visit was made; it differs if leads were merged. */
  lead_id: string;
  request_id: string;
  kind: VisitKind;
  state: VisitState;
  team_id: string;
  /** The earliest and the latest time of our arrival. */
  from_at: number;
  to_at: number;
  place: LeadPlace | "";
  /** The address is personal, so an erasure deletes it. */
  address: string;
  access_note: string;
  /** The language of the mails about this visit. */
  locale: Language;
  /** JSON: those papers required by the building that are ready. */
  papers: Generated<string>;
  /** The building for which the papers are. If it is null, they are for whichever building the lead has. */
  papers_building?: string | null;
  /** The work for the team, in the office's words. It is personal, so an erasure deletes it. */
  work: Generated<string>;
  /** The sequence number for calendars. It grows each time the customer is told of a change. */
  sequence: Generated<number>;
  /** If the office has not confirmed the visit by this time, its half-hours become free again. */
  lapses_at: number | null;
  version: Generated<number>;
  created_by: string;
  created_at: number;
}
