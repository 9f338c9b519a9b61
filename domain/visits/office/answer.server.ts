import type { Undo } from "#domain/colleagues/index.ts";
import type { UndoProblem } from "../store/outcome.ts";

/** The answer to a form about a visit. */
export interface OfficeAnswer {
  done?: boolean;
  problem?: UndoProblem | "invalid" | "double";
  /** The sentence for the colleague, if it depends on facts of this case. */
  said?: string;
  field?: string;
  /** A move that can still be taken back. */
  undo?: Undo;
}
