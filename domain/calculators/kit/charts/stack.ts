import { nth } from "@site/typed";
import type { Series } from "./types.ts";

/** The interval that a value covers in a stack. Its first end is the one nearer to zero. */
export type Band = readonly [from: number, to: number];

/** Stacks the values of several series. Negative values are stacked downwards. */
export function stack(series: readonly Series[]): Band[][] {
  const ups: number[] = [];
  const downs: number[] = [];
  return series.map(({ values }) =>
    values.map((value, index): Band => {
      const side = value < 0 ? downs : ups;
      const from = side[index] ?? 0;
      side[index] = from + value;
      return [from, from + value];
    }),
  );
}

export const totals = (series: readonly Series[]): number[] =>
  (series[0]?.values ?? []).map((_, index) => series.reduce((sum, { values }) => sum + nth(values, index), 0));
