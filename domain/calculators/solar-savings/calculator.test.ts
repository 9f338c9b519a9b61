import { InputRefused } from "@site/engine/check.ts";
import { expect, test } from "vitest";
import { calculatorWords } from "#site/content/content.server.ts";
import { pageWords } from "../kit/frame/entry.server.ts";
import { readFields } from "../kit/frame/read-fields.ts";
import { sayer } from "../kit/frame/say.ts";
import { compute, paybackText, peakFor, schemeFor } from "./calculator.ts";
import { fields } from "./fields.ts";
import { words as schema } from "./words.ts";

const read = (query: string) => readFields(fields, new URLSearchParams(query));

test("defaults give a typical roof, without an invented price", () => {
  const { problems, input } = read("");
  expect(problems).toEqual([]);
  const { year, investment, payback } = compute(input);
  expect(year.saved).toBeGreaterThan(0);
  expect(investment).toBeUndefined();
  expect(payback).toBeUndefined();
});

test("the size comes from the roof, or from the quotation", () => {
  expect(peakFor(read("area=100&spread=10").input)).toBe(10);
  expect(peakFor(read("basis=peak&peak=25&area=100").input)).toBe(25);
});

test.each([
  ["utility=dewa", "rolling"],
  ["utility=etihadwe&customer=citizen-villa", "yearly"],
  ["utility=etihadwe&customer=business", "none"],
  ["utility=addc", "none"],
  ["utility=addc&scheme=rolling", "rolling"],
])("%s: surplus is %s", (query, scheme) => {
  expect(schemeFor(read(query).input)).toBe(scheme);
});

test("the minimum and maximum of every input have a result", () => {
  for (const end of ["min", "max"] as const) {
    const all = Object.entries(fields).flatMap(([name, field]) =>
      // Slabs are tested together, because each slab must end above the slab before it.
      field.kind === "number" && !name.startsWith("slab") ? [[name, String(field[end])]] : [],
    );
    for (const basis of ["area", "peak"]) {
      const { problems, input } = read(new URLSearchParams([...all, ["basis", basis]]).toString());
      expect(problems).toEqual([]);
      expect(Number.isFinite(compute(input).year.saved)).toBe(true);
    }
  }
});

test("a customer group without a known tariff is refused at the price field", () => {
  expect(() => compute(read("customer=citizen-villa").input)).toThrow(InputRefused);
});

test.each([
  [1, "After 1 year", "بعد 1 سنة"],
  [7.3, "After 7.3 years", "بعد 7.3 سنة"],
  [8.96, "After 9 years", "بعد 9 سنوات"],
  [11, "After 11 years", "بعد 11 سنة"],
])("a payback of %d years, in words that agree with the number", (payback, english, arabic) => {
  const said = (["en", "ar"] as const).map((language) => {
    const words = pageWords(schema, "solar-savings", language);
    const result = { ...compute(read("cost=5000").input), payback };
    return paybackText(result, sayer(words, calculatorWords(language), language));
  });
  expect(said).toEqual([english, arabic]);
});
