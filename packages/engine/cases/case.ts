/** A published case as written in cases.json: inputs, expected results, tolerance. */
export interface Case {
  id: string;
  area: string;
  source: string;
  confidence: string;
  inputs: Record<string, unknown>;
  expected: Record<string, number | number[]>;
  /** Published values that the engine does not reach, for a known reason. They are shown separately, and the engine was never adjusted to them. */
  unmet?: Record<string, number | number[]>;
  /** One tolerance for a whole series, or a tolerance for each of its values. */
  tolerance: Record<string, number | number[]>;
  note: string;
}

/** Computed results. They have the same names as the expected results. */
export type ComputedResults = Record<string, number | readonly number[]>;

/** Computes the results of a case from its inputs. */
export type Reckoning = (inputs: never) => ComputedResults;
