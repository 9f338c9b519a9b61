import { describe, expect, test } from "vitest";
import fc from "#tests/fast-check.ts";
import { masses } from "../running-cost/mass.ts";
import { pullDown, reached } from "./pull-down.ts";

const load = Array.from({ length: 24 }, (_, hour) => 1500 + 1000 * Math.sin((Math.PI * (hour - 8)) / 12));
const node = { conductance: 60, storage: masses.medium * 30 };
const day = { from: 8, to: 18 };

describe("pulling a room down", () => {
  test("round the clock is no pull-down: the peak of the load holds it", () => {
    const { capacity, warmest } = pullDown(load, node, { from: 0, to: 24 }, 0);
    expect(capacity).toBeLessThanOrEqual(Math.max(...load));
    expect(capacity).toBeGreaterThan(0.9 * Math.max(...load));
    expect(warmest).toBeLessThanOrEqual(reached + 1e-6);
  });

  test("a single hour by hand: constant load, cooled half of the day", () => {
    // Steady day of 2 kW, no conductance: what comes in 24 hours leaves in 12, so twice the load if the room may swing as it likes before its use.
    const found = pullDown(new Array(24).fill(2000), { conductance: 0, storage: 1e6 }, { from: 18, to: 20 }, 10);
    expect(found.capacity).toBeGreaterThan(2000);
    expect(found.capacity).toBeLessThanOrEqual(4000 * 1.1);
  });

  test("earlier is smaller, heavier rooms swing less, and left alone a room gets warm", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 1, max: 14 }),
        fc.integer({ min: 1, max: 5 }),
        (from, length, early) => {
          const use = { from, to: (from + length) % 24 };
          const [late, soon] = [early, early + 1].map((hours) => pullDown(load, node, use, hours));
          expect(soon?.capacity).toBeLessThanOrEqual((late?.capacity ?? 0) * 1.001);
          expect(Number.isFinite(late?.warmest)).toBe(true);
          expect(late?.warmest).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 25 },
    ));

  test("needs more than holding does", () =>
    expect(pullDown(load, node, day, 1).capacity).toBeGreaterThan(Math.max(...load)));
});
