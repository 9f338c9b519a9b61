import { readFileSync } from "node:fs";
import { unitOf } from "@site/ground/language/units.ts";
import fc from "@site/testing/fast-check.ts";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { calculatorWords } from "#site/content/schemas/calculators.ts";
import { count, format } from "./say.ts";

const { units } = calculatorWords.parse(parse(readFileSync("content/ar/calculator-words.yaml", "utf8")));
const dirhams = (value: number, digits = 0) => `${format(value, digits)} ${unitOf(units, "ar", "aed", value, digits)}`;

describe("an Arabic unit agrees with its number", () => {
  test.for([
    [0, "0 درهم"],
    [1, "1 درهم"],
    [2, "2 درهم"],
    [3, "3 دراهم"],
    [10, "10 دراهم"],
    [11, "11 درهماً"],
    [99, "99 درهماً"],
    [100, "100 درهم"],
    [102, "102 درهم"],
    [103, "103 دراهم"],
    [308, "308 دراهم"],
    [3694, "3,694 درهماً"],
  ] as const)("%d", ([value, said]) => expect(dirhams(value)).toBe(said));

  test("agrees with the rounded number that is shown", () => {
    expect(dirhams(307.6)).toBe("308 دراهم");
    expect(dirhams(99.7)).toBe("100 درهم");
    expect(dirhams(7.5, 1)).toBe("7.5 درهم");
    expect(dirhams(7.04, 1)).toBe("7 دراهم");
  });

  test("agrees by the last two digits of any number", () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (value) => {
        const rest = value % 100;
        const word = rest >= 3 && rest <= 10 ? "دراهم" : rest >= 11 ? "درهماً" : "درهم";
        return dirhams(value).endsWith(` ${word}`);
      }),
    );
  });

  test("does not change a symbol, or a unit that stands alone", () => {
    expect(unitOf(units, "ar", "m2", 5)).toBe("م²");
    expect(unitOf(units, "ar", "minutes")).toBe("دقيقة");
    expect(unitOf(units, "ar", "minutes", 8)).toBe("دقائق");
    expect(unitOf(units, "ar", "litre", 350)).toBe("لتراً");
  });
});

test("a plural form may omit the number", () => {
  const forms = { one: "طن تبريد واحد", few: "{n} أطنان تبريد", other: "{n} طن تبريد" };
  expect([1, 1.5, 3].map((n) => count(forms, n, "ar"))).toEqual(["طن تبريد واحد", "1.5 طن تبريد", "3 أطنان تبريد"]);
});
