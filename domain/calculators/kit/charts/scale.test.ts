import fc from "@site/testing/fast-check.ts";
import { nth } from "@site/typed";
import { expect, test } from "vitest";
import { decimals, fromZero, linear, ticks } from "./scale.ts";

const value = fc.double({ min: -1e7, max: 1e7, noNaN: true });

test("ticks enclose all values, in a few even, round steps", () => {
  fc.assert(
    fc.property(
      value,
      fc.double({ min: 1e-3, max: 1e7, noNaN: true }),
      fc.integer({ min: 2, max: 8 }),
      (low, span, most) => {
        const high = low + span;
        const found = ticks(low, high, most);
        const step = nth(found, 1) - nth(found, 0);
        const blur = 1e-6 * Math.max(step, Math.abs(low), Math.abs(high));
        expect(found[0]).toBeLessThanOrEqual(low + blur);
        expect(found.at(-1)).toBeGreaterThanOrEqual(high - blur);
        expect(found.length).toBeLessThanOrEqual(most + 2);
        for (const [index, tick] of found.entries())
          expect(Math.abs(tick - (nth(found, 0) + index * step))).toBeLessThanOrEqual(blur);
      },
    ),
  );
});

test("equal values still have an axis, from zero", () => {
  expect(ticks(0, 0)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect(ticks(7, 7)).toEqual([0, 2, 4, 6, 8]);
  expect(ticks(-3, -3)[0]).toBeLessThanOrEqual(-3);
});

test("a tick is printed with the decimals that it needs", () => {
  expect(ticks(0, 0.7)).toEqual([0, 0.2, 0.4, 0.6, 0.8]);
  expect(decimals([0, 0.25, 0.5])).toBe(2);
  expect(decimals([0, 500])).toBe(0);
});

test("an axis omits zero only where all values are far above it", () => {
  expect(fromZero([80, 100])).toEqual([80, 100]);
  expect(fromZero([10, 100])).toEqual([0, 100]);
  expect(fromZero([-5, 100])).toEqual([-5, 100]);
});

test("an axis omits zero only if all values are far above it", () => {
  fc.assert(
    fc.property(value, (at) => {
      const [forth, back] = [linear([-1e7, 1e7], [0, 100])(at), linear([-1e7, 1e7], [100, 0])(at)];
      expect(forth + back).toBeCloseTo(100, 9);
    }),
  );
});
