import { expect, test } from "vitest";
import { afterLeaks, freshAir } from "./ventilation.ts";

test("fresh air by 62.1, minus the infiltration of a home", () => {
  // Five people are in an office of 100 m².
  expect(freshAir({ perPerson: 2.5, perArea: 0.3 }, 5, 100)).toBe(42.5);
  expect(freshAir({ perPerson: 2.5, perArea: 0.3 }, 5, 100, 0.8)).toBeCloseTo(53.125, 9);
  expect(afterLeaks(10, 0.36, 60)).toBeCloseTo(4, 9);
  expect(afterLeaks(10, 3.6, 60)).toBe(0);
});
