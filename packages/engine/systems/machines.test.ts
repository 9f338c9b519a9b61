import fc from "@site/testing/fast-check.ts";
import { describe, expect, test } from "vitest";
import { waterPipe } from "../data/systems.ts";
import { chilledPipe, chilledPump, waterFlow } from "./chilled-water.ts";
import { capacityShare, fewest, machineFor, machineOf, pipeShare, vrfFor } from "./machines.ts";

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

describe("chilled water", () => {
  test("100 kW and 5.6 K: 4.26 L/s, by hand", () =>
    expect(waterFlow(100_000, 5.6) * 1000).toBeCloseTo(100_000 / 4190 / 5.6, 6));
  test("a wider pipe for more water, within friction and velocity", () =>
    fc.assert(
      fc.property(between(1e-5, 0.25), between(1e-5, 0.25), (a, b) => {
        const [small, large] = [Math.min(a, b), Math.max(a, b)].map(chilledPipe);
        expect(large?.dn).toBeGreaterThanOrEqual(small?.dn ?? 0);
        for (const pipe of [small, large]) {
          expect(pipe?.wideEnough).toBe(true);
          expect(pipe?.friction).toBeLessThanOrEqual(waterPipe.friction);
        }
      }),
    ));
  test("a flow beyond the widest pipe says so", () => expect(chilledPipe(5).wideEnough).toBe(false));
  test("a pump: 10 L/s against 20 m takes 3.0 kW of grid at 65%", () => {
    // The pressure is 2 × 100 m × 300 Pa/m × 1.5 + 110 kPa = 200 kPa, which is about 20 m of water.
    const pipe = { dn: 80, velocity: 2, friction: 300, wideEnough: true };
    const { head, power } = chilledPump(0.01, 100, pipe);
    expect(head).toBeCloseTo((2 * 100 * 300 * 1.5 + 110_000) / 9806.65, 6);
    expect(power).toBeCloseTo(((2 * 100 * 300 * 1.5 + 110_000) * 0.01) / 0.65, 6);
    expect(chilledPump(0, 100, pipe)).toEqual({ flow: 0, head: 0, power: 0 });
  });
});

describe("machines on the generic curve", () => {
  test("as rated at 35 °C, a tenth less and 18% more power at 46 °C", () => {
    expect(machineOf("chiller", 100_000, 35, 0.1)).toMatchObject({ capacity: 100_000, power: 100_000 / 2.9 });
    const hot = machineOf("chiller", 100_000, 46, 0.1);
    expect(hot.capacity).toBeCloseTo(90_000, 6);
    expect(hot.power).toBeCloseTo((100_000 / 2.9) * 1.18, 6);
  });
  test("the machine for a load can carry it", () =>
    fc.assert(
      fc.property(between(100, 1e7), between(20, 55), between(0, 0.3), (watts, outdoor, loss) => {
        expect(machineFor("package", watts, outdoor, loss).capacity / watts).toBeCloseTo(1, 9);
      }),
    ));
  test("hotter weather never gives more", () =>
    fc.assert(
      fc.property(between(20, 55), between(20, 55), (a, b) => {
        expect(capacityShare(Math.max(a, b), 0.1)).toBeLessThanOrEqual(capacityShare(Math.min(a, b), 0.1));
      }),
    ));
});

describe("VRF", () => {
  const rest = { hotLoss: 0.1, room: 0.95, length: 60, height: 20 };
  test("pipes cost capacity, whether they go up or down", () => {
    expect(pipeShare(0, 0)).toBe(1);
    expect(pipeShare(60, 20)).toBeCloseTo(1 - 0.0015 * 52.5 - 0.01, 9);
    expect(pipeShare(60, -20)).toBe(pipeShare(60, 20));
  });
  test("never exceeds the combination ratio, and carries the block load", () =>
    fc.assert(
      fc.property(fc.array(between(500, 40_000), { minLength: 1, maxLength: 30 }), between(0.4, 1), (rooms, share) => {
        const block = share * rooms.reduce((sum, watts) => sum + watts, 0);
        const found = vrfFor(rooms, block, 46, rest);
        expect(found.combination).toBeLessThanOrEqual(1.3 + 1e-9);
        expect(found.capacity).toBeGreaterThanOrEqual(block * (1 - 1e-9));
        for (const [index, { size, count }] of found.indoor.entries())
          expect(size * count * 1000 * 0.95).toBeGreaterThanOrEqual(rooms[index] ?? 0);
      }),
    ));
  test("the fewest equal units", () => {
    expect(fewest([5, 10], 9)).toEqual({ size: 10, count: 1 });
    expect(fewest([5, 10], 21)).toEqual({ size: 10, count: 3 });
    expect(fewest([5, 10], 0)).toEqual({ size: 5, count: 1 });
  });
});
