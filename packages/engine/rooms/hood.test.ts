import fc from "@site/testing/fast-check.ts";
import { describe, expect, test } from "vitest";
import { replacementAir, underHood } from "./hood.ts";
import { hourlyValues } from "./hourly-values.ts";

const gain = { sensible: 1000, latent: 400, radiant: 0.3, schedule: [] };

describe("a hood", () => {
  test("takes convected heat and steam under it, and leaves the radiated heat", () =>
    expect(underHood(gain, { exhaust: 500, makeUp: 0, covers: 1 })).toMatchObject({
      sensible: 300,
      latent: 0,
      radiant: 1,
    }));
  test("that is off takes nothing", () => expect(underHood(gain, { exhaust: 0, makeUp: 0, covers: 1 })).toEqual(gain));
  test("takes more the more it covers, but never radiated heat", () =>
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map((covers) =>
          underHood(gain, { exhaust: 100, makeUp: 0, covers }),
        );
        expect(more?.sensible).toBeLessThanOrEqual(less?.sensible ?? 0);
        expect((more?.sensible ?? 0) * (more?.radiant ?? 0)).toBeCloseTo(300, 9);
      }),
    ));
  test("draws cooled air for exhaust that is not made up beside it", () => {
    expect(replacementAir(100, { exhaust: 1000, makeUp: 0.8, covers: 1 })).toBeCloseTo(200, 9);
    expect(replacementAir(300, { exhaust: 1000, makeUp: 0.8, covers: 1 })).toBe(300);
  });
});

describe("a day of typed values", () => {
  test.each([
    ["8*0 10*100 6*5", [...Array(8).fill(0), ...Array(10).fill(1), ...Array(6).fill(0.05)]],
    [Array(24).fill("50%").join("\t"), Array(24).fill(0.5)],
    [Array(24).fill("12.5").join(";\n"), Array(24).fill(0.125)],
  ])("%j", (text, series) => expect(hourlyValues(text)).toEqual(series));
  test.each(["", "24", "23*100", "25*0", "24*101", "24*-1", "24*x", "99*1", "24*1e2", `${"0 ".repeat(23)}NaN`])(
    "refuses %j",
    (text) => expect(hourlyValues(text)).toBeUndefined(),
  );
});
