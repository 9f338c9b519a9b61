import type { SentBeacon } from "#site/islands/listen.ts";
import type { askGoogle, Trial, TrialData } from "./data.server.ts";

export type { SentBeacon, Trial, TrialData };

export type GoogleAnswer = Awaited<ReturnType<typeof askGoogle>>;

export interface Row extends SentBeacon {
  /** The answer of the server about this event. It is undefined until the answer has come. */
  received?: Trial;
  /** True if the event should have arrived by now. */
  late: boolean;
}
