import fc from "@site/testing/fast-check.ts";
import { isOneOf, keysOf } from "@site/typed";
import { describe, expect, test } from "vitest";
import { InputRefused } from "../check.ts";
import { kindIds } from "./demand.ts";
import { checkWater, limits, type NumberId, optionalIds, pumpIds, usualWater, type WaterInput } from "./input.ts";
import { pipeIds } from "./pipes.ts";
import { waterSystem } from "./system.ts";
import { forms } from "./tank.ts";

const whole = ["people", "wcs", "basins", "showers", "baths", "sinks", "washers", "urinals", "peakShowers", "heaters"];
const fixtures = ["wcs", "basins", "showers", "baths", "sinks", "washers", "urinals"];
const numberWithin = (id: NumberId) => {
  const [min, max] = limits[id];
  // The largest number that is still within the table of simultaneous demand.
  const most = fixtures.includes(id) ? 150 : max;
  return whole.includes(id) ? fc.integer({ min, max: most }) : fc.double({ min, max, noNaN: true });
};
const inputs = fc
  .record(
    {
      kind: fc.constantFrom(...kindIds),
      tank: fc.constantFrom(...forms),
      pipe: fc.constantFrom(...pipeIds),
      pump: fc.constantFrom(...pumpIds),
      ...Object.fromEntries(keysOf(limits).map((id) => [id, numberWithin(id)])),
    },
    {
      requiredKeys: ["kind", "tank", "pipe", "pump", ...Object.keys(limits)].filter(
        (id) => !isOneOf(optionalIds, id),
      ) as never[],
    },
  )
  .map((input) => inOrder(input as unknown as WaterInput));

/** Puts the points of a pump into the order of its data sheet. */
function inOrder({ firstFlow = 0, secondFlow = 1, firstHead = 1, secondHead = 0, ...input }: WaterInput): WaterInput {
  const [low, high] = [Math.min(firstFlow, secondFlow), Math.max(firstFlow, secondFlow)];
  const [least, most] = [Math.min(firstHead, secondHead), Math.max(firstHead, secondHead)];
  return high - low < 0.1 || most - least < 0.1
    ? input
    : { ...input, firstFlow: low, secondFlow: high, firstHead: most, secondHead: least };
}

const numbersIn = (value: unknown): number[] => {
  if (typeof value === "number") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(numbersIn) : [];
};

describe("for any input within the limits", () => {
  test("every figure is finite, and the tanks hold the required volume", () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { ground, roof, total, daily, held, ...rest } = waterSystem(input);
        expect(numbersIn([ground, roof, daily, held, rest]).every(Number.isFinite)).toBe(true);
        const usable = (ground?.usable ?? 0) + (roof?.usable ?? 0);
        expect(usable).toBeCloseTo(total, 6);
        const brim = (ground?.volume ?? 0) + (roof?.volume ?? 0);
        expect(brim * (input.usable / 100)).toBeGreaterThanOrEqual(total - 1e-6);
        expect(held).toBeCloseTo((24 * brim * (input.usable / 100)) / daily, 6);
      }),
    );
  });

  test("head is height, friction and residual pressure; shaft power exceeds water power, motor power exceeds shaft power", () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { transfer, booster } = waterSystem(input);
        for (const pump of [transfer, booster]) {
          if (!pump) continue;
          const { parts, head, hydraulic, shaft, motor } = pump;
          expect(parts.static + parts.friction + parts.residual).toBeCloseTo(head, 9);
          expect(shaft).toBeGreaterThanOrEqual(hydraulic);
          if (motor !== undefined)
            expect(motor * 1000).toBeGreaterThanOrEqual(shaft * (1 + input.reserve / 100) - 1e-9);
          if (pump.pipe.wideEnough) expect(pump.pipe.velocity).toBeLessThanOrEqual(input.fastest);
        }
      }),
    );
  });

  test("more people, days or fixtures never need less", () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const of = (change: Partial<WaterInput>) => waterSystem({ ...input, ...change });
        const base = of({ people: 100, days: 1, showers: 10 });
        const more = of({ people: 200, days: 2, showers: 20 });
        expect(more.total).toBeGreaterThan(base.total);
        expect(more.booster.flow).toBeGreaterThanOrEqual(base.booster.flow);
        expect(more.transfer?.flow ?? 0).toBeGreaterThanOrEqual(base.transfer?.flow ?? 0);
      }),
      { numRuns: 50 },
    );
  });

  test("warmer mains never need more stored hot water", () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { winter, summer } = waterSystem({ ...input, coldWinter: 15, coldSummer: 38 }).hot;
        expect(summer.volume).toBeLessThanOrEqual(winter.volume + 1e-9);
        expect(summer.power).toBeLessThanOrEqual(winter.power + 1e-9);
      }),
      { numRuns: 50 },
    );
  });
});

