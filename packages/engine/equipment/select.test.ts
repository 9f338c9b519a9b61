import fc from "@site/testing/fast-check.ts";
import { describe, expect, test } from "vitest";
import * as units from "../units.ts";
import { capacityLeft, usualCapacityIn } from "./capacity.ts";
import { select, wantsMoreAir } from "./select.ts";

describe("a unit", () => {
  const hot = (watts: number) => ({ kind: "hot", watts, sensible: watts, outdoor: 46, left: 0.9 }) as const;
  const humid = (watts: number) => ({ kind: "humid", watts, sensible: watts, outdoor: 33, left: 1 }) as const;
  const sizeFor = (hotTons: number, humidTons: number) =>
    select([hot(units.fromTons(hotTons)), humid(units.fromTons(humidTons))], "split");

  test("loses capacity only above 35 °C", () => {
    const rated = { hotLoss: 0.1, roomCapacity: 1 };
    expect(capacityLeft(25, rated)).toBe(1);
    expect(capacityLeft(35, rated)).toBe(1);
    expect(capacityLeft(46, rated)).toBeCloseTo(0.9, 12);
    expect(capacityLeft(46, {})).toBeCloseTo(0.9 * 0.95, 12);
  });
  test("gives less in a cooler or drier room, and its rating at 27 °C with 19 °C wet bulb", () => {
    expect(usualCapacityIn({ dryBulb: 27, relativeHumidity: 0.47 })).toBe(1);
    expect(usualCapacityIn({ dryBulb: 24, relativeHumidity: 0.5 })).toBe(0.95);
    expect(usualCapacityIn({ dryBulb: 22, relativeHumidity: 0.5 })).toBeLessThan(0.92);
    expect(usualCapacityIn({ dryBulb: 18, relativeHumidity: 0.3 })).toBe(0.85);
  });
  test("is flagged if the room needs more air than the unit usually supplies", () => {
    const unit = select([hot(units.fromTons(1.3))], "split");
    expect(unit.size).toBe(1.5);
    expect(wantsMoreAir(unit, units.fromCubicFeetPerMinute(1.5 * 440))).toBe(false);
    expect(wantsMoreAir(unit, units.fromCubicFeetPerMinute(1.5 * 460))).toBe(true);
    expect(wantsMoreAir(unit)).toBe(false);
  });
  test("covers the hot day with its capacity at 46 °C, and the humid day at that day's temperature", () => {
    expect(sizeFor(0.95, 0)).toMatchObject({ size: 1.5, decides: { kind: "hot", outdoor: 46 } });
    expect(sizeFor(0.89, 0.95)).toMatchObject({ size: 1, decides: { kind: "hot" } });
    expect(sizeFor(0.8, 0.95)).toMatchObject({ size: 1, decides: { kind: "humid", outdoor: 33 } });
    expect(sizeFor(0.8, 1.05)).toMatchObject({ size: 1.5, decides: { kind: "humid" } });
    expect(sizeFor(0.8, 0.95).margin).toBeCloseTo(1 / 0.95 - 1, 12);
  });
  test("is split into several when none is large enough, and always covers the load", () => {
    expect(select([hot(units.fromTons(20))], "ducted").count).toBe(3);
    expect(select([hot(0)], "split")).toMatchObject({ count: 1, size: 0.75, margin: 0 });
    const load = fc.double({ min: 1, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(load, load, (dry, damp) => {
        const { comparisons, decides, margin } = select([hot(dry), humid(damp)], "split");
        for (const { capacity, watts } of comparisons)
          expect(capacity).toBeGreaterThanOrEqual(watts * (1 + margin) - 1e-6);
        expect(decides.capacity).toBeCloseTo(decides.watts * (1 + margin), 6);
        expect(margin).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
