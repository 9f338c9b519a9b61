import fc from "@site/testing/fast-check.ts";
import { expect, test } from "vitest";
import { daysLeft, isShown } from "./price-age.ts";

test.each([
  ["2026-11-23", "2026-11-23", true],
  ["2026-11-23", "2027-11-23", true],
  ["2026-11-23", "2027-11-24", false],
  ["2028-02-29", "2029-02-28", true],
  ["2028-02-29", "2029-03-01", false],
])("prices checked on %s are shown on %s: %s", (checked, today, shown) => {
  expect(isShown(checked, today)).toBe(shown);
});

const day = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("they are hidden on the last day", () => {
  fc.assert(fc.property(day, day, (checked, today) => isShown(checked, today) === daysLeft(checked, today) >= 0));
});
