import type { Undo } from "#domain/colleagues/index.ts";
import type { UndoProblem } from "../store/outcome.ts";

/** The result of a form about a visit. */
export interface OfficeAnswer {
  done?: boolean;
  problem?: UndoProblem | "invalid" | "double";
  /** The sentence for the colleague, if it names facts of this visit. */
  said?: string;
  field?: string;
  /** The move, while it can still be undone. */
  undo?: Undo;
}
