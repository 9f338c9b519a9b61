import fc from "@site/testing/fast-check.ts";
import { nth } from "@site/typed";
import { describe, expect, test } from "vitest";
import { dewPoint, relativeHumidity, saturationHumidity } from "../air/psychrometrics.ts";
import { InputRefused } from "../check.ts";
import { cityIds, climateOf, movedTo } from "../data/stations.ts";
import { freshAirApart } from "../equipment/fresh-air-apart.ts";
import type { QuickInput } from "../quick/input.ts";
import { buildingOf } from "../quick/model.ts";
import { calculateQuick } from "../quick/quick.ts";
import type { Building, Room } from "../rooms/model.ts";
import { designDays } from "../weather/design-days.ts";
import { calculate } from "./building.ts";
import { checkBuilding } from "./check-building.ts";

const input: QuickInput = {
  city: "dubai",
  room: "living",
  area: 30,
  height: 3,
  facing: "e",
  glass: "large",
  position: "villa",
  age: "2000s",
};
const building = buildingOf(input);
const room = nth(building.rooms, 0);
const facing = (bearing: number): Room => ({
  ...room,
  walls: room.walls.map((wall) => ({ ...wall, facing: bearing })),
});
const withRooms = (...rooms: Room[]): Building => ({ ...building, rooms });

describe("rooms together", () => {
  test("need less than the sum of their peaks when they face different ways", () => {
    const { block, sumOfPeaks, diversity, rooms } = calculate(withRooms(facing(90), facing(270)));
    expect(rooms[0]?.peak.hour).toBeLessThan(rooms[1]?.peak.hour ?? 0);
    expect(block.breakdown.required).toBeLessThan(sumOfPeaks);
    expect(diversity).toBeCloseTo(block.breakdown.required / sumOfPeaks, 12);
  });

  test("that are equal need exactly the sum", () => {
    const two = calculate(withRooms(facing(90), facing(90)));
    expect(two.diversity).toBeCloseTo(1, 9);
    const one = calculate(withRooms(facing(90)));
    expect(two.block.breakdown.required).toBeCloseTo(2 * one.block.breakdown.required, 6);
  });
});

test("a room has its own set point, and known fan and duct gains count", () => {
  const cool = { ...room, inside: { dryBulb: 21, relativeHumidity: 0.5 } };
  expect(calculate(withRooms(cool)).rooms[0]).toEqual(
    calculate({ ...building, inside: cool.inside, rooms: [room] }).rooms[0],
  );
  const { breakdown } = calculate({ ...building, system: { ...building.system, fanShare: 0.1, ductShare: 0.2 } }).block;
  expect(breakdown.ducts).toBeCloseTo(2 * breakdown.fan, 9);
});

describe("the air", () => {
  const fresh = { flow: 60, schedule: room.freshAir.schedule };

  test("has at the coil the load of the listed parts", () => {
    const { rooms } = calculate(withRooms({ ...room, freshAir: fresh }));
    const { process, breakdown } = nth(rooms, 0);
    // The first value is computed from enthalpies, the second is a sum of parts. The condensate and the properties of non-standard air make the
    // difference.
    expect((process?.work.total ?? 0) / breakdown.coil).toBeCloseTo(1, 1);
    expect(process?.work.condensate).toBeGreaterThan(0);
  });

  test("is flagged if it carries more moisture than one coil removes", () => {
    expect(calculate(withRooms(room)).rooms[0]?.process?.reachable).toBe(true);
    expect(calculate(withRooms({ ...room, freshAir: fresh })).rooms[0]?.process?.reachable).toBe(false);
  });

  test("is supplied on the line from the room to its apparatus dew point", () => {
    const supply = calculate(withRooms(room)).rooms[0]?.supply;
    expect(supply?.reheat).toBe(false);
    expect(supply?.state.dryBulb).toBeGreaterThanOrEqual(12);
    expect(supply?.state.dryBulb).toBeGreaterThan(supply?.apparatusDewPoint ?? 99);
  });

  test("leaves the coil as a mixture of bypassed and saturated air", () => {
    for (const relative of [0.3, 0.5, 0.7]) {
      const held = { ...room, inside: { dryBulb: 24, relativeHumidity: relative } };
      const { rooms, days } = calculate(withRooms(held));
      const { state, bypass } = rooms[0]?.supply ?? expect.fail();
      expect(bypass).toBeGreaterThanOrEqual(building.system.bypass - 1e-9);
      expect(bypass).toBeLessThan(1);
      expect(relativeHumidity(state.dryBulb, state.humidity, days[0]?.pressure ?? 0)).toBeLessThanOrEqual(1);
    }
  });

  test("is flagged when a room is too damp for a coil alone", () => {
    const damp = { ...room, people: { ...room.people, sensible: 500, latent: 9000 } };
    expect(calculate(withRooms(damp)).rooms[0]?.supply?.reheat).toBe(true);
  });
});

