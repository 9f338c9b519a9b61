import fc from "@site/testing/fast-check.ts";
import { nth } from "@site/typed";
import { describe, expect, test } from "vitest";
import type { BuildingResult } from "../buildings/building.ts";
import { InputRefused } from "../check.ts";
import { ageIds } from "../data/ages.ts";
import { glassSizes } from "../data/glazing.ts";
import { roomKind, roomKindIds } from "../data/room-kinds.ts";
import { sources } from "../data/sources.ts";
import { cityIds } from "../data/stations.ts";
import { capacityLeft } from "../equipment/capacity.ts";
import { breakdownAt } from "../rooms/load.ts";
import type { Building } from "../rooms/model.ts";
import { mostFreshAir, mostPeople } from "../rooms/plausible.ts";
import { fromTons } from "../units.ts";
import { cuts, type MeasureId } from "../what-if/cuts.ts";
import { uncertainty } from "../what-if/uncertainty.ts";
import { checkQuick, choices, compassPoints, limits, positions, type QuickInput } from "./input.ts";
import { calculateQuick } from "./quick.ts";

const room: QuickInput = {
  city: "dubai",
  room: "bedroom",
  area: 20,
  height: 3,
  facing: "w",
  glass: "medium",
  position: "middle",
  age: "older",
};
const villa: QuickInput = {
  ...room,
  ...{ room: "living", area: 30, position: "villa", age: "2000s" },
};
const between = ([min, max]: readonly [number, number]) => fc.double({ min, max, noNaN: true });
const changes = fc.record(
  {
    ...Object.fromEntries(Object.entries(choices).map(([name, ids]) => [name, fc.constantFrom(...(ids as string[]))])),
    ...Object.fromEntries(
      Object.entries(limits)
        .filter(([name]) => !["area", "height", "outsideWalls"].includes(name))
        .map(([name, ends]) => [name, between(ends)]),
    ),
    outsideWalls: fc.integer({ min: 1, max: 4 }),
  },
  { requiredKeys: [] },
);
const crowdOf = ({ room: kind, area }: QuickInput) => mostPeople(area, roomKind(kind));
/** Limits the people and the fresh air to the largest values that are allowed in the room. */
const fitting = (input: QuickInput): QuickInput => {
  const most: Record<string, number> = { people: crowdOf(input), freshAir: mostFreshAir(input.area, input.height) };
  const changed = Object.entries(input.changed ?? {}).map(([name, value]) =>
    name in most ? [name, Math.min(Number(value), most[name] ?? 0)] : [name, value],
  );
  return { ...input, changed: Object.fromEntries(changed) };
};
const anything = fc.record({
  city: fc.constantFrom(...cityIds),
  room: fc.constantFrom(...roomKindIds),
  area: between(limits.area),
  height: between(limits.height),
  facing: fc.constantFrom(...compassPoints),
  glass: fc.constantFrom(...glassSizes),
  position: fc.constantFrom(...positions),
  age: fc.constantFrom(...ageIds),
  changed: changes,
}) as fc.Arbitrary<QuickInput>;
const inputs = anything.map(fitting);

/** Returns every number in a result, at any depth. */
const numbersIn = (value: unknown): number[] => {
  if (typeof value === "number") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(numbersIn) : [];
};
const required = (input: QuickInput) => calculateQuick(input).room.breakdown.required;
const without = (input: QuickInput, ...names: string[]): QuickInput => ({
  ...input,
  changed: Object.fromEntries(Object.entries(input.changed ?? {}).filter(([name]) => !names.includes(name))),
});

/** Returns the highest share of a unit's capacity that any hour of any day needs. On hot days the outdoor temperature counts as 46 °C or more. */
const hardestShare = ({ days, block }: BuildingResult, { system }: Building) =>
  Math.max(
    ...days.flatMap(({ kind, dryBulb }, day) =>
      dryBulb.map((celsius, hour) => {
        const outdoor = kind === "hot" ? Math.max(46, celsius) : celsius;
        const { required: watts } = breakdownAt(nth(block.days, day), hour + 1, system);
        return watts / (block.selection.rated * capacityLeft(outdoor, system));
      }),
    ),
  );

