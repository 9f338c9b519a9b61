import fc from "@site/testing/fast-check.ts";
import { expect, test } from "vitest";
import { frictionHead } from "./pipes.ts";
import { pumpFor } from "./pump.ts";
import { crossing, curveThrough, genericCurve, largestFlow, pumpHead, runOf, systemHead } from "./pump-curve.ts";

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const points = fc.tuple(between(0, 0.05), between(0.001, 0.05), between(0, 60), between(1, 60)).map(
  ([flow, more, head, less]) =>
    [
      { flow, head: head + less },
      { flow: flow + more, head },
    ] as const,
);
const systems = fc
  .tuple(between(-20, 80), between(0.1, 60), between(0.001, 0.05))
  .map(([rest, friction, flow]) => ({ rest, friction, flow }));

test("a curve goes through both of its points and falls", () => {
  fc.assert(
    fc.property(points, ([first, second]) => {
      const curve = curveThrough(first, second);
      expect(pumpHead(curve, first.flow)).toBeCloseTo(first.head, 6);
      expect(pumpHead(curve, second.flow)).toBeCloseTo(second.head, 6);
      expect(pumpHead(curve, largestFlow(curve))).toBeCloseTo(0, 6);
      expect(curve.fall).toBeGreaterThan(0);
    }),
  );
});

test("where the curves meet, pump and pipes have the same head; otherwise the pump is too weak at rest, or its end comes too soon", () => {
  fc.assert(
    fc.property(points, systems, ([first, second], system) => {
      const curve = curveThrough(first, second);
      const met = crossing(curve, system);
      if (met !== undefined) {
        expect(pumpHead(curve, met)).toBeCloseTo(systemHead(system, met), 6);
        expect(met).toBeLessThanOrEqual(largestFlow(curve));
      } else expect(curve.shutOff <= system.rest || systemHead(system, largestFlow(curve)) < 0).toBe(true);
    }),
  );
});

test("a stronger pump never gives less, and more height never gives more flow", () => {
  fc.assert(
    fc.property(points, systems, between(0, 20), ([first, second], system, more) => {
      const curve = curveThrough(first, second);
      const flow = crossing(curve, system);
      const stronger = { ...curve, shutOff: curve.shutOff + more };
      if (flow === undefined) return;
      expect(crossing(stronger, system) ?? 0).toBeGreaterThanOrEqual(flow - 1e-12);
      expect(crossing(curve, { ...system, rest: system.rest + more }) ?? 0).toBeLessThanOrEqual(flow + 1e-12);
    }),
  );
});

test("by hand: H = 40 − 10⁶ Q² against 10 m of height and friction of 5 m at 5 L/s", () => {
  // At 5 L/s both heads are 15 m: 40 − 25 = 10 + 5.
  const curve = curveThrough({ flow: 0, head: 40 }, { flow: 0.006, head: 4 });
  expect(curve.fall).toBeCloseTo(1e6, 3);
  expect(crossing(curve, { rest: 10, friction: 5, flow: 0.005 })).toBeCloseTo(0.005, 12);
  expect(crossing(curve, { rest: 40, friction: 5, flow: 0.005 })).toBeUndefined();
  expect(crossing(curve, { rest: -20, friction: 5, flow: 0.005 })).toBeUndefined();
});

test("a generic pump has 4/3 of the head at no flow, and no head at twice the flow", () => {
  const curve = genericCurve({ flow: 0.01, head: 30 });
  expect(pumpHead(curve, 0)).toBeCloseTo(40, 9);
  expect(pumpHead(curve, 0.01)).toBeCloseTo(30, 9);
  expect(largestFlow(curve)).toBeCloseTo(0.02, 9);
});

const pump = pumpFor({
  ...{ flow: 0.002, static: 12, residual: 3, pipe: "ppr", length: 30, fittings: 0.3, fastest: 1.5 },
  ...{ efficiency: 0.5, reserve: 0.2 },
});

test("in its pipes its work goes into the moved water, and its friction is that of the pipes", () => {
  const run = runOf(pump, 0.6, [
    { flow: 0, head: 25 },
    { flow: 0.004, head: 5 },
  ]);
  const { flow = 0, head = 0, hydraulic = 0, shaft, velocity = 0 } = run?.duty ?? {};
  expect(hydraulic).toBeCloseTo(1000 * 9.80665 * flow * head, 9);
  expect(shaft).toBeCloseTo(hydraulic / 0.6, 9);
  expect(velocity / pump.pipe.velocity).toBeCloseTo(flow / pump.flow, 9);
  expect(head).toBeCloseTo(15 + frictionHead(flow, 39, pump.pipe.inside, pump.pipe.c), 6);
});

test("there is no result if no pump is needed, or almost nothing is wanted", () => {
  expect(runOf({ ...pump, needed: false }, 0.5)).toBeUndefined();
  expect(runOf({ ...pump, flow: 5e-324 }, 0.5)).toBeUndefined();
  expect(runOf({ ...pump, head: 1e-9 }, 0.5)).toBeUndefined();
});
