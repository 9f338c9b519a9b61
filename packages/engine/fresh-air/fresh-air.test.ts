import fc from "@site/testing/fast-check.ts";
import { nth } from "@site/typed";
import psychrolib from "psychrolib";
import { beforeAll, describe, expect, test } from "vitest";
import { standardPressure } from "../air/psychrometrics.ts";
import { InputRefused } from "../check.ts";
import { cityIds, climateOf } from "../data/stations.ts";
import { generation } from "./carbon-dioxide.ts";
import { recoveryIds } from "./cooling.ts";
import { type FreshAirInput, freshAirAndExhaust, mostRooms } from "./fresh-air.ts";
import { type AirKindId, airKindIds, mixingIds } from "./kinds.ts";
import type { RoomInput } from "./rooms.ts";
import { leastSupply, systemIds } from "./system.ts";

beforeAll(() => psychrolib.SetUnitSystem(psychrolib.SI));

const usual: FreshAirInput = {
  rooms: [],
  city: "dubai",
  height: 2.8,
  mixing: "ceiling",
  system: "direct",
  atOnce: 100,
  exhaustRuns: "always",
  surplus: 10,
  temperature: 24,
  humidity: 50,
  recovery: "none",
  effectiveness: 65,
  outdoor: 420,
  face: 1.25,
};
const room = (kind: AirKindId, area: number, count?: number): RoomInput => ({ kind, area, count });
const of = (rooms: RoomInput[], changed: Partial<FreshAirInput> = {}) =>
  freshAirAndExhaust({ ...usual, ...changed, rooms });

describe("62.1 prints the combined rate at its default density", () => {
  test.each([
    ["office", 8.5],
    ["meeting-room", 3.1],
    ["reception", 3.5],
    ["lobby", 4.8],
    ["shop", 7.8],
    ["supermarket", 7.6],
    ["restaurant", 5.1],
    ["cafe", 4.7],
    ["kitchen", 7.0],
    ["classroom", 6.7],
    ["nursery", 8.6],
    ["gym", 13],
    ["salon", 12.4],
    ["prayer-hall", 2.8],
    ["hotel-room", 5.5],
  ] as const)("%s: %d L/s a person", (kind, combined) => {
    const [needs] = of([room(kind, 100)]).rooms;
    expect(Math.abs((needs?.outdoor ?? 0) / (needs?.people ?? 0) - combined)).toBeLessThanOrEqual(0.2 + 1e-9);
  });
});

describe("62.1 and 62.2, exhaust", () => {
  test.each([
    ["toilet", 12, 4, 100, 140],
    ["private-toilet", 3, 1, 12.5, 25],
    ["bathroom", 6, undefined, 10, 25],
    ["kitchen", 40, undefined, 140, 140],
    ["car-park", 1000, undefined, 3700, 3700],
    ["home-kitchen", 12, undefined, (5 * 12 * 2.8) / 3.6, 50],
    ["cleaners", 4, undefined, 20, 20],
  ] as const)("%s of %d m²", (kind, area, count, always, used) => {
    expect(of([room(kind, area, count)]).rooms[0]?.exhaust).toBeCloseTo(always, 9);
    expect(of([room(kind, area, count)], { exhaustRuns: "used" }).rooms[0]?.exhaust).toBeCloseTo(used, 9);
  });
});

test("people are counted where they sleep, and only once", () => {
  const counted = of([room("bedroom", 20, 3), room("living", 30, 9), room("bathroom", 6, 9)]);
  expect(counted.intake.flow).toBeCloseTo(0.15 * 56 + 3.5 * 3, 9);
});

test("62.2: a dwelling of 200 m² with three bedrooms needs 0.15 × 200 + 3.5 × 4 = 44 L/s", () => {
  const home = [
    room("bedroom", 20),
    room("bedroom", 16),
    room("bedroom", 16),
    room("living", 120),
    room("bathroom", 28),
  ];
  expect(of(home).intake.flow).toBeCloseTo(44, 9);
  expect(of(home).carbonDioxide).toHaveLength(1);
});