describe("air that leaks in", () => {
  const hall: QuickInput = { ...room, room: "office", area: 200, age: "older" };
  const leaks = (change: Partial<QuickInput>) =>
    calculateQuick({ ...hall, ...change }).assumptions.find(({ id }) => id === "airChanges");
  const changesOf = (flow: number) => (3.6 * flow) / (200 * 3);

  test("is kept out by as much outdoor air as a fan supplies, down to 0.1 changes an hour", () => {
    // Ten people on 200 m² need 85 L/s, which are 0.51 air changes an hour. Without a fan the building has one air change an hour.
    expect(leaks({})).toMatchObject({ value: 1 - changesOf(85), source: "supplied", confidence: "low" });
    expect(leaks({ age: "2000s" })?.value).toBe(0.1);
    expect(leaks({ changed: { freshAir: 0 } })).toMatchObject({ value: 1, source: "practice" });
    expect(leaks({ changed: { airChanges: 0.5 } })).toMatchObject({
      value: 0.5,
      usual: 1 - changesOf(85),
      changed: true,
    });
    expect(leaks({ changed: { freshAir: 40 } })?.value).toBeCloseTo(1 - changesOf(40), 12);
  });

  test("is that of the building at home, where it is the fresh air, and under a hood, which draws more than it gets", () => {
    expect(leaks({ room: "living", area: 30 })).toMatchObject({ value: 1, source: "practice" });
    expect(leaks({ room: "hot-kitchen", area: 30 })).toMatchObject({ value: 1, source: "practice" });
  });
});

describe("for any input within the limits", () => {
  test("every figure is finite, the parts add up, and the unit covers the load", () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { result, room: one, building } = calculateQuick(input);
        expect(numbersIn([result.rooms, result.block]).every(Number.isFinite)).toBe(true);
        const { sensible, latent, freshSensible, freshLatent, fan, ducts, coil, safety, required: all } = one.breakdown;
        const lines = [...Object.values(sensible), ...Object.values(latent), freshSensible, freshLatent, fan, ducts];
        if (coil > 0) expect(lines.reduce((a, b) => a + b, 0)).toBeCloseTo(coil, 5);
        expect(coil + safety).toBeCloseTo(all, 6);
        expect(hardestShare(result, building)).toBeLessThanOrEqual(1 + 1e-9);
        for (const { watts, sensible, capacity } of one.selection.comparisons) {
          expect(capacity).toBeGreaterThanOrEqual(watts - 1e-6);
          expect(sensible).toBeLessThanOrEqual(watts + 1e-6);
        }
        expect(result.diversity).toBeCloseTo(1, 9);
      }),
      { numRuns: 40 },
    );
  });

  test("more people never lower the load", () => {
    fc.assert(
      fc.property(inputs, between([0, 1]), between([0, 1]), (input, one, other) => {
        const base = without(input, "people", "freshAir").changed;
        const crowd = (share: number) => ({ ...input, changed: { ...base, people: share * crowdOf(input) } });
        // This must also hold if the leaks, and not the people, determine the fresh air.
        expect(required(crowd(Math.max(one, other)))).toBeGreaterThanOrEqual(
          required(crowd(Math.min(one, other))) - 1e-6,
        );
      }),
      { numRuns: 40 },
    );
  });

  test("more glass never lowers the load if glass gains more than the wall that it replaces", () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const base = without(input, "glass", "wall", "wallFinish", "overhang", "blind").changed;
        const plain = { ...input, changed: { ...base, glass: "single-clear", wall: "thermal-block" } } as QuickInput;
        const loads = glassSizes.map((glass) => required({ ...plain, glass }));
        for (let size = 1; size < loads.length; size += 1)
          expect(loads[size]).toBeGreaterThanOrEqual(nth(loads, size - 1) - 1e-6);
      }),
      { numRuns: 30 },
    );
  });
});

