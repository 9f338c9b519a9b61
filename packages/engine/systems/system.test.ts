import { nth } from "@site/typed";
import { describe, expect, test } from "vitest";
import { calculate } from "../buildings/building.ts";
import { InputRefused } from "../check.ts";
import { plantIds } from "../data/systems.ts";
import { buildingOf } from "../quick/model.ts";
import type { Building, Room } from "../rooms/model.ts";
import type { Plan } from "./plan.ts";
import { systemOf } from "./system.ts";

const quick = { city: "dubai", height: 3, glass: "medium", position: "middle", age: "2000s" } as const;
const one = buildingOf({ ...quick, room: "office", area: 60, facing: "w" });
const east = buildingOf({ ...quick, room: "meeting-room", area: 30, facing: "e" });
const building: Building = { ...one, rooms: [...one.rooms, ...east.rooms] as Room[] };
const result = calculate(building);

const plan: Plan = {
  plant: "vav",
  outdoor: "with-units",
  recovery: "none",
  supply: 13,
  outdoorSupply: 14,
  effectiveness: 1,
  procedure: "appendix",
  atOnce: 1,
  diversity: 1,
  waterDrop: 5.6,
  run: 50,
  pipeLength: 40,
  pipeHeight: 10,
  rooms: [
    { people: 3, perPerson: 2.5, perArea: 0.3, handler: 1, least: 0 },
    { people: 15, perPerson: 2.5, perArea: 0.3, handler: 1, least: 0 },
  ],
};
const system = (change: Partial<Plan>, of = building, found = result) => systemOf(of, found, { ...plan, ...change });

const finite = (value: unknown): boolean =>
  typeof value === "number"
    ? Number.isFinite(value)
    : typeof value !== "object" || value === null || Object.values(value).every(finite);

describe("every plant", () => {
  for (const plant of plantIds)
    for (const outdoor of ["with-units", "own-unit"] as const)
      test(`${plant}, outdoor air ${outdoor}: finite values, a block within the sum of peaks, and a machine that can carry it`, () => {
        const found = system({ plant, outdoor, recovery: "wheel" });
        expect(finite(found)).toBe(true);
        expect(found.block.watts).toBeGreaterThan(1000);
        expect(found.block.watts).toBeLessThanOrEqual(found.sumOfPeaks * (1 + 1e-9));
        expect(found.machine.capacity).toBeGreaterThan(0.5 * found.block.watts);
      });

  test("with or without a unit for outdoor air, rooms of a fan coil system have loads of the same size", () => {
    const [together, apart] = [system({ plant: "fan-coil" }), system({ plant: "fan-coil", outdoor: "own-unit" })];
    expect(apart.outdoorUnit?.peak.watts).toBeGreaterThan(0);
    expect(apart.block.watts / together.block.watts).toBeGreaterThan(0.8);
    expect(apart.block.watts / together.block.watts).toBeLessThan(1.4);
    const sum = (terminals: typeof apart.terminals) => terminals.reduce((all, { watts }) => all + watts, 0);
    expect(sum(apart.terminals)).toBeLessThan(sum(together.terminals));
  });

  test("with its outdoor air in the units, a fan coil system carries exactly the block load of the rooms", () => {
    const found = system({ plant: "fan-coil" });
    expect(found.block.watts).toBeCloseTo(result.block.breakdown.required, 3);
    expect(found.water?.flow).toBeCloseTo(found.plant / (1000 * 4190 * 5.6), 9);
  });
});

/** Returns the two rooms and a store. The store has no people, lies beside a cold room, and has an air handler of its own. */
function withColdStore() {
  const [office, meeting] = building.rooms as [Room, Room];
  const nothing = { ...office.people, sensible: 0, latent: 0 };
  const store: Room = {
    ...{ ...office, name: "store", area: 10, walls: [], airChanges: 0, freshAir: { ...office.freshAir, flow: 0 } },
    ...{ people: nothing, lights: nothing, equipment: nothing },
    neighbours: [{ area: 25, u: 2, exposure: 0, celsius: 2 }],
  };
  const of: Building = { ...building, rooms: [office, meeting, store] };
  const rooms = [...plan.rooms, { people: 0, perPerson: 2.5, perArea: 0.3, handler: 2, least: 0 }];
  return { of, found: calculate(of), rooms };
}

