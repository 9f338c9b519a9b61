import type { ReportConflict, ReportKind, ReportProblem } from "../receive.server.ts";

/** Something that a technician did, kept on the phone until the server has it. */
export interface Kept {
  /** Its idempotency key. */
  id: string;
  /** This colleague did it. Actions that an earlier version kept name nobody, and only the server can say whose they are. */
  owner?: string;
  visit: string;
  kind: ReportKind;
  /** It names the visit in words. */
  label: string;
  /** The clock of the phone said this. */
  at: number;
  fields: [string, string][];
  photos: Blob[];
  /** The server said this, and somebody has to read it. The action is not sent again. */
  outcome?: ReportConflict | ReportProblem;
  /** The server said that it is not these colleagues'. This is set only if there is no owner. */
  notOf?: string[];
}

/** Fields and photos that were typed or taken, and not sent. */
export interface Draft {
  visit: string;
  fields: [string, string][];
  photos: Blob[];
}
