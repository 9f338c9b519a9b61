import fc from "@site/testing/fast-check.ts";
import { describe, expect, test } from "vitest";
import { InputRefused } from "../check.ts";
import { type EquipmentId, equipment, equipmentIds, ladder, notedIds, yearOfVisits } from "./equipment.ts";
import {
  type AmcInput,
  ages,
  checkAmc,
  coverages,
  hours,
  months,
  responses,
  surroundings,
  times,
  uses,
  usualAmc,
  visitChoices,
  visitField,
} from "./input.ts";
import { amcPlan } from "./plan.ts";

const each = <T>(ids: readonly string[], value: (id: string) => fc.Arbitrary<T>) =>
  Object.fromEntries(ids.map((id) => [id, value(id)]));
const inputs = fc.record({
  use: fc.constantFrom(...uses),
  hours: fc.constantFrom(...hours),
  age: fc.constantFrom(...ages),
  surroundings: fc.constantFrom(...surroundings),
  coverage: fc.constantFrom(...coverages),
  response: fc.constantFrom(...responses),
  time: fc.constantFrom(...times),
  start: fc.constantFrom(...months),
  ...each(equipmentIds, () => fc.integer({ min: 0, max: 300 })),
  ...each(equipmentIds.map(visitField), () => fc.constantFrom(...visitChoices)),
  ...each(notedIds, () => fc.boolean()),
  split: fc.integer({ min: 1, max: 300 }),
}) as unknown as fc.Arbitrary<AmcInput>;
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
const visitsOf = (input: AmcInput, id: EquipmentId) => amcPlan(input).lines.find((line) => line.id === id)?.visits;

describe("the calendar", () => {
  test("has the visits of the frequency table, and no full service from June to September", () => {
    for (const id of equipmentIds)
      for (const visits of ladder) {
        const year = yearOfVisits(equipment[id].rhythm, visits);
        expect(year).toHaveLength(12);
        expect(year.filter(Boolean)).toHaveLength(visits);
        expect(year).toContain("full");
        expect(year.slice(5, 9)).not.toContain("full");
      }
  });

  test("adds up to items times visits, for any plan and first month", () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { lines, calendar, services, pieces, monthsWithVisits } = amcPlan(input);
        expect(sum(calendar.map(({ full, light }) => full + light))).toBe(services);
        expect(sum(lines.map((line) => line.pieces * line.visits))).toBe(services);
        expect(pieces).toBe(sum(equipmentIds.map((id) => input[id])));
        expect(calendar[0]?.month).toBe(Number(input.start));
        expect(new Set(calendar.map(({ month }) => month)).size).toBe(12);
        expect(monthsWithVisits).toBeGreaterThanOrEqual(Math.max(...lines.map(({ visits }) => visits)));
      }),
    );
  });
});

describe("how often", () => {
  test("heavier use never means fewer visits, and at most two steps more", () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const plain = amcPlan({ ...input, hours: "day", surroundings: "usual", age: "under5" });
        const hard = amcPlan({ ...input, hours: "always", surroundings: "sea", age: "over10" });
        for (const [at, { advised, base, why }] of hard.lines.entries()) {
          expect(advised).toBeGreaterThanOrEqual(plain.lines[at]?.advised ?? 0);
          expect(ladder.indexOf(advised) - ladder.indexOf(base)).toBeLessThanOrEqual(2);
          expect(why.length > 0).toBe(advised > base);
        }
      }),
    );
  });

  test("a villa's split twice a year, an office's four times, by the sea six times", () => {
    expect(visitsOf(usualAmc, "split")).toBe(2);
    expect(visitsOf({ ...usualAmc, use: "office" }, "split")).toBe(4);
    expect(visitsOf({ ...usualAmc, use: "office", surroundings: "sea" }, "split")).toBe(6);
    expect(visitsOf({ ...usualAmc, surroundings: "sea" }, "heater")).toBe(1);
  });

  test("the visitor's choice wins, with a notice if it is below our advice", () => {
    const fewer = amcPlan({ ...usualAmc, tankVisits: "1" });
    expect(fewer.lines.find(({ id }) => id === "tank")).toMatchObject({ visits: 1, advised: 2, services: 2 });
    expect(fewer.notes).toContain("fewerThanUsual");
    expect(amcPlan(usualAmc).notes).not.toContain("fewerThanUsual");
  });
});

test("work for approved companies is named and never counted", () => {
  const noted = amcPlan({ ...usualAmc, fire: true, cctv: true });
  expect(noted.noted).toEqual(["fire", "cctv"]);
  expect(noted.services).toBe(amcPlan(usualAmc).services);
});

test("parts for old machines have a warning", () => {
  expect(amcPlan({ ...usualAmc, age: "over10", coverage: "parts" }).notes).toContain("oldParts");
  expect(amcPlan({ ...usualAmc, age: "over10", coverage: "labour" }).notes).not.toContain("oldParts");
});

describe("refused input, named", () => {
  test.each([
    ["split", -1, { problem: "below", limit: 0 }],
    ["split", 2.5, { problem: "not-a-number" }],
    ["split", 1e9, { problem: "above", limit: 2000 }],
    ["split", Number.NaN, { problem: "not-a-number" }],
    ["use", "castle", { problem: "unknown" }],
    ["start", "13", { problem: "unknown" }],
    ["splitVisits", "5", { problem: "unknown" }],
    ["fire", "yes", { problem: "unknown" }],
  ])("%s %s", (field, value, issue) =>
    expect(checkAmc({ ...usualAmc, [field]: value })).toEqual([{ field, ...issue }]),
  );

  test("a plan without equipment", () => {
    const nothing = { ...usualAmc, ...Object.fromEntries(equipmentIds.map((id) => [id, 0])) };
    expect(checkAmc(nothing)).toEqual([{ field: "split", problem: "below", limit: 1 }]);
    expect(() => amcPlan(nothing)).toThrow(InputRefused);
  });

  test("any value at all, without an exception", () => {
    fc.assert(
      fc.property(fc.anything(), (part) => {
        expect(checkAmc(part).length).toBeGreaterThan(0);
        expect(Array.isArray(checkAmc({ ...usualAmc, split: part, use: part }))).toBe(true);
      }),
    );
  });
});

test("a villa is visited in April and October only, with all work in those visits", () => {
  expect(amcPlan(usualAmc)).toMatchObject({ services: 23, monthsWithVisits: 2 });
});