describe("safety factors", () => {
  const crowd = buildingOf({ ...quick, room: "restaurant", area: 100, facing: "w" });
  const served = { people: 70, perPerson: 3.8, perArea: 0.9, handler: 1, least: 0 };
  const plantWith = (plant: Plan["plant"], outdoor: Plan["outdoor"], sensible: number, latent: number) => {
    const of = { ...crowd, system: { ...crowd.system, safety: { sensible, latent } } };
    return system({ plant, outdoor, rooms: [served] }, of, calculate(of));
  };

  test.each(["vrf", "vav", "package"] as const)(
    "%s: drying has the safety factor of moisture, and cooling its own",
    (plant) => {
      for (const outdoor of ["with-units", "own-unit"] as const) {
        const [none, cooled, dried, both] = (
          [
            [0, 0],
            [0.3, 0],
            [0, 0.3],
            [0.3, 0.3],
          ] as const
        ).map(([sensible, latent]) => plantWith(plant, outdoor, sensible, latent).sumOfPeaks);
        expect(both).toBeCloseTo(1.3 * (none ?? 0), 3);
        for (const one of [cooled, dried]) {
          expect(one).toBeGreaterThan(1.05 * (none ?? 0));
          expect(one).toBeLessThan(1.25 * (none ?? 0));
        }
      }
    },
  );

  test("a VRF room needs what its load says", () => {
    const of = { ...crowd, system: { ...crowd.system, safety: { sensible: 0, latent: 0.3 } } };
    const { required } = calculate(of).block.breakdown;
    expect(plantWith("vrf", "with-units", 0, 0.3).plant / required).toBeCloseTo(1, 2);
  });
});

