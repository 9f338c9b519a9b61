import type { Across } from "./Plot.tsx";

/** Each so many steps away from that at `from`: where there is room, and where there is little. */
export interface Every {
  wide: number;
  narrow: number;
  from?: number;
}

/** The labels that are shown, each in the middle of its share of the axis. */
export const labelsAt = (labels: readonly string[], { wide, narrow, from = 0 }: Every = { wide: 1, narrow: 1 }) =>
  labels.flatMap((text, index): Across[] => {
    const steps = Math.abs(index - from);
    return steps % wide === 0 ? [{ at: (index + 0.5) / labels.length, text, wide: steps % narrow !== 0 }] : [];
  });
