export type Span = readonly [from: number, to: number];

/** A straight scale; what has no extent lies at its beginning. */
export const linear =
  ([low, high]: Span, [from, to]: Span) =>
  (value: number) =>
    high === low ? from : from + ((value - low) / (high - low)) * (to - from);

/** Server and browser may differ in the last digit of a sine: what is drawn is the same for both. */
export const hundredths = (value: number) => Math.round(100 * value) / 100;

/** Steps that people count in. */
const steps = [1, 2, 2.5, 5, 10];

function stepFor(rough: number) {
  const power = 10 ** Math.floor(Math.log10(rough));
  // Hundredth parts of a step are rounding, not size.
  const factor = steps.find((step) => step * power >= rough * 0.9999) ?? 10;
  return factor * power;
}

/** Round values that enclose all of `low` to `high`, at most `most` intervals and one more. */
export function ticks(low: number, high: number, most = 4): number[] {
  const [from, to] = high > low ? [low, high] : [Math.min(low, 0), Math.max(high, 0) || 1];
  const step = stepFor((to - from) / most);
  const [first, last] = [Math.floor(from / step + 1e-9), Math.ceil(to / step - 1e-9)];
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** As many decimals as the ticks need to differ. */
export function decimals(values: readonly number[]): number {
  const most = Math.max(...values.map((value) => `${value}`.split(".")[1]?.length ?? 0));
  return Math.min(most, 6);
}

/** From zero, unless that would leave most of the drawing empty. */
export const fromZero = (values: readonly number[]): Span => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return [low > high / 2 ? low : Math.min(0, low), high];
};
