import type { ReportConflict, ReportKind, ReportProblem } from "../receive.server.ts";

/** Something that a technician did, kept on the phone until the server has it. */
export interface QueuedReport {
  /** Its idempotency key. */
  id: string;
  /** The colleague who did it. Actions that an earlier version kept have no owner, and only the server can say whose they are. */
  owner?: string;
  visit: string;
  kind: ReportKind;
  /** Names the visit in words. */
  label: string;
  /** The time by the phone's clock. */
  at: number;
  fields: [string, string][];
  photos: Blob[];
  /** The answer of the server, which somebody has to read. The action is not sent again. */
  outcome?: ReportConflict | ReportProblem;
  /** The server said that the action does not belong to these colleagues. This is set only if there is no owner. */
  notOf?: string[];
}

/** Fields and photos that were typed or taken, but not sent. */
export interface Draft {
  visit: string;
  fields: [string, string][];
  photos: Blob[];
}
