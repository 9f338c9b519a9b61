export type Span = readonly [from: number, to: number];

/** Returns a linear scale. If the domain has no extent, every value maps to the start of the range. */
export const linear =
  ([low, high]: Span, [from, to]: Span) =>
  (value: number) =>
    high === low ? from : from + ((value - low) / (high - low)) * (to - from);

/** Rounds to hundredths, because server and browser may differ in the last digit of a sine, and hydration needs identical markup. */
export const hundredths = (value: number) => Math.round(100 * value) / 100;

/** Step sizes that are easy to read. */
const steps = [1, 2, 2.5, 5, 10];

function stepFor(rough: number) {
  const power = 10 ** Math.floor(Math.log10(rough));
  // The factor 0.9999 keeps a rounding error from choosing the next larger step.
  const factor = steps.find((step) => step * power >= rough * 0.9999) ?? 10;
  return factor * power;
}

/** Returns round tick values that enclose `low` to `high`, with at most `most` + 1 intervals. */
export function ticks(low: number, high: number, most = 4): number[] {
  const [from, to] = high > low ? [low, high] : [Math.min(low, 0), Math.max(high, 0) || 1];
  const step = stepFor((to - from) / most);
  const [first, last] = [Math.floor(from / step + 1e-9), Math.ceil(to / step - 1e-9)];
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** Returns the largest number of decimals of any tick, at most six. */
export function decimals(values: readonly number[]): number {
  const most = Math.max(...values.map((value) => `${value}`.split(".")[1]?.length ?? 0));
  return Math.min(most, 6);
}

/** Returns the range of an axis. It begins at zero, unless most of the drawing would then be empty. */
export const fromZero = (values: readonly number[]): Span => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return [low > high / 2 ? low : Math.min(0, low), high];
};
