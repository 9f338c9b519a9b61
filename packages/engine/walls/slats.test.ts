import fc from "@site/testing/fast-check.ts";
import { describe, expect, test } from "vitest";
import { glasses } from "../data/glazing.ts";
import { beamAttenuation } from "./glass.ts";
import { profileAngles, slatBlind, slatPlaces, solarFactors } from "./slat-blind.ts";
import { slatLayer } from "./slats.ts";

const share = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const tilt = share(0, 80);
const profile = share(0, 90);
const reflectance = share(0.05, 0.9);
const place = fc.constantFrom(...slatPlaces);
const glass = fc.record({ u: share(0.5, 6), shgc: share(solarFactors.least, solarFactors.most) });
const rounding = 1e-9;

describe("a layer of slats", () => {
  test("loses no light and makes none, whatever the slats let through", () =>
    fc.assert(
      fc.property(tilt, profile, share(0, 0.6), share(0, 0.3), share(0.5, 2), (angle, sun, reflects, lets, width) => {
        const { diffuse, beam } = slatLayer({ tilt: angle, reflectance: reflects, transmittance: lets, width });
        for (const { passed, reflected, absorbed, straight } of [diffuse, beam(sun)]) {
          expect(passed + reflected + absorbed).toBeCloseTo(1, 8);
          expect(Math.min(passed - straight, reflected, absorbed, straight)).toBeGreaterThanOrEqual(-rounding);
        }
      }),
    ));

  test("of black slats passes only the light that goes straight between them", () =>
    fc.assert(
      fc.property(tilt, profile, (angle, sun) => {
        const { passed, straight, reflected } = slatLayer({ tilt: angle, reflectance: 0 }).beam(sun);
        expect(passed).toBeCloseTo(straight, 9);
        expect(reflected).toBeCloseTo(0, 9);
      }),
    ));

  test("by hand: slats at 30° as wide as their distance hide sin(30° + 30°)/cos 30° of it from a sun at 30°", () => {
    expect(slatLayer({ tilt: 30, reflectance: 0.5, width: 1 }).beam(30).straight).toBeCloseTo(0, 9);
    expect(slatLayer({ tilt: 30, reflectance: 0.5, width: 0.5 }).beam(30).straight).toBeCloseTo(0.5, 9);
  });

  test("passes less of a beam and of diffuse light the further it is closed", () =>
    fc.assert(
      fc.property(share(0, 70), share(1, 10), reflectance, (angle, more, reflects) => {
        const [open, closed] = [angle, angle + more].map((one) => slatLayer({ tilt: one, reflectance: reflects }));
        expect(closed?.diffuse.passed).toBeLessThan(open?.diffuse.passed ?? 0);
        expect(closed?.beam(0).passed).toBeLessThan(open?.beam(0).passed ?? 0);
      }),
    ));
});

describe("a blind of slats with its glass", () => {
  test("lets through between none and all of the light that its glass does, at any sun", () =>
    fc.assert(
      fc.property(place, glass, tilt, reflectance, profile, (where, pane, angle, reflects, sun) => {
        const blind = slatBlind({ place: where, glass: pane, tilt: angle, reflectance: reflects });
        for (const value of [
          blind.level,
          blind.steep,
          blind.diffuse,
          beamAttenuation(blind, sun),
          ...(blind.beam ?? []),
        ]) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1 + rounding);
        }
      }),
    ));

  test("closed lets through no more than open", () =>
    fc.assert(
      fc.property(place, glass, share(0.05, 0.9), (where, pane, reflects) => {
        const at = (angle: number) => slatBlind({ place: where, glass: pane, tilt: angle, reflectance: reflects });
        const [open, closed] = [at(0), at(80)];
        expect(closed.level).toBeLessThanOrEqual(open.level + rounding);
        expect(closed.diffuse).toBeLessThanOrEqual(open.diffuse + rounding);
      }),
    ));

  test("keeps out more heat the further outside it is, if it is closed", () => {
    for (const pane of Object.values(glasses).slice(2)) {
      const [inside = 0, between = 0, outside = 0] = slatPlaces.map(
        (where) => slatBlind({ place: where, glass: pane, tilt: 80, reflectance: 0.5 }).diffuse,
      );
      expect(inside).toBeGreaterThan(between);
      expect(between).toBeGreaterThan(outside);
    }
  });

  test("of whiter slats inside leaves less heat behind clear glass", () => {
    const at = (reflects: number) =>
      slatBlind({ place: "inside", glass: glasses["double-clear"], tilt: 45, reflectance: reflects });
    for (const key of ["level", "steep", "diffuse"] as const) {
      expect(at(0.8)[key]).toBeLessThan(at(0.5)[key]);
      expect(at(0.5)[key]).toBeLessThan(at(0.15)[key]);
    }
  });

  test("is exact at its steps, and linear between them", () => {
    const blind = slatBlind({ place: "inside", glass: glasses["double-clear"], tilt: 20, reflectance: 0.5 });
    const { beam = [] } = blind;
    for (const [index, angle] of profileAngles.entries())
      expect(beamAttenuation(blind, angle)).toBeCloseTo(beam[index] ?? 0, 12);
    expect(beamAttenuation(blind, 32.5)).toBeCloseTo(((beam[6] ?? 0) + (beam[7] ?? 0)) / 2, 12);
    expect([blind.level, blind.steep]).toEqual([beam[0], beam[12]]);
  });
});
