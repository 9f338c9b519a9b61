import fc from "@site/testing/fast-check.ts";
import { expect, it } from "vitest";
import { filsOf, milliOf, typedOf } from "./typed-amounts.ts";

it.each([
  ["650", 65_000],
  ["1,250.5", 125_050],
  ["١٬٢٥٠٫٧٥", 125_075],
  ["۶۵۰", 65_000],
  [" 12 500 ", 1_250_000],
  ["12,50", 1250],
  ["0,75", 75],
  ["1.250,50", 125_050],
  ["٢،٥", 250],
  ["1,25,000", 12_500_000],
  ["12,5000", undefined],
  ["12 50", undefined],
  ["", 0],
  ["0.005", undefined],
  ["-5", undefined],
  ["1e3", undefined],
  ["1.2.3", undefined],
  ["1234567", undefined],
  ["NaN", undefined],
  ["\u202e650", 65_000],
])("reads %j as %s fils", (typed, fils) => {
  expect(filsOf(typed)).toBe(fils);
});

it("needs a quantity", () => {
  expect([milliOf(""), milliOf("2.5"), milliOf("2,5"), milliOf("٠٫١٢٥")]).toEqual([undefined, 2500, 2500, 125]);
});

it("reads back what it wrote", () => {
  fc.assert(
    fc.property(fc.nat(99_999_999), (value) => {
      expect(filsOf(typedOf(value, 2))).toBe(value);
      expect(milliOf(typedOf(value, 3))).toBe(value);
    }),
  );
});
