import type { Told } from "#app/islands/listen.ts";
import type { Trial, TrialData } from "./data.server.ts";

export type { Told, Trial, TrialData };

export interface Row extends Told {
  /** What the server says of it; undefined as long as it says nothing. */
  received?: Trial;
  /** It had time enough to arrive. */
  late: boolean;
}