describe("a bedroom in Dubai", () => {
  test("peaks in the afternoon with glass facing west, and in October's low sun facing south", () => {
    expect(calculateQuick(room).room.peak.hour).toBeGreaterThanOrEqual(15);
    const south = calculateQuick({ ...room, facing: "s" }).room.sensiblePeak;
    expect(south.month).toBe(10);
  });

  test("lists its assumptions, each with its source", () => {
    const { assumptions } = calculateQuick({ ...room, changed: { lights: 10 } });
    expect(assumptions.find(({ id }) => id === "lights")).toMatchObject({ value: 10, usual: 6, changed: true });
    expect(assumptions.filter(({ changed }) => changed)).toHaveLength(1);
    for (const { source } of assumptions) expect(sources[source]).toBeTruthy();
    expect(assumptions.map(({ id }) => id)).not.toContain("roof");
  });

  test("names the weather station", () => {
    expect(calculateQuick({ ...room, city: "fujairah" }).station).toEqual({ id: "dubai-intl", own: false });
  });

  test("is more uncertain with unconfirmed inputs", () => {
    const open = uncertainty(room);
    const load = calculateQuick(room).room.selection.decides.watts;
    expect(open.low).toBeLessThan(load);
    expect(open.high).toBeGreaterThan(load);
    const known = uncertainty({ ...room, changed: { blind: "none", outsideWalls: 1, airChanges: 1 } });
    expect(known.high - known.low).toBeLessThan(open.high - open.low);
  });

  test("is uncertain about glass and the unit's capacity until they are confirmed", () => {
    const ids = (input: QuickInput) => uncertainty(input).by.map(({ id }) => id);
    const unit = { hotLoss: 0.1, roomCapacity: 0.95 };
    expect(ids(villa)).toEqual(expect.arrayContaining(["glass", "hotLoss", "roomCapacity"]));
    const settled = ids({ ...villa, changed: { ...unit, glass: "double-tinted" } });
    for (const id of ["glass", "hotLoss", "roomCapacity"]) expect(settled).not.toContain(id);
  });

  test("is reported as unusually low only if the building is not new", () => {
    const small = { ...room, glass: "none", facing: "n" } as const;
    const shell = { wall: "thermal-block", airChanges: 0.2, people: 0 } as const;
    expect(calculateQuick({ ...small, changed: shell }).unusual).toBeTruthy();
    expect(calculateQuick({ ...small, age: "new", changed: shell }).unusual).toBeUndefined();
  });

  test("lists measures that reduce the load, largest first, without those already done", () => {
    const found = cuts({ ...room, changed: { blind: "curtain" } }, 3);
    expect(found.map(({ id }) => id)).not.toContain("curtains");
    expect(found.map(({ id }) => id)).not.toContain("roof");
    const watts = found.map((cut) => cut.watts);
    expect(watts).toEqual([...watts].sort((a, b) => b - a));
    for (const { electricity } of found) expect(electricity).toHaveLength(12);
  });

  const taken: Record<MeasureId, QuickInput["changed"]> = {
    shade: { overhang: 1 },
    curtains: { blind: "curtain" },
    glazing: { glass: "double-high-performance" },
    walls: { wall: "block-eps75" },
    roof: { roof: "concrete-xps100" },
    coolRoof: { roofFinish: "cool-roof" },
    sealing: { airChanges: 0.2 },
  };

  test("gives a measure's effect on the governing day, and the smaller unit it allows", () => {
    for (const input of [villa, { ...villa, glass: "large", age: "older" } as const]) {
      const { decides, least, rated } = calculateQuick(input).room.selection;
      for (const { id, watts, smaller } of cuts(input, 3)) {
        const then = calculateQuick({ ...input, changed: taken[id] }).room.selection;
        expect(watts).toBeCloseTo((decides.watts * (least - then.least)) / least, 6);
        expect(smaller).toEqual(then.rated < rated ? then : undefined);
      }
    }
    expect(cuts({ ...villa, glass: "large", age: "older" }, 3).some(({ smaller }) => smaller)).toBe(true);
  });
});

