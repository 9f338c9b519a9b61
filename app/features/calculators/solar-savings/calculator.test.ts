import { expect, test } from "vitest";
import { InputRefused } from "#engine/check.ts";
import { readFields } from "../frame/read-fields.ts";
import { compute, peakFor, schemeFor } from "./calculator.ts";
import { fields } from "./fields.ts";

const asked = (query: string) => readFields(fields, new URLSearchParams(query));

test("without anything a usual roof is answered, and no price is made up", () => {
  const { problems, input } = asked("");
  expect(problems).toEqual([]);
  const { year, investment, payback } = compute(input);
  expect(year.saved).toBeGreaterThan(0);
  expect(investment).toBeUndefined();
  expect(payback).toBeUndefined();
});

test("size comes from the roof, or from the offer", () => {
  expect(peakFor(asked("area=100&spread=10").input)).toBe(10);
  expect(peakFor(asked("basis=peak&peak=25&area=100").input)).toBe(25);
});

test.each([
  ["utility=dewa", "rolling"],
  ["utility=etihadwe&customer=citizen-villa", "yearly"],
  ["utility=etihadwe&customer=business", "none"],
  ["utility=addc", "none"],
  ["utility=addc&scheme=rolling", "rolling"],
])("%s: surplus is %s", (query, scheme) => {
  expect(schemeFor(asked(query).input)).toBe(scheme);
});

test("the smallest and the largest of everything that is allowed has an answer", () => {
  for (const end of ["min", "max"] as const) {
    const all = Object.entries(fields).flatMap(([name, field]) =>
      field.kind === "number" ? [[name, String(field[end])]] : [],
    );
    for (const basis of ["area", "peak"]) {
      const { problems, input } = asked(new URLSearchParams([...all, ["basis", basis]]).toString());
      expect(problems).toEqual([]);
      expect(Number.isFinite(compute(input).year.saved)).toBe(true);
    }
  }
});

test("a customer whose price nobody knows is refused at the price", () => {
  expect(() => compute(asked("customer=citizen-villa").input)).toThrow(InputRefused);
});
