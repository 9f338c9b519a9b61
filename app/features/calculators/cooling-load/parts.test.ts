import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { beamAttenuation, beamRatio, curveNames, diffuseRatio } from "./glass.ts";
import { derate, select } from "./select.ts";
import { sunlitShare } from "./shading.ts";
import { radians } from "./sun.ts";
import * as units from "./units.ts";
import { afterLeaks, freshAir } from "./ventilation.ts";

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
  test("is chosen by what is left of it at 46 °C", () => {
    expect(derate(35)).toBe(1);
    expect(derate(46)).toBeCloseTo(0.9, 12);
    expect(select(units.fromTons(0.95), "split")).toMatchObject({ count: 1, size: 1.5 });
    expect(select(units.fromTons(0.89), "split")).toMatchObject({ count: 1, size: 1 });
  });
  test("becomes several when no one is large enough, and always bears the load", () => {
    expect(select(units.fromTons(20), "ducted").count).toBe(3);
    fc.assert(
      fc.property(amount, (watts) => {
        expect(select(watts, "split").hot).toBeGreaterThanOrEqual(watts - 1e-6);
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
