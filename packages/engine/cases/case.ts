/** A published case as written in cases.json: inputs, expected results, tolerance. */
export interface Case {
  id: string;
  area: string;
  source: string;
  confidence: string;
  inputs: Record<string, unknown>;
  expected: Record<string, number | number[]>;
  /** Published values that we do not reach, for a known reason. They are shown apart, and the engine was never adjusted to them. */
  unmet?: Record<string, number | number[]>;
  /** One tolerance for a whole series, or one for each of its values. */
  tolerance: Record<string, number | number[]>;
  note: string;
}

/** Computed results, under the names of the expected ones. */
export type ComputedResults = Record<string, number | readonly number[]>;

/** Computes a case from its inputs. */
export type Reckoning = (inputs: never) => ComputedResults;
