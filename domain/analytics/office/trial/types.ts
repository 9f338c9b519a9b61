import type { Told } from "#site/islands/listen.ts";
import type { askGoogle, Trial, TrialData } from "./data.server.ts";

export type { Told, Trial, TrialData };

export type Checked = Awaited<ReturnType<typeof askGoogle>>;

export interface Row extends Told {
  /** The answer of the server about this event. It is undefined until the server answers. */
  received?: Trial;
  /** True once the event has had enough time to arrive. */
  late: boolean;
}
