import fc from "@site/testing/fast-check.ts";
import { describe, expect, test } from "vitest";
import { airs } from "../data/monthly-climate.ts";
import { cityIds } from "../data/stations.ts";
import { relativeHumidityAt } from "./moist-air.ts";
import { sheetNames } from "./names.ts";
import { evaporation } from "./pool.ts";
import { sheetTables } from "./sheets.ts";
import { ductInsulation, nextSize, pipeInsulation } from "./sweat.ts";
import type { Figure } from "./tables.ts";
import { towerWater, wetBulbOf } from "./towers.ts";
import { equilibriumMoisture } from "./wood.ts";

const numbersIn = (figure: Figure): number[] => {
  if (typeof figure === "number") return [figure];
  return figure && "from" in figure ? [figure.from, figure.to] : [];
};

describe.each(sheetNames)("%s", (name) => {
  test.each(cityIds)("has a figure in every column for %s", (city) => {
    for (const { columns, rows } of sheetTables(name, [city]))
      for (const { figures } of columns) {
        expect(figures.length).toBeLessThanOrEqual(rows.length);
        expect(figures.some((figure) => figure !== undefined) || figures.length === 12).toBe(true);
        expect(figures.flatMap(numbersIn).every(Number.isFinite)).toBe(true);
      }
  });
});

describe("places that share a climate", () => {
  const emirates = ["sharjah", "ajman", "umm-al-quwain"] as const;
  test("share one column, whichever is asked for", () => {
    const [sharjah, ajman] = [sheetTables("wood", ["sharjah"]), sheetTables("wood", ["ajman"])];
    expect(ajman).toEqual(sharjah);
    expect(sharjah[0]?.columns.map(({ cities, side }) => [side, cities])).toContainEqual(["inland", [...emirates]]);
    expect(sheetTables("wood", emirates)[0]?.columns).toHaveLength(1);
  });
  test("Dubai is compared with Al Ain, coast and inland", () => {
    const [table] = sheetTables("tank", ["dubai", "al-ain", "fujairah"]);
    expect(table?.columns.map(({ cities, side }) => [...cities, side])).toEqual([
      ["dubai", "shore"],
      ["al-ain", "inland"],
      ["fujairah", "hills"],
    ]);
  });
  test("figures from another place's station are shown separately", () => {
    const [, design] = sheetTables("towers", ["dubai", "sharjah", "ras-al-khaimah", "fujairah"]);
    expect(design?.columns.map(({ cities, borrowed }) => [cities[0], borrowed])).toEqual([
      ["dubai", false],
      ["ras-al-khaimah", true],
    ]);
  });
  test("a bill depends on the utility, so Sharjah and Ajman differ", () => {
    expect(sheetTables("bill", ["sharjah", "ajman"])[0]?.columns).toHaveLength(2);
    expect(sheetTables("bill", ["ajman", "umm-al-quwain"])[0]?.columns).toHaveLength(1);
  });
});

const air = fc
  .record({
    celsius: fc.double({ min: 5, max: 48, noNaN: true }),
    below: fc.double({ min: 2.5, max: 30, noNaN: true }),
  })
  .map(({ celsius, below }) => ({ dryBulb: celsius, dewPoint: celsius - below }));

describe("in any air", () => {
  test("wood is wetter in damper air, between dry and saturated", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 50, noNaN: true }),
        fc.double({ min: 0.05, max: 0.9, noNaN: true }),
        (t, h) => {
          const [here, damper] = [equilibriumMoisture(t, h), equilibriumMoisture(t, h + 0.05)];
          expect(damper).toBeGreaterThan(here);
          expect(here).toBeGreaterThan(0);
          expect(here).toBeLessThan(30);
        },
      ),
    );
  });
  test("a pipe needs less than a flat wall, a thick pipe more than a thin one, and foil most", () => {
    fc.assert(
      fc.property(air, fc.double({ min: 15, max: 300, noNaN: true }), (around, diameter) => {
        const flat = ductInsulation(7, around, "dull");
        const round = pipeInsulation(7, around, "dull", diameter);
        expect(round).toBeLessThanOrEqual(flat);
        if (!Number.isFinite(flat)) return;
        expect(pipeInsulation(7, around, "dull", 2 * diameter)).toBeGreaterThanOrEqual(round - 1e-9);
        expect(ductInsulation(7, around, "foil")).toBeGreaterThanOrEqual(flat);
      }),
    );
  });
  test("insulation is not enough in fog, and dry air needs none", () => {
    expect(ductInsulation(12, { dryBulb: 30, dewPoint: 29 }, "foil")).toBe(Number.POSITIVE_INFINITY);
    expect(nextSize(Number.POSITIVE_INFINITY)).toBeUndefined();
    expect(ductInsulation(12, { dryBulb: 40, dewPoint: 8 }, "foil")).toBe(0);
  });
  test("the wet bulb is between dew point and dry bulb, so tower water is never colder than the dew point", () => {
    fc.assert(
      fc.property(air, ({ dryBulb, dewPoint }) => {
        const bulb = wetBulbOf(dryBulb, dewPoint);
        expect(bulb).toBeGreaterThanOrEqual(dewPoint - 1e-6);
        expect(bulb).toBeLessThanOrEqual(dryBulb + 1e-6);
        expect(towerWater(bulb)).toBeGreaterThan(dewPoint);
      }),
    );
  });
  test("a pool loses more water with wind, and none to air that is as moist as its surface", () => {
    fc.assert(
      fc.property(air, fc.double({ min: 0, max: 5, noNaN: true }), ({ dryBulb, dewPoint }, wind) => {
        expect(evaporation(dryBulb, dewPoint, wind + 1)).toBeGreaterThan(evaporation(dryBulb, dewPoint, wind));
        expect(evaporation(dewPoint, dewPoint, wind)).toBeCloseTo(0, 9);
      }),
    );
  });
});

test("no month of the data is above saturation", () => {
  for (const { mean, dewPoint } of Object.values(airs))
    for (const [month, celsius] of mean.entries())
      expect(relativeHumidityAt(celsius, dewPoint[month] ?? 99)).toBeLessThan(1);
});
