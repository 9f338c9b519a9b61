import fc from "@site/testing/fast-check.ts";
import { expect, test } from "vitest";
import * as units from "./units.ts";

const amount = fc.double({ min: 0, max: 1e6, noNaN: true });

test("units round-trip", () => {
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
