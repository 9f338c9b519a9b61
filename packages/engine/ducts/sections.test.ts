import fc from "@site/testing/fast-check.ts";
import { describe, expect, test } from "vitest";
import { areaOf, equivalentDiameter, hydraulicDiameter, perimeterOf } from "./sections.ts";

const rectangle = (width: number, height: number) => ({ kind: "rectangular", width, height }) as const;
const oval = (width: number, height: number) => ({ kind: "oval", width, height }) as const;

describe("circular equivalents of rectangular ducts are as tables print them", () => {
  test.each([
    [100, 100, 109],
    [150, 100, 133],
    [200, 200, 219],
    [300, 200, 266],
    [400, 200, 305],
    [400, 300, 378],
    [500, 300, 420],
    [600, 300, 457],
    [800, 400, 609],
    [1000, 500, 762],
    [1200, 600, 914],
    [2000, 1000, 1523],
    [2000, 2000, 2186],
  ])("%d × %d mm as %d mm", (width, height, diameter) =>
    expect(Math.round(equivalentDiameter(rectangle(width, height)))).toBe(diameter),
  );

  test.each([
    [12, 12, 13.1],
    [20, 10, 15.2],
    [16, 8, 12.2],
  ])("%d × %d inches as %d", (width, height, diameter) =>
    expect(equivalentDiameter(rectangle(width, height))).toBeCloseTo(diameter, 1),
  );
});

test("a flat oval that is as wide as high is round, to a part in 500", () => {
  const round = oval(0.4, 0.4);
  expect(areaOf(round)).toBeCloseTo((Math.PI * 0.4 ** 2) / 4, 12);
  expect(perimeterOf(round)).toBeCloseTo(Math.PI * 0.4, 12);
  expect(Math.abs(equivalentDiameter(round) / 0.4 - 1)).toBeLessThan(0.002);
});

const sides = fc.tuple(fc.double({ min: 0.1, max: 2, noNaN: true }), fc.double({ min: 1, max: 8, noNaN: true }));

test("lies between the hydraulic diameter and the circle of equal area, and grows with the width", () => {
  fc.assert(
    fc.property(sides, ([height, aspect]) => {
      for (const shape of [rectangle(height * aspect, height), oval(height * aspect, height)]) {
        const ofArea = Math.sqrt((4 * areaOf(shape)) / Math.PI);
        const equivalent = equivalentDiameter(shape);
        expect(equivalent).toBeGreaterThan(hydraulicDiameter(shape));
        expect(equivalent).toBeLessThan(ofArea * 1.002);
        expect(equivalentDiameter({ ...shape, width: shape.width * 1.1 })).toBeGreaterThan(equivalent);
      }
    }),
  );
});