describe("a machine for several rooms", () => {
  const floor = [room("office", 100, 10), room("meeting-room", 30, 15)];
  test.each([
    [100, 62.5 + 39, 0.75],
    [60, 0.6 * 62.5 + 39, 0.75],
    [50, 0.5 * 62.5 + 39, 0.66],
  ])(
    "by the simplified procedure of 62.1-2019, with %d in a hundred people there at once",
    (atOnce, needed, efficiency) => {
      const { intake } = of(floor, { system: "mixed", atOnce });
      expect(intake.efficiency).toBeCloseTo(efficiency, 9);
      expect(intake.flow).toBeCloseTo(needed / efficiency, 9);
    },
  );

  test("its intake is less than the sum of the rooms, and each gets 1.5 times its need", () => {
    const { intake, rooms } = of(floor, { system: "mixed", mixing: "short", atOnce: 60 });
    const needed = rooms.reduce((sum, { outdoor }) => sum + outdoor, 0);
    expect(intake.shared).toBe(true);
    expect(intake.flow).toBeLessThan(needed);
    // The office needs 55 L/s in the breathing zone. Half of the supplied air reaches that zone.
    expect(leastSupply(nth(rooms, 0))).toBeCloseTo((1.5 * 55) / 0.5, 9);
    expect(of(floor).intake).toMatchObject({
      shared: false,
      flow: of(floor).rooms.reduce((sum, r) => sum + r.outdoor, 0),
    });
    expect(of(floor.slice(1), { system: "mixed" }).intake.shared).toBe(false);
  });

  test("poor mixing needs more air", () =>
    expect(of(floor, { mixing: "across" }).intake.flow).toBeCloseTo((62.5 + 39) / 0.8, 9));
});

describe("carbon dioxide", () => {
  test("0.0052 L/s at 1.2 met, and some 700 ppm above outdoors at 7.5 L/s a person", () => {
    expect(Math.abs(generation(1.2) - 0.0052)).toBeLessThan(0.0001);
    expect((1e6 * generation(1.2)) / 7.5).toBeCloseTo(690, -1);
  });

  test("a meeting room reaches a higher level sooner than an office", () => {
    const [office, meeting] = of([room("office", 100), room("meeting-room", 20)]).carbonDioxide;
    expect(office?.level).toBeCloseTo(420 + (1e6 * generation(1.2)) / 8.5, 6);
    expect(meeting?.level ?? 0).toBeGreaterThan(office?.level ?? 0);
    expect(meeting?.minutes ?? 0).toBeLessThan(office?.minutes ?? 0);
  });
});

describe("balance", () => {
  test("supply follows people, or exhaust if that is more", () => {
    const people = of([room("office", 100), room("toilet", 10, 1)]).balance;
    expect(people).toMatchObject({ governs: "people", exhaust: 25 });
    expect(people.supply).toBeCloseTo(42.5, 9);
    expect(people.relief).toBeCloseTo(42.5 / 1.1 - 25, 9);
    const exhaust = of([room("office", 100), room("toilet", 10, 4)]).balance;
    expect(exhaust).toMatchObject({ governs: "exhaust", relief: 0 });
    expect(exhaust.supply).toBeCloseTo(110, 9);
    expect(exhaust.surplus).toBeCloseTo(10, 9);
  });

  test("a car park is balanced on its own", () => {
    const { balance, cooling } = of([room("car-park", 500)]);
    expect(balance).toMatchObject({ supply: 0, exhaust: 0, apart: 1850 });
    expect(cooling.peak.total).toBe(0);
  });
});

