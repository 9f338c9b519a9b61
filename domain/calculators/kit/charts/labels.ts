import type { XTick } from "./Plot.tsx";

/** Every nth label from index `from`, for a wide and for a narrow chart. */
export interface LabelSteps {
  wide: number;
  narrow: number;
  from?: number;
}

/** The visible labels, each in the middle of its share of the axis. */
export const labelsAt = (labels: readonly string[], { wide, narrow, from = 0 }: LabelSteps = { wide: 1, narrow: 1 }) =>
  labels.flatMap((text, index): XTick[] => {
    const steps = Math.abs(index - from);
    return steps % wide === 0 ? [{ at: (index + 0.5) / labels.length, text, wide: steps % narrow !== 0 }] : [];
  });
