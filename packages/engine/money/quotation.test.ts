import fc from "@site/testing/fast-check.ts";
import { describe, expect, it } from "vitest";
import {
  amountOf,
  firstChoice,
  isChoice,
  isRounding,
  lineKinds,
  type PricedLine,
  priceOf,
  totalOf,
  vatKinds,
  withoutVat,
} from "./quotation.ts";

const line = (overrides: Partial<PricedLine>): PricedLine => ({
  kind: "item",
  qtyMilli: 1000,
  unitFils: 0,
  discountFils: 0,
  vat: "S5",
  optionGroup: "",
  ...overrides,
});

const anyLine = fc
  .record({
    kind: fc.constantFrom(...lineKinds),
    qtyMilli: fc.nat(100_000_000),
    unitFils: fc.nat(100_000_000),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    vat: fc.constantFrom(...vatKinds),
    optionGroup: fc.constantFrom("", "A", "B"),
  })
  .map(({ share, ...rest }) => line({ ...rest, discountFils: Math.floor(priceOf(rest) * share) }));

/** Rounds to the nearest integer by decimal text, halves upwards. This is a second, independent calculation of the figure. */
function nearest(thousandths: bigint): bigint {
  const text = thousandths.toString().padStart(4, "0");
  return BigInt(text.slice(0, -3)) + (Number(text.at(-3)) >= 5 ? 1n : 0n);
}

describe("a line", () => {
  it("rounds VAT to the nearest fils, as the authority's example does: 2.357 is 2.36", () => {
    expect(amountOf(line({ unitFils: 4714 }), "net")).toEqual({ net: 4714, vat: 236, gross: 4950 });
  });

  it.each([
    ["net", 10_000, { net: 10_000, vat: 500, gross: 10_500 }],
    ["gross", 10_500, { net: 10_000, vat: 500, gross: 10_500 }],
    ["gross", 100, { net: 95, vat: 5, gross: 100 }],
    ["net", 10, { net: 10, vat: 1, gross: 11 }],
  ] as const)("of basis %s and %i fils", (basis, unitFils, amount) => {
    expect(amountOf(line({ unitFils }), basis)).toEqual(amount);
  });

  it.each([
    // 5,200.00 / 1.05 = 4,952.38, and 20 × 247.62 is 2 fils more.
    [20, 26_000, { unitFils: 24_762, discountFils: 2 }, { net: 495_238, vat: 24_762, gross: 520_000 }],
    // 18,000.00 / 1.05 = 17,142.86, and 1,000 × 17.14 would be less.
    [1000, 1800, { unitFils: 1715, discountFils: 714 }, { net: 1_714_286, vat: 85_714, gross: 1_800_000 }],
    [2000, 6500, { unitFils: 6191, discountFils: 1048 }, { net: 12_380_952, vat: 619_048, gross: 13_000_000 }],
    [1, 26_000, { unitFils: 24_762, discountFils: 0 }, { net: 24_762, vat: 1238, gross: 26_000 }],
  ])("of %i units at %i fils with VAT costs the same without it", (quantity, unitFils, priced, amount) => {
    const net = withoutVat(line({ qtyMilli: quantity * 1000, unitFils }));
    expect(net).toMatchObject(priced);
    expect(amountOf(net, "net")).toEqual(amount);
  });

  it("costs the same without VAT to a fils, whatever its numbers and its discount", () => {
    fc.assert(
      fc.property(anyLine, (one) => {
        const [net, gross] = [amountOf(withoutVat(one), "net"), amountOf(one, "gross")];
        expect(Math.abs(net.gross - gross.gross)).toBeLessThanOrEqual(1);
        expect(withoutVat(one).discountFils).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("is recognised by the discount that rounds it, and by no other", () => {
    fc.assert(
      fc.property(anyLine, (one) => {
        const net = withoutVat({ ...one, discountFils: 0 });
        expect(isRounding(net)).toBe(net.discountFils > 0);
      }),
    );
    const net = withoutVat(line({ qtyMilli: 1_000_000, unitFils: 1000 }));
    expect(net).toMatchObject({ unitFils: 953, discountFils: 619 });
    for (const discountFils of [0, 500, 618, 620]) expect(isRounding({ ...net, discountFils })).toBe(false);
  });

  it("has no VAT if none is due, and no amount if it is only text", () => {
    expect(amountOf(line({ unitFils: 999, vat: "Z" }), "net")).toEqual({ net: 999, vat: 0, gross: 999 });
    expect(amountOf(line({ unitFils: 999, vat: "out" }), "gross")).toEqual({ net: 999, vat: 0, gross: 999 });
    expect(amountOf(line({ unitFils: 999, kind: "excluded" }), "net")).toEqual({ net: 0, vat: 0, gross: 0 });
  });

  it("is exact for any quantity and price", () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.nat(100_000_000), (qtyMilli, unitFils) => {
        expect(BigInt(priceOf({ qtyMilli, unitFils }))).toBe(nearest(BigInt(qtyMilli) * BigInt(unitFils)));
      }),
    );
  });

  it("adds up: net and VAT are gross, and VAT is 5 % of net to half a fils", () => {
    fc.assert(
      fc.property(anyLine, fc.constantFrom("net" as const, "gross" as const), (one, basis) => {
        const { net, vat, gross } = amountOf(one, basis);
        expect(net + vat).toBe(gross);
        expect(Math.min(net, vat)).toBeGreaterThanOrEqual(0);
        const isTaxed = one.vat === "S5" && gross > 0;
        const off = BigInt(vat) * 100n - BigInt(net) * 5n;
        if (isTaxed) expect(off <= 53n && off >= -53n).toBe(true);
        else expect(vat).toBe(0);
      }),
    );
  });
});

describe("the sum", () => {
  it("is the sum of the lines, and an option counts only if it is chosen", () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 200 }),
        fc.constantFrom("net" as const, "gross" as const),
        (lines, basis) => {
          const options = lines.flatMap(({ kind }, at) => (kind === "option" ? [at] : []));
          const [none, all] = [totalOf(lines, basis, []), totalOf(lines, basis, options)];
          const gross = (kinds: boolean) =>
            lines
              .filter(({ kind }) => (kind === "option") === kinds)
              .reduce((sum, one) => sum + amountOf(one, basis).gross, 0);
          expect(none.gross).toBe(gross(false));
          expect(all.gross).toBe(gross(false) + gross(true));
          expect(all.net + all.vat).toBe(all.gross);
        },
      ),
    );
  });
});

describe("a choice", () => {
  it("of the first of each group is always valid", () => {
    fc.assert(
      fc.property(fc.array(anyLine), (lines) => {
        expect(isChoice(lines, firstChoice(lines))).toBe(true);
      }),
    );
  });

  const good = line({ kind: "option", optionGroup: "A" });
  const lines = [line({}), good, good, line({ kind: "option" })];
  it.each([
    [[1], true],
    [[2, 3], true],
    [[], false],
    [[1, 2], false],
    [[1, 1], false],
    [[0, 1], false],
    [[1, 9], false],
    [[1, -1], false],
  ] as const)("of %j: %s", (chosen, valid) => {
    expect(isChoice(lines, chosen)).toBe(valid);
  });
});
