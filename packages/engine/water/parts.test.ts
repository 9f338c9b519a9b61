import fc from "@site/testing/fast-check.ts";
import { expect, test } from "vitest";
import { simultaneousFlow, unitsOf } from "./fixtures.ts";
import { heaterSize, heatFor, hotShare } from "./heater.ts";
import { choosePipe, frictionHead, pipeIds, pipes, velocityIn } from "./pipes.ts";
import { pumpFor } from "./pump.ts";
import { tankFor } from "./tank.ts";

const none = { wcs: 0, basins: 0, showers: 0, baths: 0, sinks: 0, washers: 0, urinals: 0 };

test("fixture units and flows are those of the plumbing code's tables", () => {
  expect(unitsOf({ ...none, wcs: 1, basins: 1, baths: 1 }, "private")).toBeCloseTo(4.3, 9);
  expect(unitsOf({ ...none, wcs: 2, urinals: 1 }, "public")).toBe(13);
  const litres = (load: number) => simultaneousFlow(load) * 1000;
  // The litres a second are from the metric edition of the code, which rounds them.
  for (const [load, flow] of [
    [1, 0.19],
    [2, 0.32],
    [8, 0.81],
    [15, 1.1],
    [30, 1.47],
    [50, 1.84],
  ] as const)
    expect(litres(load)).toBeCloseTo(flow, 2);
  expect(litres(0)).toBe(0);
  expect(() => simultaneousFlow(5001)).toThrow(RangeError);
});

test("the flow grows with fixture units, and is at most the sum of the single flows", () => {
  const load = fc.double({ min: 0, max: 2500, noNaN: true });
  fc.assert(
    fc.property(load, load, (a, b) => {
      expect(simultaneousFlow(a + b)).toBeGreaterThanOrEqual(simultaneousFlow(a) - 1e-12);
      expect(simultaneousFlow(a + b)).toBeLessThanOrEqual(simultaneousFlow(a) + simultaneousFlow(b) + 2e-5);
    }),
  );
});

/** Returns the head loss by Darcy and Weisbach, with the friction factor of Swamee and Jain, for water of 25 °C. */
function darcyHead(flow: number, length: number, inside: number, roughness: number) {
  const velocity = velocityIn(flow, inside);
  const reynolds = (velocity * inside) / 0.89e-6;
  const factor = 0.25 / Math.log10(roughness / (3.7 * inside) + 5.74 / reynolds ** 0.9) ** 2;
  return (factor * length * velocity ** 2) / (2 * 9.80665 * inside);
}

test("friction agrees with Darcy and Weisbach in smooth pipes at common speeds", () => {
  for (const { inside } of pipes.ppr.sizes.slice(2))
    for (const speed of [0.8, 1.2, 1.6]) {
      const flow = speed * (Math.PI / 4) * inside ** 2;
      const ratio = frictionHead(flow, 100, inside, pipes.ppr.c) / darcyHead(flow, 100, inside, 7e-6);
      expect(ratio).toBeGreaterThan(0.9);
      expect(ratio).toBeLessThan(1.1);
    }
});

test("a known case: 10 L/s through 100 m of 100 mm at C 130 loses 1.91 m", () => {
  expect(frictionHead(0.01, 100, 0.1, 130)).toBeCloseTo(1.906, 2);
});

test("a pump of 10 L/s against 20 m does 1.96 kW of work on the water", () => {
  const duty = { flow: 0.01, static: 20, residual: 0, pipe: "ppr", length: 0, fittings: 0, fastest: 3 } as const;
  const pump = pumpFor({ ...duty, efficiency: 0.6, reserve: 0.2 });
  expect(pump.hydraulic).toBeCloseTo(1961.3, 1);
  expect(pump.shaft).toBeCloseTo(3268.9, 1);
  expect(pump.motor).toBe(4);
  // A motor of 4 kW is 22% above the shaft power.
  expect(pumpFor({ ...duty, efficiency: 0.6, reserve: 0.25 }).motor).toBe(5.5);
  expect(pumpFor({ ...duty, static: -5, efficiency: 0.6, reserve: 0.2 })).toMatchObject({ needed: false, shaft: 0 });
});

test("pipes are chosen by velocity, and the largest reports if it is too small", () => {
  fc.assert(
    fc.property(fc.constantFrom(...pipeIds), fc.double({ min: 1e-5, max: 0.05, noNaN: true }), (id, flow) => {
      const { inside, velocity, wideEnough } = choosePipe(id, flow, 1.5);
      expect(velocity <= 1.5).toBe(wideEnough);
      const narrower = pipes[id].sizes.filter((size) => size.inside < inside);
      for (const size of narrower) expect(velocityIn(flow, size.inside)).toBeGreaterThan(1.5);
    }),
  );
});

test("a tank of half-metre panels holds the required volume", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.01, max: 2000, noNaN: true }),
      fc.double({ min: 0.5, max: 4, noNaN: true }),
      (usable, height) => {
        const { volume, width, length, weight, pressure, floor } = tankFor(usable, 0.9, height, "panel");
        expect(volume).toBeGreaterThanOrEqual(usable / 0.9 - 1e-6);
        expect([width % 0.5, length % 0.5]).toEqual([0, 0]);
        expect(pressure * floor).toBeCloseTo(weight * 9.80665, 3);
      },
    ),
  );
});

test("hot water: 100 L from 22 to 60 °C take 4.42 kWh, and two fifths of a shower come from the heater", () => {
  expect(heatFor(100, 38)).toBeCloseTo(4.4186, 3);
  expect(heatFor(100, -5)).toBe(0);
  expect(hotShare(22, 40, 60)).toBeCloseTo(0.4737, 4);
  expect(hotShare(41, 40, 60)).toBe(0);
  expect(heaterSize(160, 2)).toBe(80);
  expect(heaterSize(6000, 1)).toBeUndefined();
});
