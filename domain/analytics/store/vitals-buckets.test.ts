import fc from "@site/testing/fast-check.ts";
import { describe, expect, it } from "vitest";
import { bucketCount, bucketOf, percentile, thresholds, vitals } from "./vitals-buckets.ts";

const histogramOf = (vital: (typeof vitals)[number], values: number[]) => {
  const times = Array.from({ length: bucketCount }, () => 0);
  for (const value of values) times[bucketOf(vital, value)] = (times[bucketOf(vital, value)] ?? 0) + 1;
  return times;
};

describe.each(vitals)("the buckets of %s", (vital) => {
  it("are split at the thresholds, so that a verdict never depends on rounding", () => {
    for (const threshold of thresholds[vital])
      expect(bucketOf(vital, threshold + 1)).toBe(bucketOf(vital, threshold) + 1);
  });

  it("give the percentile in the same bucket as sorting does", () => {
    const values = fc.array(fc.nat({ max: 70_000 }), { minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(values, (measured) => {
        const sorted = measured.toSorted((one, other) => one - other);
        const exact = sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0;
        const found = percentile(vital, histogramOf(vital, measured), 0.75) ?? -1;
        const bucket = bucketOf(vital, exact);
        expect(bucketOf(vital, found)).toBeGreaterThanOrEqual(bucket - 1);
        expect(bucketOf(vital, found)).toBeLessThanOrEqual(bucket);
        for (const threshold of thresholds[vital]) if (exact <= threshold) expect(found).toBeLessThanOrEqual(threshold);
      }),
    );
  });

  it("are 32, and give no percentile without measurements", () => {
    expect(bucketOf(vital, Number.MAX_SAFE_INTEGER)).toBe(bucketCount - 1);
    expect(bucketOf(vital, 0)).toBe(0);
    expect(percentile(vital, [], 0.75)).toBeNull();
  });
});
