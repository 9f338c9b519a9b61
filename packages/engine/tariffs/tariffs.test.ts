import fc from "@site/testing/fast-check.ts";
import { describe, expect, test } from "vitest";
import { InputRefused } from "../check.ts";
import { customerIds, tariffOf, utilityIds } from "../data/tariffs.ts";
import { costOf, marginalPrice, stepAt, stepsFrom, tariffWith } from "./tariffs.ts";

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
  ])("the next kWh after %d is in the step of %d", (kWh, price) => {
    const [at, beyond] = [stepAt(kWh, dewa), marginalPrice(kWh, dewa)];
    expect(dewa.steps[at]?.[1]).toBe(price);
    expect(beyond).toBeCloseTo((price + 0.06) * 1.05, 12);
  });

  test("Abu Dhabi's bands are per day, so a month of 31 days has wider ones", () => {
    const addc = tariffWith(tariffOf("addc", "apartment"), {});
    expect(marginalPrice(610, addc, 30)).toBeCloseTo(0.305 * 1.05, 12);
    expect(marginalPrice(610, addc, 31)).toBeCloseTo(0.268 * 1.05, 12);
  });

  test("every bill adds VAT, which is zero only if the visitor says so", () => {
    for (const tariff of known) expect(tariff.vat).toBe(0.05);
    expect(costOf(600, tariffWith(tariffOf("aadc", "apartment"), { vat: 0 }), 30)).toBeCloseTo(600 * 0.268, 9);
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

describe("the visitor's own slabs", () => {
  const prices = fc.array(fc.double({ min: 0.01, max: 3, noNaN: true }), { minLength: 1, maxLength: 4 });

  test("a month by hand, with the utility's surcharge and VAT", () => {
    const steps = stepsFrom([{ upTo: 1000, price: 0.2 }, { upTo: 3000, price: 0.3 }, { price: 0.4 }, {}]);
    const own = tariffWith(dewa, { steps });
    expect(costOf(5000, own)).toBeCloseTo((1000 * 0.2 + 2000 * 0.3 + 2000 * 0.4 + 5000 * 0.06) * 1.05, 9);
    expect(own.printed).toBeUndefined();
  });

  test("are counted by the month even if our prices count by the day, and replace a single price", () => {
    const own = tariffWith(tariffOf("addc", "villa"), {
      price: 9,
      steps: stepsFrom([{ upTo: 100, price: 0.1 }, { price: 0.2 }]),
    });
    expect(costOf(200, own, 31)).toBeCloseTo((100 * 0.1 + 100 * 0.2) * 1.05, 9);
  });

  test("the last of any rising slabs has no end, and equal prices are merged", () => {
    fc.assert(
      fc.property(prices, amounts, (each, kWh) => {
        const steps = stepsFrom(each.map((price, index) => ({ price, upTo: 500 * (index + 1) }))) ?? [];
        expect(steps.at(-1)?.[0]).toBeNull();
        expect(costOf(kWh, tariffWith(dewa, { steps }))).toBeGreaterThanOrEqual(0);
        const same = stepsFrom(each.map((_, index) => ({ price: 0.3, upTo: 500 * (index + 1) }))) ?? [];
        expect(costOf(kWh, { ...dewa, steps: same })).toBeCloseTo(kWh * 0.36 * 1.05, 4);
      }),
    );
  });

  test("are not used if nothing was filled in", () => expect(stepsFrom([{}, {}])).toBeUndefined());

  test.each([
    ["slabPrice1", "slab-price", [{ upTo: 100 }, { price: 0.2 }]],
    ["slabUpTo1", "slab-end", [{ price: 0.1 }, { price: 0.2 }]],
    ["slabUpTo2", "slab-order", [{ upTo: 100, price: 0.1 }, { upTo: 100, price: 0.2 }, { price: 0.3 }]],
    ["slabPrice1", "slab-price", [{}, { price: 0.2 }]],
  ])("a mistake is refused at %s (%s)", (field, problem, rows) => {
    expect(() => stepsFrom(rows)).toThrow(
      expect.objectContaining({ issues: expect.arrayContaining([expect.objectContaining({ field, problem })]) }),
    );
  });
});

test("every known price has a date and says who printed it", () => {
  for (const { printed } of known) expect(printed?.date).toMatch(/^20\d\d(-\d\d)?$/);
  expect(tariffOf("addc", "villa")?.printed).toEqual({ date: "2017", by: "press" });
});
