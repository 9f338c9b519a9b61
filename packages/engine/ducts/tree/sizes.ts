import { keysOf } from "@site/typed";
import { aspectLimits, leastSide, roundSizes } from "../data.ts";
import type { Shape } from "../sections.ts";

const everyFifty = Array.from({ length: 59 }, (_, index) => 100 + index * 50);

/** The diameters on the market in mm. */
const roundSeries = {
  en1506: [...roundSizes, ...Array.from({ length: 17 }, (_, index) => 1400 + index * 100)],
  fifty: [...everyFifty.slice(0, 1), 125, ...everyFifty.slice(1)],
} as const;
export type RoundSeriesId = keyof typeof roundSeries;
export const roundSeriesIds = keysOf(roundSeries);

/** The steps (mm) in which a workshop makes the sides of rectangular ducts. */
const steps = { by25: 25, by50: 50, by100: 100 } as const;
export type StepId = keyof typeof steps;
export const stepIds = keysOf(steps);

const round = (millimetres: number): Shape => ({
  kind: "round",
  width: millimetres / 1000,
  height: millimetres / 1000,
});

/** Returns the round ducts that fit under a height (mm), the smallest first. */
export const roundDucts = (height: number, series: RoundSeriesId): Shape[] =>
  roundSeries[series].filter((diameter) => diameter <= height).map(round);

/**
 * Returns the rectangular ducts that fit under a height (mm), the smallest first. They are square up to the height, and then wider, up to a
 * ratio of 8 to 1.
 */
export function rectangularDucts(height: number, by: StepId): Shape[] {
  const step = steps[by];
  const highest = Math.floor(height / step) * step;
  const sides = (from: number, to: number) =>
    Array.from({ length: Math.max(0, Math.floor((to - from) / step) + 1) }, (_, index) => from + index * step);
  const first = Math.ceil(leastSide / step) * step;
  const shape = (width: number, high: number): Shape => ({
    kind: "rectangular",
    width: width / 1000,
    height: high / 1000,
  });
  const wider = sides(highest + step, highest * aspectLimits.most);
  return [...sides(first, highest).map((side) => shape(side, side)), ...wider.map((width) => shape(width, highest))];
}
