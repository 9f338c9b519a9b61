import type { Told } from "#site/islands/listen.ts";
import type { askGoogle, Trial, TrialData } from "./data.server.ts";

export type { Told, Trial, TrialData };

export type Checked = Awaited<ReturnType<typeof askGoogle>>;

export interface Row extends Told {
  /** The answer of the server about it; undefined as long as the server says nothing. */
  received?: Trial;
  /** True once it has had enough time to arrive. */
  late: boolean;
}