describe("a villa of six", () => {
  const villa = waterSystem(usualWater);

  test("uses 350 litres a person, half of them stored on the roof", () => {
    expect(villa.daily).toBeCloseTo(2.1, 9);
    expect(villa.roof?.usable).toBeCloseTo(1.05, 9);
    expect(villa.roof).toMatchObject({ width: 1, length: 1.5, height: 1, weight: 1500 });
    expect(villa.roof?.pressure).toBeCloseTo(9807, 0);
  });

  test("fills its roof tank in an hour through a pipe in which the water is slow enough", () => {
    expect(villa.transfer).toMatchObject({ pipe: { name: "25 × 4.2", wideEnough: true }, motor: 0.37 });
    expect(villa.transfer?.flow).toBeCloseTo(1.05 / 3600, 9);
    expect(villa.transfer?.head).toBeGreaterThan(13);
  });

  test("needs hot water for four showers of eight minutes, a third of it in August", () => {
    // The showers need 4 × 8 × 8 = 256 L at 40 °C. The share (40 − 22) / (60 − 22) of this water is hot. A heater gives 70% of its water hot.
    expect(villa.hot.volume).toBeCloseTo((256 * (18 / 38)) / 0.7, 6);
    expect(villa.hot.each).toBe(100);
    expect(villa.hot.power).toBeCloseTo((villa.hot.volume * 4.186 * 38) / 3600 / 2, 6);
    expect(villa.hot.summer.volume / villa.hot.winter.volume).toBeCloseTo(2 / 22 / (18 / 38), 6);
  });

  test("has warnings for weight and for warm cold water, and no others", () => {
    expect(villa.notes).toEqual(["roofWeight", "coldWarm"]);
    expect(waterSystem({ ...usualWater, roofShare: 0, days: 2, store: 55 }).notes).toEqual([
      "turnover",
      "coldWarm",
      "storeBelow60",
    ]);
    expect(waterSystem({ ...usualWater, drop: 40 }).notes).toContain("gravityEnough");
  });

  test("used as a hotel gives a warning about its fixtures", () => {
    expect(waterSystem({ ...usualWater, kind: "hotel", people: 300 }).notes).toContain("countYours");
    expect(waterSystem({ ...usualWater, kind: "hotel", people: 300, showers: 150 }).notes).not.toContain("countYours");
    const counted = (change: Partial<WaterInput>) => waterSystem({ ...usualWater, ...change }).counted;
    expect(counted({ kind: "hotel", people: 500 })).toEqual({ taps: false, showers: false });
    expect(counted({ kind: "hotel", people: 500, peakShowers: 60 })).toEqual({ taps: false, showers: true });
    expect(counted({ people: 60 }).taps).toBe(false);
    expect(counted({ people: 12 })).toEqual({ taps: true, showers: true });
  });

  test("has a warning for heaters that cannot supply a day's heat in 24 hours", () => {
    // The hotel has 500 beds. Each needs 80 L of hot water at 60 °C, which is heated from 22 °C.
    const hotel = waterSystem({ ...usualWater, kind: "hotel", people: 500, showers: 150 });
    expect(hotel.hot.dearest).toBeCloseTo((500 * 80 * 4.186 * 38) / 3600, 6);
    expect(hotel.notes).toContain("heatersTooWeak");
    expect(waterSystem({ ...usualWater, kind: "hotel", people: 500, showers: 150, peakShowers: 120 }).hot.enough).toBe(
      true,
    );
    expect(villa.hot.enough).toBe(true);
  });

  test("its transfer pump works at the wanted duty while its curve is unknown, and where its own curve says afterwards", () => {
    const { run, transfer } = villa;
    expect(run).toMatchObject({ pump: "transfer", generic: true });
    expect(run?.duty?.flow).toBeCloseTo(transfer?.flow ?? 0, 9);
    expect(run?.duty?.head).toBeCloseTo(transfer?.head ?? 0, 6);
    const own = waterSystem({ ...usualWater, firstFlow: 5, firstHead: 38, secondFlow: 40, secondHead: 5 }).run;
    expect(own?.generic).toBe(false);
    expect(own?.duty?.flow).toBeGreaterThan(transfer?.flow ?? 0);
    const half = waterSystem({ ...usualWater, firstFlow: 5, firstHead: 38, secondFlow: 40, secondHead: undefined });
    expect(half.run?.generic).toBe(true);
    const weak = waterSystem({ ...usualWater, firstFlow: 5, firstHead: 8, secondFlow: 40, secondHead: 5 }).run;
    expect(weak).toMatchObject({ generic: false, duty: undefined });
  });

  test("its booster is shown if it is chosen or the only pump, but not for taps that nobody counted", () => {
    expect(waterSystem({ ...usualWater, pump: "booster" }).run?.pump).toBe("booster");
    expect(waterSystem({ ...usualWater, roofShare: 0 }).run?.pump).toBe("booster");
    expect(waterSystem({ ...usualWater, roofShare: 0, kind: "hotel", people: 300 }).run).toBeUndefined();
    expect(waterSystem({ ...usualWater, pump: "booster", drop: 40 }).run).toBeUndefined();
  });

  test("without a roof tank has no transfer pump, and its booster does the lift", () => {
    const { transfer, roof, booster } = waterSystem({ ...usualWater, roofShare: 0 });
    expect([transfer, roof]).toEqual([undefined, undefined]);
    expect(booster.parts.static).toBe(usualWater.lift - usualWater.drop);
    expect(waterSystem({ ...usualWater, roofShare: 100 }).transfer).toBeUndefined();
  });
});

