import fc from "@site/testing/fast-check.ts";
import { nth } from "@site/typed";
import { describe, expect, test } from "vitest";
import { InputRefused } from "../check.ts";
import { ageIds } from "../data/ages.ts";
import { averageDays } from "../data/average-days.ts";
import { customerIds, tariffOf, utilityIds } from "../data/tariffs.ts";
import { positions } from "../quick/input.ts";
import { daysInMonth } from "../weather/average-year.ts";
import { runningHours } from "./hours.ts";
import { bases } from "./load.ts";
import { intermittentDay, massIds } from "./mass.ts";
import { type Household, runningCost } from "./running-cost.ts";

const villa: Household = {
  utility: "dewa",
  customer: "villa",
  tariff: tariffOf("dewa", "villa") as Household["tariff"],
  other: 900,
  basis: "units",
  count: 3,
  size: 1.5,
  area: 30,
  facing: "w",
  glass: "medium",
  position: "villa",
  age: "2000s",
  rated: 3,
  better: 4.5,
  setPoint: 24,
  hours: 12,
  when: "night",
  mass: "medium",
  winterOff: false,
};

const households = fc
  .record({
    utility: fc.constantFrom(...utilityIds),
    customer: fc.constantFrom(...customerIds),
    other: fc.double({ min: 0, max: 20_000, noNaN: true }),
    basis: fc.constantFrom(...bases),
    count: fc.integer({ min: 1, max: 12 }),
    size: fc.double({ min: 0.5, max: 10, noNaN: true }),
    area: fc.double({ min: 2, max: 500, noNaN: true }),
    position: fc.constantFrom(...positions),
    age: fc.constantFrom(...ageIds),
    rated: fc.double({ min: 1.5, max: 8, noNaN: true }),
    setPoint: fc.integer({ min: 18, max: 30 }),
    hours: fc.integer({ min: 1, max: 24 }),
    when: fc.constantFrom("night" as const, "day" as const),
    mass: fc.constantFrom(...massIds),
    winterOff: fc.boolean(),
  })
  .map((some): Household => ({ ...villa, ...some, tariff: tariffOf(some.utility, some.customer) ?? villa.tariff }));

const numbersIn = (value: unknown): number[] => {
  if (typeof value === "number") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(numbersIn) : [];
};
const yearly = (change: Partial<Household>, of = villa) => runningCost({ ...of, ...change }).year.cost;

describe("for any input within the limits", () => {
  test("every figure is finite, none is negative, and no saving exceeds the cost", () => {
    fc.assert(
      fc.property(households, (household) => {
        const result = runningCost(household);
        expect(numbersIn(result).every((value) => Number.isFinite(value) && value >= -1e-6)).toBe(true);
        for (const saving of numbersIn(Object.values(result.savings).map((one) => one && "cost" in one && one.cost)))
          expect(saving).toBeLessThanOrEqual(result.year.cost + 1e-6);
        expect(result.savings.filter.high.cost).toBeGreaterThanOrEqual(result.savings.filter.low.cost);
      }),
      { numRuns: 40 },
    );
  });

  test("more hours, more other use, a colder room or a worse unit never cost less", () => {
    fc.assert(
      fc.property(households, (household) => {
        const cost = yearly({}, household) - 1e-6;
        expect(yearly({ hours: Math.min(24, household.hours + 3) }, household)).toBeGreaterThanOrEqual(cost);
        expect(yearly({ other: household.other + 1000 }, household)).toBeGreaterThanOrEqual(cost);
        expect(yearly({ setPoint: Math.max(18, household.setPoint - 2) }, household)).toBeGreaterThanOrEqual(cost);
        expect(yearly({ rated: Math.max(1.5, household.rated - 0.5) }, household)).toBeGreaterThanOrEqual(cost);
        const heavier = yearly({ mass: "heavy" }, { ...household, mass: "light" });
        expect(heavier).toBeGreaterThanOrEqual(yearly({}, { ...household, mass: "light" }) - 1e-6);
      }),
      { numRuns: 15 },
    );
  });
});

