/** The web vitals that a browser measures. They are stored in milliseconds, but CLS in thousandths. */
export const vitals = ["LCP", "INP", "CLS"] as const;
export type Vital = (typeof vitals)[number];

/**
 * The limits of a good and of a poor value (web.dev/articles/vitals). A value up to the first number is good, and a value above the second
 * is poor.
 */
export const thresholds: Record<Vital, readonly [good: number, poor: number]> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [100, 250],
};

/**
 * The upper limits of the histogram buckets. A limit belongs to its bucket, and the last of the 32 buckets has no limit. The thresholds are
 * among the limits, so it is always clear whether a bucket is good or poor.
 */
const upperEnds: Record<Vital, readonly number[]> = {
  LCP: [
    ...[250, 500, 750, 1000, 1200, 1400, 1600, 1800, 2000, 2250, 2500, 2750, 3000, 3250, 3500, 3750, 4000, 4500, 5000],
    ...[5500, 6000, 7000, 8000, 9000, 10_000, 12_000, 14_000, 17_000, 20_000, 30_000, 60_000],
  ],
  INP: [
    ...[8, 16, 24, 32, 40, 50, 60, 70, 80, 90, 100, 125, 150, 175, 200, 225, 250, 275, 300, 350, 400, 450, 500],
    ...[600, 700, 800, 1000, 1500, 2000, 5000, 10_000],
  ],
  CLS: [
    ...[1, 2, 5, 10, 15, 20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110, 125, 150, 175, 200, 225, 250],
    ...[300, 350, 400, 500, 600, 800, 1000, 2000, 5000],
  ],
};

export const bucketCount = 32;

export function bucketOf(vital: Vital, value: number): number {
  const at = upperEnds[vital].findIndex((end) => value <= end);
  return at === -1 ? bucketCount - 1 : at;
}

/**
 * Returns the value that this share of the measurements does not exceed, estimated from the buckets. Returns null if there are no
 * measurements.
 */
export function percentile(vital: Vital, times: readonly number[], share: number): number | null {
  const total = times.reduce((sum, n) => sum + n, 0);
  let before = 0;
  for (const [bucket, n] of times.entries()) {
    if (n > 0 && before + n >= total * share) {
      const [from, to] = endsOf(vital, bucket);
      return Math.ceil(from + ((total * share - before) / n) * (to - from));
    }
    before += n;
  }
  return null;
}

/** Returns the lower and the upper limit of a bucket. The last bucket has no upper limit, so its lower limit is returned twice. */
function endsOf(vital: Vital, bucket: number): [number, number] {
  const ends = upperEnds[vital];
  const from = bucket === 0 ? 0 : (ends[bucket - 1] ?? 0);
  return [from, ends[bucket] ?? from];
}
