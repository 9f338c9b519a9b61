/** A share: `times` out of a total of `of`. */
export interface Share {
  of: number;
  times: number;
}

/** The quantile of the normal distribution for a 95% confidence interval. */
const z = 1.959964;

/** Computes the 95% confidence interval of a share by Wilson's method (1927). It is also correct for small numbers and for zero. */
export function wilson({ times, of }: Share): [low: number, high: number] {
  const share = times / of;
  const middle = share + z ** 2 / (2 * of);
  const half = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  const whole = 1 + z ** 2 / of;
  return [Math.max(0, (middle - half) / whole), Math.min(1, (middle + half) / whole)];
}

/**
 * Computes the second share minus the first, with a 95% confidence interval. It is method 10 of Newcombe (1998), which combines the Wilson
 * intervals of both shares.
 */
export function differenceOf(first: Share, second: Share) {
  const [one, other] = [first.times / first.of, second.times / second.of];
  const [oneLow, oneHigh] = wilson(first);
  const [otherLow, otherHigh] = wilson(second);
  const difference = other - one;
  return {
    difference,
    low: difference - Math.hypot(other - otherLow, oneHigh - one),
    high: difference + Math.hypot(otherHigh - other, one - oneLow),
  };
}
