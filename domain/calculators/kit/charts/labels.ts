import type { XTick } from "./Plot.tsx";

/** The labels that are shown: every nth label from index `from`, for a wide and for a narrow chart. */
export interface LabelSteps {
  wide: number;
  narrow: number;
  from?: number;
}

/** Returns the visible labels. Each is in the middle of its part of the axis. */
export const labelsAt = (labels: readonly string[], { wide, narrow, from = 0 }: LabelSteps = { wide: 1, narrow: 1 }) =>
  labels.flatMap((text, index): XTick[] => {
    const steps = Math.abs(index - from);
    return steps % wide === 0 ? [{ at: (index + 0.5) / labels.length, text, wide: steps % narrow !== 0 }] : [];
  });