describe("refused input, named", () => {
  test.each([
    ["people", 0, { problem: "below", limit: 1 }],
    ["people", 2.5, { problem: "not-a-number" }],
    ["days", -1, { problem: "below", limit: 0.25 }],
    ["days", Number.NaN, { problem: "not-a-number" }],
    ["roofShare", 101, { problem: "above", limit: 100 }],
    ["store", "60", { problem: "not-a-number" }],
    ["kind", "palace", { problem: "unknown" }],
    ["pipe", "__proto__", { problem: "unknown" }],
    ["pump", "hand", { problem: "unknown" }],
    ["firstHead", 501, { problem: "above", limit: 500 }],
    ["lift", undefined, { problem: "missing" }],
  ])("%s %s", (field, value, issue) =>
    expect(checkWater({ ...usualWater, [field]: value })).toEqual([{ field, ...issue }]),
  );

  test("more fixtures than the demand table covers, at the largest group", () => {
    const tower = { ...usualWater, wcs: 1000, basins: 1000, showers: 1000, baths: 600 };
    const [issue] = checkWater(tower);
    expect(issue).toMatchObject({ field: "wcs", problem: "above" });
    expect(checkWater({ ...tower, wcs: issue?.limit })).toEqual([]);
    expect(() => waterSystem(tower)).toThrow(InputRefused);
  });

  test("a second point of a pump that has less flow or more head than the first", () => {
    const at = (points: Partial<WaterInput>) => checkWater({ ...usualWater, ...points });
    const points = { firstFlow: 5, firstHead: 38, secondFlow: 40, secondHead: 5 };
    expect(at(points)).toEqual([]);
    expect(at({ ...points, secondFlow: 5 })).toEqual([{ field: "secondFlow", problem: "not-more" }]);
    expect(at({ ...points, secondHead: 38 })).toEqual([{ field: "secondHead", problem: "not-less" }]);
  });

  test("any value at all, without an exception", () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (all, part) => {
        expect(checkWater(all).length).toBeGreaterThan(0);
        expect(Array.isArray(checkWater({ ...usualWater, people: part, kind: part }))).toBe(true);
      }),
    );
  });
});