describe("days", () => {
  test("on the coast much fresh air makes the humid day the worst", () => {
    const flow = { flow: 300, schedule: room.freshAir.schedule };
    expect(calculate(withRooms({ ...room, freshAir: flow })).block.peak.kind).toBe("humid");
  });

  test.each(cityIds)("air in %s never exceeds saturation", (city) => {
    for (const { dryBulb, humidity, pressure } of designDays(climateOf(city)))
      for (const [hour, celsius] of dryBulb.entries()) {
        expect(humidity[hour]).toBeGreaterThan(0);
        expect(humidity[hour]).toBeLessThanOrEqual(saturationHumidity(celsius, pressure) + 1e-9);
      }
  });

  test.each(cityIds)("a humid day in %s keeps the moisture of its dew point through the night", (city) => {
    const climate = climateOf(city);
    const humidDays = designDays(climate).filter(({ kind }) => kind === "humid");
    expect(humidDays).toHaveLength(3);
    for (const { humidity, pressure } of humidDays)
      for (const moist of humidity) expect(dewPoint(moist, pressure)).toBeCloseTo(climate.humid.dewPoint, 6);
  });

  test("can be changed to the values of an authority", () => {
    const hotter = movedTo(climateOf("dubai"), 46, 29);
    expect(Math.max(...hotter.dryBulb)).toBeCloseTo(46, 9);
    const then = calculate({ ...building, climate: hotter }).block.breakdown.required;
    expect(then).toBeGreaterThan(calculate(building).block.breakdown.required);
  });
});

describe("refused input", () => {
  const [wall] = room.walls;
  const window = wall?.windows[0];
  const refused = (change: object) => checkBuilding(withRooms({ ...room, ...change }));

  test("glass larger than its wall", () => {
    const wide = { ...wall, windows: [window, window] };
    expect(refused({ walls: [wide] })).toEqual([
      { field: "rooms.0.walls.0.windows", problem: "glass-exceeds-wall", limit: wall?.area },
    ]);
  });

  test.each([
    [{ area: Number.NaN }, "rooms.0.area"],
    [{ height: 0 }, "rooms.0.height"],
    [{ walls: "brick" }, "rooms.0.walls"],
    [{ walls: [{ ...wall, layers: [] }] }, "rooms.0.walls.0.layers"],
    [{ walls: [{ ...wall, layers: [{ resistance: 0, capacity: 1 }] }] }, "rooms.0.walls.0.layers"],
    [{ walls: new Array(2) }, "rooms.0.walls.0"],
    [{ people: { ...room.people, schedule: [1] } }, "rooms.0.people.schedule"],
    [{ surfaces: [{ role: "wall", area: 10, layers: [] }] }, "rooms.0.surfaces"],
  ])("%j", (change, field) => expect(refused(change)[0]?.field).toBe(field));

  test("impossibly much fresh air", () =>
    expect(refused({ area: 30, height: 3, freshAir: { ...room.freshAir, flow: 50_000 } })).toEqual([
      { field: "rooms.0.freshAir", problem: "too-much-air", limit: 1500 },
    ]));

  test("no rooms, and values that are no building", () => {
    expect(checkBuilding(withRooms())[0]?.field).toBe("rooms");
    expect(() => calculate(withRooms())).toThrow(InputRefused);
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(checkBuilding(value).length).toBeGreaterThan(0);
      }),
    );
  });
});

describe("a separate unit for outdoor air", () => {
  const input = {
    city: "dubai",
    area: 100,
    height: 3,
    facing: "w",
    glass: "medium",
    position: "top",
    age: "2000s",
  } as const;

  test("is recommended to a restaurant whose coil mostly dries outdoor air, not to a living room", () => {
    expect(calculateQuick({ ...input, room: "restaurant" }).room.freshAirApart).toBe(true);
    expect(calculateQuick({ ...input, room: "living" }).room.freshAirApart).toBe(false);
  });

  test("is never recommended without outdoor air, however moist the room is", () => {
    const { breakdown } = calculateQuick({ ...input, room: "restaurant", changed: { freshAir: 0, people: 150 } }).room;
    expect(breakdown.freshLatent).toBe(0);
    expect(freshAirApart(breakdown)).toBe(false);
  });

  test("depends, for the block, on all rooms at one hour", () => {
    const [moist, dry] = (["restaurant", "office"] as const).map((room) => buildingOf({ ...input, room }));
    if (!moist || !dry) throw new Error("two buildings");
    const always = Array.from({ length: 24 }, () => 1);
    const lights = { sensible: 60_000, latent: 0, radiant: 0.5, schedule: always };
    const large = dry.rooms.map((room) => ({ ...room, lights }));
    const { rooms, block } = calculate({ ...moist, rooms: [...moist.rooms, ...large] });
    expect([rooms[0]?.freshAirApart, block.freshAirApart]).toEqual([true, false]);
  });
});
