/** A published case as it stands in cases.json: what goes in, what must come out, how near. */
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

/** What comes out, by the names of what is expected. */
export type Computed = Record<string, number | readonly number[]>;

/** Computes a case from its inputs. */
export type Reckoning = (inputs: never) => Computed;
