/** The values that a browser measures of a page. They are in milliseconds, and CLS is in thousandths. */
export const vitals = ["LCP", "INP", "CLS"] as const;
export type Vital = (typeof vitals)[number];

/** A value up to and including the first number is good, and a value above the second is poor (web.dev/articles/vitals). */
export const thresholds: Record<Vital, readonly [good: number, poor: number]> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [100, 250],
};

/**
 * The upper ends of the buckets, which belong to them. The last of the 32 buckets has no upper end. The thresholds are among them, so a verdict is
 * never a guess.
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

/** Returns the value that this share of the measurements does not exceed, counted through the buckets. Returns null without measurements. */
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

/** Returns the lower and the upper end of a bucket. The last bucket has only a lower end, so it is returned as both. */
function endsOf(vital: Vital, bucket: number): [number, number] {
  const ends = upperEnds[vital];
  const from = bucket === 0 ? 0 : (ends[bucket - 1] ?? 0);
  return [from, ends[bucket] ?? from];
}
