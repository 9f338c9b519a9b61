import { describe, expect, test } from "vitest";
import { radians } from "./position.ts";
import { sunlitShare } from "./shading.ts";

describe("shade", () => {
  const window = { width: 2, height: 1.5 };
  const sun = { altitude: radians(45), azimuth: 0 };
  test("an overhang of a metre shades a metre at 45°", () =>
    expect(sunlitShare({ overhang: { depth: 1, above: 0 } }, window, sun, 0)).toBeCloseTo(1 / 3, 12));
  test("fins shade only when the sun is at the side", () => {
    const fins = { depth: 0.5, beside: 0 };
    expect(sunlitShare({ fins }, window, sun, 0)).toBe(1);
    expect(sunlitShare({ fins }, window, sun, radians(45))).toBeCloseTo(0.75, 12);
  });
  test("no direct sun while it is behind the wall", () => expect(sunlitShare({}, window, sun, Math.PI)).toBe(0));
});
