/** A published case as written in cases.json: inputs, expected results, tolerance. */
export interface Case {
  id: string;
  area: string;
  source: string;
  confidence: string;
  inputs: Record<string, unknown>;
  expected: Record<string, number | number[]>;
  tolerance: Record<string, number>;
  note: string;
}

/** Computed results, under the names of the expected ones. */
export type Computed = Record<string, number | readonly number[]>;

/** Computes a case from its inputs. */
export type Reckoning = (inputs: never) => Computed;
