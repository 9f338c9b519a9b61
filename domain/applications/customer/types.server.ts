import type { CvProblem } from "#platform/files/checked-file.ts";
import type { ApplicationField } from "./schema.ts";

/** The state that a form which was not accepted brings back to its page. The file cannot be returned. */
export interface ApplyState {
  problems?: Partial<Record<ApplicationField, string>>;
  cv?: CvProblem;
  values?: Partial<Record<ApplicationField, string>>;
  limited?: boolean;
  failed?: boolean;
  closed?: boolean;
}
