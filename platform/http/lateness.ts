import { monitorEventLoopDelay } from "node:perf_hooks";
import { startInterval } from "#platform/machine/timers.ts";
import { budgets } from "./budgets.ts";

type Limits = Record<"bound" | "window" | "resolution", number>;

/** Fewer measurements say nothing yet. After each reset the first one only begins the next. */
const enough = 3;

/**
 * Watches how late the event loop runs what is due. The returned function tells whether half of the delays were above the bound when it was
 * last looked. A single long task makes one long delay, for which nobody is refused. If each round of the loop takes as long as the window,
 * the measurements of several windows are taken together.
 */
export function watchLateness({ bound, window, resolution }: Limits = budgets.lateness): () => boolean {
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  let isLate = false;
  startInterval(window, () => {
    if (delays.count < enough) return;
    // The measured times contain the time between two measurements.
    isLate = delays.percentile(50) / 1e6 - resolution > bound;
    delays.reset();
  }).unref();
  return () => isLate;
}