describe("the unit of a living room in a villa", () => {
  test("does not count with its rated capacity", () => {
    const { size, decides } = calculateQuick(villa).room.selection;
    expect(size).toBe(1.5);
    expect(decides.capacity).toBeCloseTo(fromTons(1.5) * 0.9 * 0.95, 6);
    const asRated = calculateQuick({ ...villa, changed: { roomCapacity: 1 } }).room.selection;
    expect(asRated.size).toBe(1);
    expect(calculateQuick({ ...villa, changed: { roomCapacity: 1, hotLoss: 0.12 } }).room.selection.size).toBe(1.5);
  });

  test("is derated for the hour's own temperature if that is above 46 °C", () => {
    const inland = calculateQuick({
      ...villa,
      city: "al-ain",
      area: 42,
      age: "older",
      changed: { roomCapacity: 1 },
    }).room;
    const { size, decides } = inland.selection;
    expect(decides.outdoor).toBeGreaterThan(46.5);
    expect(size).toBe(4);
  });

  test("depends on the room's set point, until its capacity there is typed", () => {
    const share = (changed: QuickInput["changed"]) =>
      calculateQuick({ ...villa, changed }).assumptions.find(({ id }) => id === "roomCapacity");
    expect(share({})).toMatchObject({ value: 0.95, changed: false, confidence: "low" });
    expect(share({ insideTemperature: 21 })?.value).toBeLessThan(0.9);
    expect(share({ insideTemperature: 21, roomCapacity: 0.97 })).toMatchObject({ value: 0.97, changed: true });
  });
});

describe("refused input, named", () => {
  const refused = (change: object) => checkQuick({ ...room, ...change });
  test.each([
    ["area", 0, { problem: "below", limit: 2 }],
    ["area", -5, { problem: "below", limit: 2 }],
    ["area", 1e12, { problem: "above", limit: 2000 }],
    ["area", Number.NaN, { problem: "not-a-number" }],
    ["area", Number.POSITIVE_INFINITY, { problem: "not-a-number" }],
    ["area", "20", { problem: "not-a-number" }],
    ["area", undefined, { problem: "missing" }],
    ["height", null, { problem: "missing" }],
    ["city", "atlantis", { problem: "unknown" }],
    ["city", "__proto__", { problem: "unknown" }],
    ["facing", ["n"], { problem: "unknown" }],
    ["changed", [], { problem: "unknown" }],
  ])("%s %s", (field, value, issue) => expect(refused({ [field]: value })).toEqual([{ field, ...issue }]));

  test.each([
    ["outsideWalls", 2.5],
    ["people", -1],
    ["glass", "paper"],
    ["safety", 5],
    ["insideTemperature", 24n],
  ])("an assumption: %s", (name, value) =>
    expect(refused({ changed: { [name]: value } })[0]?.field).toBe(`changed.${name}`),
  );

  test.each([
    [{ people: 50, freshAir: 1000 }, undefined],
    [{ people: 51 }, { field: "changed.people", problem: "too-many-people", limit: 50 }],
    [{ freshAir: 1001 }, { field: "changed.freshAir", problem: "too-much-air", limit: 1000 }],
  ])("more people than can stand in 20 m², more air than a gale: %j", (change, issue) =>
    expect(refused({ area: 20, height: 3, changed: change })).toEqual(issue ? [issue] : []),
  );

  test("no typical room, however small", () => {
    for (const kind of roomKindIds)
      expect(() => calculateQuick({ ...room, room: kind, area: 2, height: 2 })).not.toThrow();
  });

  test("any value at all, without an exception", () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (whole, part) => {
        expect(checkQuick(whole).length).toBeGreaterThan(0);
        expect(Array.isArray(refused({ changed: part, area: part }))).toBe(true);
      }),
    );
  });

  test("all mistakes at once, before calculating", () => {
    const wrong = { ...room, area: 0, height: 99 };
    expect(() => calculateQuick(wrong)).toThrow(InputRefused);
    expect(checkQuick(wrong).map(({ field }) => field)).toEqual(["area", "height"]);
  });
});
