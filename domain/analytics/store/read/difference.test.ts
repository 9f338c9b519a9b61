import fc from "@site/testing/fast-check.ts";
import { describe, expect, it } from "vitest";
import { differenceOf, wilson } from "./difference.ts";

describe("the difference of two shares", () => {
  it.each([
    // The expected values are from Newcombe, Statistics in Medicine 17 (1998), 873–890, table II, method 10.
    [
      [48, 80],
      [56, 70],
      [0.0524, 0.3339],
    ],
    [
      [3, 10],
      [9, 10],
      [0.1705, 0.809],
    ],
    [
      [0, 29],
      [5, 56],
      [-0.0381, 0.1926],
    ],
    [
      [0, 10],
      [10, 10],
      [0.6075, 1],
    ],
  ] as const)("from %j to %j has the published interval", ([one, of], [other, ofOther], [low, high]) => {
    const found = differenceOf({ times: one, of }, { times: other, of: ofOther });
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });

  const share = fc
    .integer({ min: 1, max: 100_000 })
    .chain((of) => fc.record({ of: fc.constant(of), times: fc.integer({ min: 0, max: of }) }));

  it("lies within its interval, and changes its sign if the shares are swapped", () => {
    fc.assert(
      fc.property(share, share, (one, other) => {
        const { difference, low, high } = differenceOf(one, other);
        const turned = differenceOf(other, one);
        expect(low).toBeLessThanOrEqual(difference + 1e-12);
        expect(high).toBeGreaterThanOrEqual(difference - 1e-12);
        expect([low, high].every((end) => end >= -1 - 1e-9 && end <= 1 + 1e-9)).toBe(true);
        expect(turned.low).toBeCloseTo(-high, 9);
        const [least, most] = wilson(one);
        expect(least <= one.times / one.of + 1e-12 && most >= one.times / one.of - 1e-12).toBe(true);
      }),
    );
  });
});
