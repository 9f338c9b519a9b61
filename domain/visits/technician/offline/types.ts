import type { ReportConflict, ReportKind, ReportProblem } from "../receive.server.ts";

/** A report that waits on the phone until the server has it. */
export interface QueuedReport {
  /** The idempotency key of the report. */
  id: string;
  /** The colleague who wrote the report. Reports from an earlier version have no owner; only the server can tell to whom they belong. */
  owner?: string;
  visit: string;
  kind: ReportKind;
  /** Describes the visit in words. */
  label: string;
  /** When the report was written, by the phone's clock. */
  at: number;
  fields: [string, string][];
  photos: Blob[];
  /** The server's answer, if the colleague has to read it. The report is not sent again. */
  outcome?: ReportConflict | ReportProblem;
  /** The colleagues to whom the report does not belong, as the server has answered. Set only if the report has no owner. */
  notOf?: string[];
}

/** Text and photos of a form that was not sent yet. */
export interface Draft {
  visit: string;
  fields: [string, string][];
  photos: Blob[];
}
