import fc from "@site/testing/fast-check.ts";
import { last, nth } from "@site/typed";
import { describe, expect, test } from "vitest";
import { InputRefused } from "../check.ts";
import { sunOf, suns } from "../data/monthly-climate.ts";
import { cityIds } from "../data/stations.ts";
import { customerIds, tariffOf, utilityOf } from "../data/tariffs.ts";
import { consumptionOf } from "./consumption.ts";
import { creditBill, schemes } from "./credit.ts";
import { paybackOf, type Roof, solarSavings } from "./savings.ts";

const villa: Roof = {
  city: "dubai",
  tariff: tariffOf("dewa", "villa") as Roof["tariff"],
  kWp: 10,
  tilt: 10,
  facing: 180,
  soiling: 0.02,
  shading: 0.03,
  coolest: 1000,
  hottest: 4500,
  scheme: "rolling",
  usedAtOnce: 0.4,
  degradation: 0.005,
  upkeep: 0,
};
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const roofs = fc
  .record({
    city: fc.constantFrom(...cityIds),
    customer: fc.constantFrom(...customerIds),
    kWp: between(0.1, 500),
    tilt: between(0, 60),
    facing: between(0, 360),
    soiling: between(0, 0.4),
    shading: between(0, 0.8),
    coolest: between(0, 20_000),
    hottest: between(0, 80_000),
    scheme: fc.constantFrom(...schemes),
    usedAtOnce: between(0, 1),
    degradation: between(0, 0.03),
    price: fc.option(between(1, 20_000), { nil: undefined }),
    upkeep: between(0, 2000),
  })
  .map(
    ({ customer, ...some }): Roof => ({
      ...villa,
      ...some,
      tariff: tariffOf(utilityOf[some.city], customer) ?? villa.tariff,
    }),
  );

const numbersIn = (value: unknown): number[] => {
  if (typeof value === "number") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(numbersIn) : [];
};
const saved = (change: Partial<Roof>, of = villa) => solarSavings({ ...of, ...change }).year.saved;

describe("for any input within the limits", () => {
  test("every figure is finite, and the saving never exceeds the bill", () => {
    fc.assert(
      fc.property(roofs, (roof) => {
        const result = solarSavings(roof);
        expect(numbersIn(result).every(Number.isFinite)).toBe(true);
        for (const { before, after, billed } of result.months) {
          expect(after).toBeGreaterThanOrEqual(0);
          expect(after).toBeLessThanOrEqual(before + 1e-6);
          expect(billed).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("more panels never save less; shade, dust and ageing never save more", () => {
    fc.assert(
      fc.property(roofs, (roof) => {
        const now = saved({}, roof);
        expect(saved({ kWp: roof.kWp * 1.5 }, roof)).toBeGreaterThanOrEqual(now - 1e-6);
        expect(saved({ shading: roof.shading + 0.1 }, roof)).toBeLessThanOrEqual(now + 1e-6);
        expect(saved({ soiling: roof.soiling + 0.1 }, roof)).toBeLessThanOrEqual(now + 1e-6);
        const sums = solarSavings(roof).sums;
        expect(solarSavings({ ...roof, degradation: roof.degradation + 0.01 }).sums.at(-1)).toBeLessThanOrEqual(
          last(sums) + 1e-6,
        );
      }),
      { numRuns: 30 },
    );
  });

  test("an unlimited credit is worth at least as much as a yearly one, and that at least as much as none", () => {
    fc.assert(
      fc.property(roofs, (roof) => {
        const ends = schemes.map((scheme) => last(solarSavings({ ...roof, scheme }).sums));
        expect(ends[0]).toBeGreaterThanOrEqual(nth(ends, 1) - 1e-6);
        expect(ends[1]).toBeGreaterThanOrEqual(nth(ends, 2) - 1e-6);
      }),
      { numRuns: 20 },
    );
  });

  test("billed, generated and credited energy balance to the kWh if credit rolls over", () => {
    const amounts = fc.array(between(0, 5000), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(amounts, amounts, between(0, 5000), (needed, made, carried) => {
        const { billed, credit } = creditBill(needed, made, "rolling", 1, carried);
        const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
        expect(sum(billed) - credit).toBeCloseTo(sum(needed) - sum(made) - carried, 5);
      }),
    );
  });
});

describe("ten kilowatts on a villa in Dubai", () => {
  test("yield the kWh per kWp of the published run, with the same losses", () => {
    const { perKWp, loss } = solarSavings({ ...villa, tilt: 25 });
    expect(loss).toBeCloseTo(0.1408, 3);
    expect(perKWp).toBeGreaterThan(1774 * 0.97);
    expect(perKWp).toBeLessThan(1774 * 1.03);
  });

  test("yield in other cities in proportion to the light of their months", () => {
    const dubai = solarSavings(villa).months;
    for (const city of cityIds) {
      const light = (of: typeof city, month: number) => nth(suns[sunOf[of]].horizontal, month);
      for (const [month, { solar }] of solarSavings({ ...villa, city }).months.entries()) {
        const ratio = solar / nth(dubai, month).solar / (light(city, month) / light("dubai", month));
        // The panels are warmer in more light, and the position of the sun is slightly different.
        expect(ratio).toBeGreaterThan(0.97);
        expect(ratio).toBeLessThan(1.02);
      }
    }
  });

  test("yield most when facing south, and equally to the east and west of it except for the weather", () => {
    const of = (facing: number) => solarSavings({ ...villa, tilt: 25, facing }).perKWp;
    expect(of(180)).toBeGreaterThan(of(90));
    expect(of(180)).toBeGreaterThan(of(270));
    expect(of(0)).toBeLessThan(of(90));
    expect(Math.abs(of(90) / of(270) - 1)).toBeLessThan(0.03);
  });

  test("have a payback time only if a price is given", () => {
    expect(solarSavings(villa).payback).toBeUndefined();
    const { payback, sums, investment } = solarSavings({ ...villa, price: 3000 });
    expect(investment).toBe(30_000);
    expect(payback).toBeGreaterThan(30_000 / nth(sums, 0) - 0.5);
    expect(solarSavings({ ...villa, price: 90_000 }).payback).toBeUndefined();
  });
});

test("consumption follows the temperature between the two given months", () => {
  const months = consumptionOf(800, 4000);
  expect(months[0]).toBe(800);
  expect(months[7]).toBe(4000);
  expect(Math.min(...months)).toBe(800);
});

test("payback is interpolated within the year", () => {
  expect(paybackOf(150, [100, 200, 300])).toBeCloseTo(1.5, 12);
  expect(paybackOf(50, [100])).toBeCloseTo(0.5, 12);
  expect(paybackOf(500, [100, 200])).toBeUndefined();
});

test.each([
  ["kWp", 0],
  ["tilt", Number.NaN],
  ["shading", 1.2],
  ["coolest", -1],
  ["price", 0],
  ["degradation", Number.NEGATIVE_INFINITY],
])("refuses %s of %d by name", (field, value) => {
  expect(() => solarSavings({ ...villa, [field]: value })).toThrow(InputRefused);
});
