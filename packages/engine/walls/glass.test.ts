import { describe, expect, test } from "vitest";
import { beamAttenuation, beamRatio, curveNames, diffuseRatio } from "./glass.ts";

describe("glass", () => {
  test.each(curveNames)(
    "curve %s is 1 at normal incidence, 0 at grazing incidence, and between for diffuse light",
    (curve) => {
      expect(beamRatio(curve, 1)).toBeCloseTo(1, 12);
      expect(beamRatio(curve, 0)).toBe(0);
      const steps = Array.from({ length: 2000 }, (_, index) => (index + 0.5) / 2000);
      const integral = steps.reduce((sum, cosine) => sum + 2 * beamRatio(curve, cosine) * cosine, 0) / 2000;
      expect(diffuseRatio(curve)).toBeCloseTo(integral, 3);
    },
  );

  test("a blind blocks more of a high sun", () => {
    const venetian = { level: 0.74, steep: 0.65, diffuse: 0.79 };
    expect(beamAttenuation(venetian, 0)).toBe(0.74);
    expect(beamAttenuation(venetian, 30)).toBeCloseTo(0.695, 12);
    expect(beamAttenuation(venetian, 80)).toBeCloseTo(0.65, 12);
  });
});
