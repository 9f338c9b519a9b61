import type { Told } from "#site/islands/listen.ts";
import type { askGoogle, Trial, TrialData } from "./data.server.ts";

export type { Told, Trial, TrialData };

export type Checked = Awaited<ReturnType<typeof askGoogle>>;

export interface Row extends Told {
  /** What the server says of it; undefined as long as it says nothing. */
  received?: Trial;
  /** It had time enough to arrive. */
  late: boolean;
}