describe("air handlers", () => {
  test.each(plantIds)("%s: one whose rooms never need cooling stands still beside the others", (plant) => {
    const { of, found, rooms } = withColdStore();
    const all = system({ plant, rooms }, of, found);
    expect(finite(all)).toBe(true);
    expect(all.block.watts).toBeGreaterThan(1000);
    if (all.handlers.length > 0) expect(nth(all.handlers, 1).peak.watts).toBe(0);
  });

  test("variable volume moves no more air than constant volume, but takes in more from outside", () => {
    const [vav, constant] = [system({}), system({ plant: "constant-volume" })].map(({ handlers }) => nth(handlers, 0));
    expect(vav?.mass).toBeLessThanOrEqual((constant?.mass ?? 0) + 1e-9);
    expect(vav?.ventilation.intake).toBeGreaterThan(constant?.ventilation.intake ?? 0);
  });

  test("without outdoor air, the coil of variable volume is no larger", () => {
    const [vav, constant] = [
      system({ outdoor: "own-unit" }),
      system({ plant: "constant-volume", outdoor: "own-unit" }),
    ].map(({ handlers }) => nth(handlers, 0));
    expect(vav?.peak.watts).toBeLessThanOrEqual((constant?.peak.watts ?? 0) * 1.02);
  });

  test("a coil's load is the rooms' block load except for what 62.1 asks of a system", () => {
    const handler = nth(system({ plant: "constant-volume" }).handlers, 0);
    const { intake, uncorrected } = handler.ventilation;
    expect(intake).toBeGreaterThan(uncorrected);
    expect(handler.peak.watts / result.block.breakdown.coil).toBeGreaterThan(0.9);
    expect(handler.peak.watts / result.block.breakdown.coil).toBeLessThan(1.7);
  });

  test("a wheel saves more than a plate, a plate more than nothing", () => {
    const [none, plate, wheel] = (["none", "plate", "wheel"] as const).map(
      (recovery) => system({ recovery }).block.watts,
    );
    expect(plate).toBeLessThan(none ?? 0);
    expect(wheel).toBeLessThan(plate ?? 0);
  });

  test("rooms on two handlers get one each", () => {
    const rooms = plan.rooms.map((room, index) => ({ ...room, handler: index + 1 }));
    expect(system({ rooms }).handlers.map(({ id, rooms: served }) => [id, served.length])).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  test("the simplified procedure asks a box for 1.5 times its outdoor air", () => {
    const handler = nth(system({ procedure: "simplified" }).handlers, 0);
    for (const [index, room] of handler.rooms.entries())
      expect(room.least * 1000).toBeGreaterThanOrEqual(1.5 * (handler.ventilation.zones[index]?.outdoor ?? 0) - 1e-6);
  });
});

describe("a crowded room on a VAV air handler", () => {
  const crowded = (least: number, change: Partial<Plan> = {}) =>
    nth(system({ ...change, rooms: [nth(plan.rooms, 0), { ...nth(plan.rooms, 1), people: 60, least }] }).handlers, 0);
  const [before, after] = [crowded(0), crowded(600)];

  test("wants more outdoor air than its box gives, until its least supply air is raised", () => {
    expect([before.ventilation.impossible, before.ventilation.critical]).toEqual([true, 1]);
    expect(after.ventilation.impossible).toBe(false);
    expect(nth(after.rooms, 1).least).toBeCloseTo(0.6, 9);
    expect(nth(after.rooms, 1).flow).toBeGreaterThanOrEqual(0.6 * (1 - 1e-9));
    expect(nth(after.rooms, 0)).toEqual(nth(before.rooms, 0));
  });

  test("is kept warm by its box if its load is too small for its air", () => {
    // 100 L/s at 13 °C and 9 g/kg are 0.1216 kg/s of dry air. At 1,024 J/kgK and 11 K below the room, this air carries 1.37 kW.
    const more = crowded(700).reheat - after.reheat;
    expect(after.reheat).toBeGreaterThan(before.reheat);
    expect(more).toBeGreaterThan(1000);
    expect(more).toBeLessThan(1370);
    expect(crowded(700).peak.watts).toBeGreaterThan(after.peak.watts);
  });

  test("typed air below 30% is used as typed; constant volume keeps all of its air", () => {
    expect(nth(crowded(5).rooms, 1).least).toBeCloseTo(0.005, 9);
    const constant = crowded(5, { plant: "constant-volume" });
    expect(nth(constant.rooms, 1).least).toBe(nth(constant.rooms, 1).flow);
    expect(nth(crowded(5000, { plant: "constant-volume" }).rooms, 1).flow).toBeCloseTo(5, 6);
  });
});

test("diversity makes the plant smaller, not the coils", () => {
  const [all, part] = [system({}), system({ diversity: 0.8 })];
  expect(part.plant).toBeCloseTo(0.8 * all.plant, 6);
  expect(part.block.watts).toBe(all.block.watts);
});

test("a VRF keeps less over longer pipes", () =>
  expect(system({ plant: "vrf", pipeLength: 120 }).vrf?.share).toBeLessThan(system({ plant: "vrf" }).vrf?.share ?? 0));

test.each([
  [{ supply: 5 }, "plan.supply: below 8"],
  [{ waterDrop: 0 }, "plan.waterDrop: below 3"],
  [{ diversity: 2 }, "plan.diversity: above 1"],
  [{ plant: "ice" as never }, "plan.plant: unknown"],
  [{ rooms: [] }, "plan.rooms: below 2"],
  [{ rooms: plan.rooms.map((room) => ({ ...room, least: -1 })) }, "plan.rooms.0.least: below 0"],
  [{ run: Number.NaN }, "plan.run: not-a-number"],
])("refuses %j", (change, message) => {
  expect(() => system(change)).toThrow(InputRefused);
  expect(() => system(change)).toThrow(message);
});