describe("a villa in Dubai", () => {
  test("pays most for cooling in high summer, in a higher band than in January", () => {
    const { months, dearest } = runningCost({ ...villa, hours: 24, count: 6 });
    expect([6, 7]).toContain(dearest);
    expect(months[dearest]?.step).toBeGreaterThan(months[0]?.step ?? 9);
  });

  test("two units use twice the kWh of one, and cost more than twice once a band is crossed", () => {
    const one = runningCost({ ...villa, count: 4 });
    const two = runningCost({ ...villa, count: 8 });
    expect(two.year.kWh).toBeCloseTo(2 * one.year.kWh, 6);
    expect(two.year.cost).toBeGreaterThan(2 * one.year.cost);
  });

  test("does not depend on the hours when the unit never stops", () => {
    expect(yearly({ hours: 24, when: "day" })).toBeCloseTo(yearly({ hours: 24 }), 9);
  });

  test("pays nothing for cooling in a winter without it", () => {
    const costs = runningCost({ ...villa, winterOff: true }).months.map(({ cost }) => cost);
    expect(costs.flatMap((cost, month) => (cost === 0 ? [month] : []))).toEqual([0, 1, 11]);
  });

  test("has no saving from a unit that is no better", () => {
    expect(runningCost({ ...villa, rated: 4.5 }).savings.unit).toBeUndefined();
  });
});

const kWhOf = (change: Partial<Household>) => runningCost({ ...villa, ...change }).year.kWh;

describe("the building around it", () => {
  test.each(positions)("an older room needs more cooling than a newer one (%s)", (position) => {
    const kWhAt = (age: Household["age"]) => kWhOf({ basis: "room", position, age });
    expect(kWhAt("older")).toBeGreaterThan(kWhAt("2000s"));
    expect(kWhAt("2000s")).toBeGreaterThan(kWhAt("new"));
  });

  test("does not matter if only the units are known", () => {
    for (const position of positions)
      for (const age of ageIds) expect(kWhOf({ position, age, area: 200 })).toBe(kWhOf({}));
  });
});

test("running hours are centred on midnight or on the afternoon", () => {
  const hours = (count: number, when: "night" | "day") =>
    runningHours(count, when).flatMap((runs, index) => (runs ? [index + 1] : []));
  expect(hours(3, "night")).toEqual([1, 2, 3]);
  expect(hours(5, "day")).toEqual([13, 14, 15, 16, 17]);
  expect(hours(24, "day")).toHaveLength(24);
});

test.each([
  ["hours", 0],
  ["hours", 25],
  ["size", Number.NaN],
  ["rated", -3],
  ["other", 1e12],
  ["setPoint", Number.POSITIVE_INFINITY],
])("refuses %s of %d by name", (field, value) => {
  const refused = () => runningCost({ ...villa, [field]: value });
  expect(refused).toThrow(InputRefused);
  expect(refused).toThrow(expect.objectContaining({ issues: [expect.objectContaining({ field })] }));
});

/**
 * Returns the electric power at an outdoor temperature, relative to the power at the rating. It includes the capacity that is lost up to 46 °C,
 * the capacity that is lost in a room of 24 °C, and 2% less efficiency for each kelvin above 35 °C.
 */
const drawAt = (outdoor: number) => {
  const above = Math.max(0, outdoor - 35);
  return (0.95 * (1 - (0.1 * above) / 11)) / Math.max(0.4, 1 - 0.02 * above);
};

