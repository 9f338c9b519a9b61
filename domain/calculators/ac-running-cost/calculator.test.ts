import { InputRefused } from "@site/engine/check.ts";
import { describe, expect, test } from "vitest";
import { readFields } from "../kit/frame/read-fields.ts";
import { compute, ratedOf } from "./calculator.ts";
import { fields } from "./fields.ts";

const read = (query: string) => readFields(fields, new URLSearchParams(query));
const costOf = (query: string) => compute(read(query).input).year.cost;

describe("an address", () => {
  test("without parameters is answered for a typical home", () => {
    const { problems, input } = read("");
    expect(problems).toEqual([]);
    expect(compute(input).year.cost).toBeGreaterThan(0);
  });

  test("with the visitor's own price uses only that price", () => {
    const { year } = compute(read("price=50&vat=0").input);
    expect(year.cost).toBeCloseTo(year.kWh / 2, 6);
  });

  test("for a customer group without a known tariff is refused at the price field", () => {
    const { input } = read("utility=dewa&customer=citizen-villa");
    expect(() => compute(input)).toThrow(InputRefused);
    expect(costOf("utility=dewa&customer=citizen-villa&price=10")).toBeGreaterThan(0);
  });

  test("with the visitor's own slabs uses those, and refuses a gap at its field", () => {
    const { year } = compute(read("slabPrice1=50&slabUpTo1=100000&slabPrice2=90&surcharge=0&vat=0").input);
    expect(year.cost).toBeCloseTo(year.kWh / 2, 6);
    expect(() => compute(read("slabPrice1=50&slabPrice2=90").input)).toThrow(
      expect.objectContaining({ issues: [{ field: "slabUpTo1", problem: "slab-end" }] }),
    );
  });

  test.each(["hours=0", "hours=12.5", "count=-1", "size=abc", "other=1e99", "price=0", "setPoint=99"])(
    "with %s is refused at that field",
    (query) => {
      expect(read(query).problems.map(({ field }) => field)).toEqual([query.split("=")[0]]);
    },
  );
});

describe("efficiency", () => {
  test("is read from the label, in either unit", () => {
    expect(ratedOf({ unit: "old", rating: undefined, ratingIn: "btu-per-wh" })).toBe(2.6);
    expect(ratedOf({ unit: "old", rating: 3.4, ratingIn: "w-per-w" })).toBe(3.4);
    expect(ratedOf({ unit: "old", rating: 3412.142 / 293.07107, ratingIn: "btu-per-wh" })).toBeCloseTo(3.412, 3);
  });

  test("of 11 is accepted in Btu/Wh, and refused in W/W at its own field", () => {
    expect(ratedOf({ unit: "old", rating: 11, ratingIn: "btu-per-wh" })).toBeCloseTo(3.22, 2);
    const issues = [{ field: "rating", problem: "above", limit: 8 }];
    expect(() => ratedOf({ unit: "old", rating: 11, ratingIn: "w-per-w" })).toThrow(
      expect.objectContaining({ issues }),
    );
  });
});
