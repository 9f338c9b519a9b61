import type { CvProblem } from "#platform/files/checked-file.ts";
import type { ApplicationField } from "./schema.ts";

/** The state of a form that was refused. The chosen file cannot be sent back. */
export interface ApplyState {
  problems?: Partial<Record<ApplicationField, string>>;
  cv?: CvProblem;
  values?: Partial<Record<ApplicationField, string>>;
  limited?: boolean;
  failed?: boolean;
  closed?: boolean;
}