describe("the machine", () => {
  test("never draws more in a month than its input in the hours when it runs", () => {
    fc.assert(
      fc.property(households, (household) => {
        const { months, capacity } = runningCost(household);
        const on = runningHours(household.hours, household.when);
        months.forEach(({ kWh, most }, month) => {
          const hours = nth(averageDays.dryBulb, month).filter((_, hour) => on[hour]);
          const input = hours.reduce((sum, outdoor) => sum + drawAt(outdoor), 0) * (capacity / household.rated);
          expect(kWh).toBeLessThanOrEqual(most * (1 + 1e-9));
          expect(most).toBeLessThanOrEqual(((nth(daysInMonth, month) * input) / 1000) * (1 + 1e-9));
        });
      }),
      { numRuns: 40 },
    );
  });

  test("of 1.5 TR, an hour a day from March to November, draws 405 kWh, and says that it does not reach 24 °C", () => {
    const { year, unreached, capacity } = runningCost({ ...villa, rated: 3.4, count: 1, hours: 1, winterOff: true });
    expect(capacity).toBeCloseTo(1.5 * 3516.85, 0);
    // 5,275 W × 0.95 ÷ 3.4 × 275 h = 405 kWh. No hour around two at night is above 35 °C.
    expect(year.kWh).toBeCloseTo(405.3, 0);
    expect(unreached).toHaveLength(9);
    expect(unreached[0]).toBe(7);
  });

  test("that never stops reaches any usual temperature on average days", () => {
    expect(runningCost({ ...villa, hours: 24 }).unreached).toEqual([]);
    expect(runningCost({ ...villa, basis: "room", hours: 24 }).unreached).toEqual([]);
  });
});

describe("a room that is cooled for half the day", () => {
  const constant = (value: number) => new Array<number>(24).fill(value);
  const halfDay = (watts: number) => Array.from({ length: 24 }, (_, hour) => (hour < 12 ? 0 : watts));
  const room = { conductance: 100, storage: 165_000 * 30 };

  test("by hand: 2 kW of heat, a unit of 3 kW", () => {
    // In each hour 1,375 / 1,475 of the warmth stays for the next hour (storage 1,375 W/K, losses 100 W/K). This gives 11.39 K after twelve
    // hours without cooling, and 0 K in the eleventh hour with the unit.
    const { removed, above } = intermittentDay(constant(2000), halfDay(3000), room);
    expect(above[11]).toBeCloseTo(11.386, 2);
    expect(above[22]).toBe(0);
    expect(removed.reduce((sum, watts) => sum + watts, 0)).toBeCloseTo(34_823, -1);
  });

  test("by hand: a unit that is too small settles where heat in equals heat out", () => {
    const { removed, above } = intermittentDay(constant(2000), halfDay(1000), room);
    expect(removed.reduce((sum, watts) => sum + watts, 0)).toBe(12_000);
    // 48 kWh come in and 12 kWh are removed. So 36 kWh leave through 100 W/K in 24 hours, at 15 K on average.
    expect(above.reduce((sum, kelvin) => sum + kelvin, 0) / 24).toBeCloseTo(15, 6);
  });

  const watts = fc.array(fc.double({ min: 0, max: 9000, noNaN: true }), { minLength: 24, maxLength: 24 });
  test("heat in equals heat out, and neither longer running nor a heavier room removes less", () => {
    const nodes = fc.record({ conductance: fc.double({ min: 5, max: 500, noNaN: true }), storage: fc.constant(5e6) });
    fc.assert(
      fc.property(watts, watts, fc.integer({ min: 0, max: 23 }), nodes, (load, capacity, hour, node) => {
        const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
        const { removed, above } = intermittentDay(load, capacity, node);
        expect(sum(removed) + node.conductance * sum(above)).toBeCloseTo(sum(load), 2);
        const longer = intermittentDay(load, capacity.with(hour, 9000), node);
        const heavier = intermittentDay(load, capacity, { ...node, storage: 2 * node.storage });
        expect(sum(longer.removed)).toBeGreaterThanOrEqual(sum(removed) - 1e-2);
        expect(sum(heavier.removed)).toBeGreaterThanOrEqual(sum(removed) - 1e-2);
      }),
    );
  });
});
