import { monitorEventLoopDelay } from "node:perf_hooks";
import { every } from "#platform/machine/timers.ts";
import { budgets } from "./budgets.ts";

type Limits = Record<"bound" | "window" | "resolution", number>;

/**
 * Watches how late the event loop runs what is due. The returned function tells whether half of the delays were above the bound when it was
 * last looked. A single long task makes one long delay, for which nobody is refused.
 */
export function watchLateness({ bound, window, resolution }: Limits = budgets.lateness): () => boolean {
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  let isLate = false;
  every(window, () => {
    // The measured times contain the time between two measurements.
    isLate = delays.percentile(50) / 1e6 - resolution > bound;
    delays.reset();
  }).unref();
  return () => isLate;
}
