import fc from "@site/testing/fast-check.ts";
import { expect, it } from "vitest";
import { openParts, openPlaces } from "./open-line.ts";

it.each([
  ["Split unit: {make}, {model}, { capacity at 46 °C }", ["make", "model", "capacity at 46 °C"]],
  ["مكيف سبليت: {الماركة}، {الطراز}", ["الماركة", "الطراز"]],
  ["Split unit: {make, {model}", ["{", "model"]],
  ["Split unit: {}", ["{}"]],
  ["Split unit: O General", []],
])("%s", (text, open) => {
  expect(openPlaces(text)).toEqual(open);
});

it("finds something open in exactly those texts that have a bracket", () => {
  const text = fc.string({ unit: fc.constantFrom("{", "}", "a", "ب", " ", "\n") });
  fc.assert(fc.property(text, (typed) => openPlaces(typed).length > 0 === /[{}]/.test(typed)));
});

it("names the open parts of a line: in either language, and a price only if the line has an amount", () => {
  const line = { kind: "item", textEn: "Part: {make}", textAr: "القطعة: {الماركة}", unpriced: true } as const;
  const places = [
    { field: "textEn", places: ["make"] },
    { field: "textAr", places: ["الماركة"] },
  ];
  expect(openParts(line)).toEqual([...places, { field: "price" }]);
  expect(openParts({ ...line, kind: "note" })).toEqual(places);
  expect(openParts({ kind: "item", textEn: "Part", textAr: "القطعة" })).toEqual([]);
});
