import { describe, expect, test } from "vitest";
import fc from "#tests/fast-check.ts";
import { InputRefused } from "../check.ts";
import { customerIds, tariffOf, utilityIds } from "../data/tariffs.ts";
import { costOf, marginalPrice, stepAt, tariffWith } from "./tariffs.ts";

const dewa = tariffWith(tariffOf("dewa", "villa"), {});
const known = utilityIds.flatMap((utility) => customerIds.flatMap((customer) => tariffOf(utility, customer) ?? []));
const tariffs = fc.constantFrom(...known);
const amounts = fc.double({ min: 0, max: 1e6, noNaN: true });

describe("a month's electricity", () => {
  test("a Dubai month of 5,000 kWh, by hand", () => {
    const energy = 2000 * 0.23 + 2000 * 0.28 + 1000 * 0.32;
    expect(costOf(5000, dewa)).toBeCloseTo((energy + 5000 * 0.06) * 1.05, 9);
    expect(marginalPrice(5000, dewa)).toBeCloseTo((0.32 + 0.06) * 1.05, 12);
  });

  test.each([
    [0, 0.23],
    [1999, 0.23],
    [2000, 0.28],
    [6000, 0.38],
    [1e6, 0.38],
  ])("the next kWh after %d is of the step of %d", (kWh, price) => {
    const [at, beyond] = [stepAt(kWh, dewa), marginalPrice(kWh, dewa)];
    expect(dewa.steps[at]?.[1]).toBe(price);
    expect(beyond).toBeCloseTo((price + 0.06) * 1.05, 12);
  });

  test("Abu Dhabi's bands are per day, so a month of 31 days has wider ones", () => {
    const addc = tariffWith(tariffOf("addc", "apartment"), {});
    expect(marginalPrice(610, addc, 30)).toBeCloseTo(0.305, 12);
    expect(marginalPrice(610, addc, 31)).toBeCloseTo(0.268, 12);
  });

  test("more never costs less, and one more kWh costs the marginal price", () => {
    fc.assert(
      fc.property(tariffs, amounts, amounts, (tariff, a, b) => {
        const [less, more] = a < b ? [a, b] : [b, a];
        expect(costOf(more, tariff)).toBeGreaterThanOrEqual(costOf(less, tariff));
        const whole = Math.floor(less);
        const next = costOf(whole + 1, tariff) - costOf(whole, tariff);
        expect(next).toBeCloseTo(marginalPrice(whole, tariff), 5);
      }),
    );
  });
});

describe("tariffs that could not be confirmed", () => {
  test("Sharjah's prices are assumptions, Dubai's are not", () => {
    expect(tariffOf("sewa", "villa")?.confidence).toBe("low");
    expect(dewa.confidence).toBe("high");
  });

  test("without a known price the visitor's own is required, and only that is used", () => {
    expect(tariffOf("dewa", "citizen-villa")).toBeUndefined();
    expect(() => tariffWith(undefined, {})).toThrow(InputRefused);
    expect(marginalPrice(100, tariffWith(undefined, { price: 0.1, vat: 0 }))).toBeCloseTo(0.1, 12);
    expect(marginalPrice(9000, tariffWith(dewa, { price: 0.5, surcharge: 0, vat: 0 }))).toBeCloseTo(0.5, 12);
  });

  test.each([Number.NaN, -1, Number.POSITIVE_INFINITY])("%d kWh are refused", (kWh) => {
    expect(() => costOf(kWh, dewa)).toThrow(InputRefused);
    expect(() => marginalPrice(kWh, dewa)).toThrow(InputRefused);
  });
});
