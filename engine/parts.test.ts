import { describe, expect, test } from "vitest";
import fc from "#tests/fast-check.ts";
import { afterLeaks, freshAir } from "./air/ventilation.ts";
import { capacityLeft, usualCapacityIn } from "./equipment/capacity.ts";
import { select, wantsMoreAir } from "./equipment/select.ts";
import { radians } from "./sun/position.ts";
import { sunlitShare } from "./sun/shading.ts";
import * as units from "./units.ts";
import { beamAttenuation, beamRatio, curveNames, diffuseRatio } from "./walls/glass.ts";

const amount = fc.double({ min: 0, max: 1e6, noNaN: true });

test("units go there and back", () => {
  fc.assert(
    fc.property(amount, (value) => {
      expect(units.tons(units.fromTons(value))).toBeCloseTo(value, 6);
      expect(units.btuPerHour(units.fromBtuPerHour(value))).toBeCloseTo(value, 6);
      expect(units.cubicFeetPerMinute(units.fromCubicFeetPerMinute(value))).toBeCloseTo(value, 6);
    }),
  );
  expect(units.btuPerHour(units.fromTons(1))).toBeCloseTo(12_000, 9);
  expect(units.cubicFeetPerMinute(0.001)).toBeCloseTo(2.1189, 4);
});

describe("glass", () => {
  test.each(curveNames)("curve %s is 1 straight on, 0 along the pane, and between them for diffuse light", (curve) => {
    expect(beamRatio(curve, 1)).toBeCloseTo(1, 12);
    expect(beamRatio(curve, 0)).toBe(0);
    const steps = Array.from({ length: 2000 }, (_, index) => (index + 0.5) / 2000);
    const integral = steps.reduce((sum, cosine) => sum + 2 * beamRatio(curve, cosine) * cosine, 0) / 2000;
    expect(diffuseRatio(curve)).toBeCloseTo(integral, 3);
  });

  test("a blind takes more of a steep sun", () => {
    const venetian = { level: 0.74, steep: 0.65, diffuse: 0.79 };
    expect(beamAttenuation(venetian, 0)).toBe(0.74);
    expect(beamAttenuation(venetian, 30)).toBeCloseTo(0.695, 12);
    expect(beamAttenuation(venetian, 80)).toBeCloseTo(0.65, 12);
  });
});

describe("shade", () => {
  const window = { width: 2, height: 1.5 };
  const sun = { altitude: radians(45), azimuth: 0 };
  test("an overhang of a metre shades a metre at 45°", () =>
    expect(sunlitShare({ overhang: { depth: 1, above: 0 } }, window, sun, 0)).toBeCloseTo(1 / 3, 12));
  test("fins shade only a sun from the side", () => {
    const fins = { depth: 0.5, beside: 0 };
    expect(sunlitShare({ fins }, window, sun, 0)).toBe(1);
    expect(sunlitShare({ fins }, window, sun, radians(45))).toBeCloseTo(0.75, 12);
  });
  test("a sun behind the wall lights nothing", () => expect(sunlitShare({}, window, sun, Math.PI)).toBe(0));
});

describe("a unit", () => {
  const hot = (watts: number) => ({ kind: "hot", watts, sensible: watts, outdoor: 46, left: 0.9 }) as const;
  const humid = (watts: number) => ({ kind: "humid", watts, sensible: watts, outdoor: 33, left: 1 }) as const;
  const sizeFor = (hotTons: number, humidTons: number) =>
    select([hot(units.fromTons(hotTons)), humid(units.fromTons(humidTons))], "split");

  test("loses capacity above 35 °C alone", () => {
    const rated = { hotLoss: 0.1, roomCapacity: 1 };
    expect(capacityLeft(25, rated)).toBe(1);
    expect(capacityLeft(35, rated)).toBe(1);
    expect(capacityLeft(46, rated)).toBeCloseTo(0.9, 12);
    expect(capacityLeft(46, {})).toBeCloseTo(0.9 * 0.95, 12);
  });
  test("gives less the cooler and drier the room is, and as it was rated at 27 °C with 19 °C wet bulb", () => {
    expect(usualCapacityIn({ dryBulb: 27, relativeHumidity: 0.47 })).toBe(1);
    expect(usualCapacityIn({ dryBulb: 24, relativeHumidity: 0.5 })).toBe(0.95);
    expect(usualCapacityIn({ dryBulb: 22, relativeHumidity: 0.5 })).toBeLessThan(0.92);
    expect(usualCapacityIn({ dryBulb: 18, relativeHumidity: 0.3 })).toBe(0.85);
  });
  test("is told apart where the room wants more air than it usually moves", () => {
    const unit = select([hot(units.fromTons(1.3))], "split");
    expect(unit.size).toBe(1.5);
    expect(wantsMoreAir(unit, units.fromCubicFeetPerMinute(1.5 * 440))).toBe(false);
    expect(wantsMoreAir(unit, units.fromCubicFeetPerMinute(1.5 * 460))).toBe(true);
    expect(wantsMoreAir(unit)).toBe(false);
  });
  test("bears the hot day with what is left of it at 46 °C, and the humid day at that day's own temperature", () => {
    expect(sizeFor(0.95, 0)).toMatchObject({ size: 1.5, decides: { kind: "hot", outdoor: 46 } });
    expect(sizeFor(0.89, 0.95)).toMatchObject({ size: 1, decides: { kind: "hot" } });
    expect(sizeFor(0.8, 0.95)).toMatchObject({ size: 1, decides: { kind: "humid", outdoor: 33 } });
    expect(sizeFor(0.8, 1.05)).toMatchObject({ size: 1.5, decides: { kind: "humid" } });
    expect(sizeFor(0.8, 0.95).margin).toBeCloseTo(1 / 0.95 - 1, 12);
  });
  test("becomes several when no one is large enough, and always bears the load", () => {
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

test("fresh air by 62.1, and in a home what the leaks have not brought already", () => {
  // Five people in an office of 100 m².
  expect(freshAir({ perPerson: 2.5, perArea: 0.3 }, 5, 100)).toBe(42.5);
  expect(freshAir({ perPerson: 2.5, perArea: 0.3 }, 5, 100, 0.8)).toBeCloseTo(53.125, 9);
  expect(afterLeaks(10, 0.36, 60)).toBeCloseTo(4, 9);
  expect(afterLeaks(10, 3.6, 60)).toBe(0);
});