describe("cooling load of fresh air", () => {
  test("agrees with the enthalpies of PsychroLib at the peak hour", () => {
    const { cooling, balance } = of([room("office", 1000)]);
    const pressure = standardPressure(climateOf("dubai").elevation);
    const { dryBulb, humidity } = cooling.humid.outside;
    const inside = psychrolib.GetHumRatioFromRelHum(24, 0.5, pressure);
    const mass = balance.supply / 1000 / psychrolib.GetMoistAirVolume(dryBulb, humidity, pressure);
    const drop = psychrolib.GetMoistAirEnthalpy(dryBulb, humidity) - psychrolib.GetMoistAirEnthalpy(24, inside);
    expect(Math.abs(cooling.humid.total / (mass * drop) - 1)).toBeLessThan(0.005);
  });

  test("is highest on the humid day of the coast, where recovery of moisture saves most", () => {
    const none = of([room("office", 1000)]).cooling;
    const heat = of([room("office", 1000)], { recovery: "heat" }).cooling;
    const both = of([room("office", 1000)], { recovery: "enthalpy" }).cooling;
    expect(none.peak.kind).toBe("humid");
    expect(heat.humid.latent).toBe(none.humid.latent);
    expect(heat.hot.sensible / none.hot.sensible).toBeCloseTo(1 - 0.65 / 1.1, 9);
    expect(both.humid.total).toBeLessThan(heat.humid.total);
    expect(both.peak.total + both.peak.saved).toBeCloseTo(none.peak.total, 6);
  });
});

const anyRoom = fc.record({
  kind: fc.constantFrom(...airKindIds),
  area: fc.double({ min: 1, max: 20_000, noNaN: true }),
  count: fc.option(fc.integer({ min: 0, max: 5000 }), { nil: undefined }),
});
const anything: fc.Arbitrary<FreshAirInput> = fc.record({
  rooms: fc.array(anyRoom, { minLength: 1, maxLength: mostRooms }),
  city: fc.constantFrom(...cityIds),
  height: fc.double({ min: 2, max: 20, noNaN: true }),
  mixing: fc.constantFrom(...mixingIds),
  system: fc.constantFrom(...systemIds),
  atOnce: fc.double({ min: 10, max: 100, noNaN: true }),
  exhaustRuns: fc.constantFrom("always" as const, "used" as const),
  surplus: fc.double({ min: 0, max: 50, noNaN: true }),
  temperature: fc.double({ min: 16, max: 30, noNaN: true }),
  humidity: fc.double({ min: 30, max: 70, noNaN: true }),
  recovery: fc.constantFrom(...recoveryIds),
  effectiveness: fc.double({ min: 0, max: 90, noNaN: true }),
  outdoor: fc.double({ min: 350, max: 600, noNaN: true }),
  face: fc.double({ min: 0.5, max: 4, noNaN: true }),
});

const finite = (value: unknown): boolean =>
  typeof value === "number"
    ? Number.isFinite(value)
    : typeof value !== "object" || value === null || Object.values(value).every(finite);

test("supply equals exhaust, recovery never adds load, and every number is finite", () => {
  fc.assert(
    fc.property(anything, (input) => {
      const result = freshAirAndExhaust(input);
      const { supply, exhaust, relief, surplus, needed } = result.balance;
      expect(finite(result)).toBe(true);
      expect(exhaust + relief + surplus).toBeCloseTo(supply, 6);
      expect(surplus).toBeGreaterThanOrEqual(-1e-9);
      expect(supply).toBeGreaterThanOrEqual(needed);
      const { total } = freshAirAndExhaust({ ...input, recovery: "none" }).cooling.peak;
      expect(result.cooling.peak.total).toBeLessThanOrEqual(total + 1e-6);
    }),
    { numRuns: 60 },
  );
});

test("more people never need less air, and one room more never less", () => {
  fc.assert(
    fc.property(anything, anyRoom, (input, added) => {
      const before = freshAirAndExhaust(input).intake.flow;
      const [first = nth(input.rooms, 0), ...others] = input.rooms;
      const fuller = [{ ...first, count: (first.count ?? 0) + 50_000 }, ...others];
      expect(freshAirAndExhaust({ ...input, rooms: fuller }).intake.flow).toBeGreaterThanOrEqual(before - 1e-9);
      if (input.rooms.length === mostRooms || input.system === "mixed") return;
      const more = { ...input, rooms: [...input.rooms, added] };
      expect(freshAirAndExhaust(more).intake.flow).toBeGreaterThanOrEqual(before - 1e-9);
    }),
    { numRuns: 60 },
  );
});

test("refuses a building without rooms and one with too many", () => {
  expect(() => of([])).toThrow(InputRefused);
  expect(() => of(Array.from({ length: mostRooms + 1 }, () => room("office", 10)))).toThrow(InputRefused);
});
