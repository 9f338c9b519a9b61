import { calculate } from "@site/engine/buildings/building.ts";
import { ageIds } from "@site/engine/data/ages.ts";
import { glassSizes } from "@site/engine/data/glazing.ts";
import { roomKindIds } from "@site/engine/data/room-kinds.ts";
import { positions, type QuickInput } from "@site/engine/quick/input.ts";
import { buildingOf } from "@site/engine/quick/model.ts";
import { transmittance } from "@site/engine/walls/layers.ts";
import { describe, expect, test } from "vitest";
import { definedValue } from "#tests/defined-value.ts";
import { openBuilding } from "./building-model.ts";
import { edit, withoutLayers } from "./edits.ts";
import { quickRoom, start } from "./fixture.ts";
import { kinds } from "./kinds.ts";

const opened = (fields: Record<string, string>) => openBuilding(fields, start);
const roomOf = (fields: Record<string, string>) => {
  const [room] = opened(fields).building?.rooms ?? [];
  if (!room) throw new Error(JSON.stringify(opened(fields).problems));
  return room;
};

describe("with default values it equals the quick room", () => {
  const changed: QuickInput["changed"] = { people: 7, lights: 11, overhang: 0.8, insideHumidity: 0.45, safety: 0.1 };
  const inputs: QuickInput[] = [
    ...roomKindIds.map((room) => ({ ...quickRoom, room })),
    ...ageIds.map((age) => ({ ...quickRoom, age, changed })),
    ...positions.map((position) => ({ ...quickRoom, position })),
    ...glassSizes.map((glass) => ({ ...quickRoom, glass, city: "al-ain" as const })),
  ];
  test.each(inputs)("$room $age $position $glass", (quick) => {
    const { building, problems } = openBuilding({}, { ...start, quick });
    expect(problems).toEqual([]);
    const load = (of: typeof building) => of && calculate(of).block.breakdown.required;
    expect(load(building)).toBeCloseTo(definedValue(load(buildingOf(quick))), 6);
  });
});

describe("defaults that depend on other inputs", () => {
  test("leaks depend on the supplied outdoor air, unless a hood draws it out again", () => {
    const leaks = (fields: Record<string, string>) => roomOf({ "0k": "office", "0a": "200", ...fields }).airChanges;
    expect(leaks({})).toBe(0.1);
    expect(leaks({ "0f": "٤٠" })).toBeCloseTo(0.5 - (3.6 * 40) / 600, 12);
    expect(leaks({ "0f": "0" })).toBe(0.5);
    expect(leaks({ "0s0h": "300" })).toBe(0.5);
    expect(leaks({ "0x": "0.7" })).toBe(0.7);
    expect(opened({ "0k": "office", "0f": "none" }).problems.map(({ field }) => field)).toEqual(["0f"]);
  });

  test("fresh air from people, walls from area and height, until they are typed", () => {
    const more = opened({ "0p": "10", "0a": "49" });
    expect(more.values["0f"]).toBeGreaterThan(Number(opened({}).values["0f"]));
    expect(more.values["0w0a"]).toBeCloseTo(21, 9);
    expect(opened({ "0p": "10", "0f": "5" }).values["0f"]).toBe(5);
  });

  test("gains and hours from the kind of room", () => {
    const quick = { ...quickRoom, changed: { lights: 33, age: "new", wall: "aac250" as const } };
    const { values } = openBuilding({ "0k": "office" }, { ...start, quick });
    expect([values["0l"], values["0d0s"], values["0w0c"]]).toEqual([8, "office", "aac250"]);
  });

  test("the unit's derating for room and outdoor temperature as in quick mode, until it is typed", () => {
    const least = (fields: Record<string, string>, quick = quickRoom) => {
      const { building } = openBuilding(fields, { ...start, quick });
      return building && calculate(building).block.selection.least;
    };
    const cool = { ...quickRoom, changed: { insideTemperature: 21, hotLoss: 0.12 } };
    expect(least({}, cool)).toBeCloseTo(calculate(buildingOf(cool)).block.selection.least, 6);
    expect(least({ h: "0", a: "100" })).toBeLessThan(definedValue(least({})));
    expect(least({ a: "80" })).toBeGreaterThan(definedValue(least({})));
  });

  test("layers by thickness and conductivity, or by resistance", () => {
    const u = (fields: Record<string, string>) => transmittance(roomOf(fields).walls[0]?.layers ?? []);
    expect(u({ "0w0l2t": "120" })).toBeLessThan(u({}));
    expect(u({ "0w0l2k": "0.07" })).toBeGreaterThan(u({}));
    const gap = { "0w0l": "6", "0w0l5m": "gap", "0w0l5r": "1" };
    expect(1 / u(gap)).toBeCloseTo(1 / u({}) + 1, 9);
  });

  test("equal windows are separate, each with its own shade", () => {
    const windows = roomOf({ "0w0g0n": "3", "0w0g0w": "1", "0w0g0h": "1.5", "0w0g0d": "0.5" }).walls[0]?.windows;
    expect(windows).toHaveLength(3);
    expect(windows?.[2]).toMatchObject({ area: 1.5, overhang: { depth: 0.5, above: 0 } });
  });

  test("24 values, in any digits", () => {
    const { schedule } = roomOf({ "0d1s": "hourly", "0d1v": "٨*0، 10*100، 6*5" }).lights;
    expect([schedule[7], schedule[8], schedule[23]]).toEqual([0, 1, 0.05]);
    expect(opened({ "0d1s": "hourly", "0d1v": "23*100" }).problems).toEqual([
      { field: "0d1v", problem: "not-24-hours" },
    ]);
  });

  test("fresh air follows the people's hours, typed ones too, until it has its own", () => {
    const own = { "0d0s": "own", "0d0f": "20", "0d0t": "23" };
    expect(roomOf(own).freshAir.schedule).toEqual(roomOf(own).people.schedule);
    expect(roomOf({ ...own, "0d3s": "always" }).freshAir.schedule).toEqual(Array(24).fill(1));
  });

  test("equipment from racks, and a hood that takes its heat and draws its air", () => {
    const racks = { "0k": "server-room", "0a": "20", "0s0r": "10", "0s0p": "5" };
    expect(roomOf(racks).equipment.sensible).toBeCloseTo(50_000, 6);
    const cooking = { "0k": "hot-kitchen", "0a": "40" };
    const under = roomOf({ ...cooking, "0s0h": "1500", "0s0m": "60", "0s0u": "100" });
    expect(under.equipment.sensible).toBeCloseTo(roomOf(cooking).equipment.sensible * 0.3, 6);
    expect(under.freshAir.flow).toBeCloseTo(600, 6);
  });

  test("skylights and a parapet on the roof, and a table of SHGC that replaces the single value", () => {
    const roof = roomOf({ "0t0y": "4", "0t0u": "2", "0t0s": "0.3", "0t0p": "1.2" }).roof;
    expect(roof).toMatchObject({ parapet: 1.2, skylights: [{ area: 4, glass: { u: 2, shgc: 0.3 } }] });
    const table = { "0w0g0t": "0.70 0.67 0.64 0.58 0.45 0.23 ٠.٦" };
    expect(roomOf(table).walls[0]?.windows[0]?.glass).toMatchObject({
      shgc: 0.7,
      table: { beam: [0.7, 0.67, 0.64, 0.58, 0.45, 0.23], diffuse: 0.6 },
    });
    expect(opened({ "0w0g0t": "0.7 0.6" }).problems).toEqual([{ field: "0w0g0t", problem: "not-7-values" }]);
    expect(opened({ "0t0y": "500" }).problems).toMatchObject([{ field: "0t0y", problem: "skylights-exceed-roof" }]);
  });

  test("behind a surface: an uncooled space, the ground, or a known temperature", () => {
    const [space, ground, fixed] = ["space", "ground", "fixed"].map(
      (side) => roomOf({ "0b": "1", "0b0k": side, "0b0a": "100" }).neighbours[0],
    );
    expect(space).toEqual({ area: 100, u: 2, exposure: 0.5 });
    expect(ground?.u).toBeCloseTo(0.4728, 3);
    expect(ground?.celsius).toBeCloseTo(28.6, 0);
    expect(fixed).toMatchObject({ u: 2, celsius: 30 });
  });

  test("a plant, with the people and rates of its rooms; none until it is chosen", () => {
    expect(opened({}).asked).toMatchObject({ plan: undefined, use: undefined, heating: { outdoor: 13.8, inside: 21 } });
    const { plan, use } = opened({
      ...{ p0k: "vav", p0s: "12", p0f: "7", p0t: "18" },
      ...{ "0k": "office", "0s0a": "3", "0s0l": "62" },
    }).asked;
    expect(plan).toMatchObject({
      plant: "vav",
      supply: 12,
      rooms: [{ people: 2, perPerson: 2.5, perArea: 0.3, handler: 3, least: 62 }],
    });
    expect(use).toEqual({ from: 7, to: 18 });
  });

  test("own hours may pass midnight", () => {
    const { schedule } = roomOf({ "0d1s": "own", "0d1f": "22", "0d1t": "2", "0d1r": "10" }).lights;
    expect(schedule.filter((share) => share === 1)).toHaveLength(4);
    expect([schedule[22], schedule[1], schedule[2]]).toEqual([1, 1, 0.1]);
  });
});

describe("errors are reported at their fields", () => {
  test.each([
    [{ "0a": "0" }, "0a", "below", 1],
    [{ "0a": "1e9" }, "0a", "above", 5000],
    [{ "0a": "-4" }, "0a", "below", 1],
    [{ "0a": "NaN" }, "0a", "not-a-number", undefined],
    [{ "0a": "thirty" }, "0a", "not-a-number", undefined],
    [{ "0k": "cellar" }, "0k", "unknown", undefined],
    [{ r: "21" }, "r", "above", 20],
    [{ "0w": "1.5" }, "0w", "not-whole", undefined],
    [{ "0n": "x".repeat(41) }, "0n", "too-long", 40],
    [{ "0p": "76" }, "0p", "too-many-people", 75],
    [{ "0a": "5", "0k": "classroom", "0p": "13" }, "0p", "too-many-people", 12],
    [{ "0f": "50000" }, "0f", "too-much-air", 1500],
    [{ w: "46", o: "45" }, "w", "above", 35],
    [{ w: "34", o: "30" }, "w", "above", 30],
    [{ "0w0g0w": "10" }, "0w0g0w", "glass-exceeds-wall", expect.closeTo(16.4317, 3)],
    [{ "0w0g": "2", "0w0g1w": "9" }, "0w0g1w", "glass-exceeds-wall", expect.closeTo(16.4317, 3)],
    [{ "0w1g": "1", "0w1g0n": "8", "0w1g0w": "3" }, "0w1g0w", "glass-exceeds-wall", expect.closeTo(16.4317, 3)],
    [{ "0w0l1t": "2000", "0w0l1k": "0.01" }, "0w0l1r", "above", 100],
    [{ "0t0l1t": "2000", "0t0l1d": "9000" }, "0t0l1t", "too-heavy", undefined],
    [{ "0w0l": "1", "0w0l0t": "0.1" }, undefined, undefined, undefined],
    [{ "0w0l": "1", "0w0l0m": "metal", "0w0l0t": "1", "0t0l": "1", "0t0l0r": "0" }, undefined, undefined, undefined],
  ])("%j", (fields, field, problem, limit) => {
    const { problems, building } = opened(fields);
    if (!field) return expect(building).toBeDefined();
    expect(problems).toEqual([limit === undefined ? { field, problem } : { field, problem, limit }]);
    expect(building).toBeUndefined();
  });

  test("every accepted input gives finite numbers", () => {
    const fields = {
      "0w0l1t": "2000",
      "0w0l1k": "500",
      "0w0l1d": "1",
      "0w1l2t": "0.1",
      "0t0l1r": "20",
      "0x": "30",
      "0p": "75",
      "0f": "1500",
    };
    const { building, problems } = opened(fields);
    expect(problems).toEqual([]);
    const { block, rooms } = calculate(definedValue(building));
    expect([block.breakdown.required, rooms[0]?.supply?.flow].every(Number.isFinite)).toBe(true);
  });

  test("numbers with Arabic digits and separators", () => expect(opened({ "0a": "٢٥٫٥" }).values["0a"]).toBe(25.5));
});

describe("edits", () => {
  test("removing a wall leaves the others unchanged", () => {
    const before = roomOf({ "0w": "3", "0w2c": "aac250", "0w1l1t": "300" });
    const after = roomOf(edit({ "0w": "3", "0w2c": "aac250", "0w1l1t": "300" }, "drop:0w0", start));
    expect(after.walls.map(({ facing, layers }) => [facing, transmittance(layers)])).toEqual(
      before.walls.slice(1).map(({ facing, layers }) => [facing, expect.closeTo(transmittance(layers), 6)]),
    );
  });

  test("a window is copied, a layer moves up, a room keeps its name", () => {
    const copied = edit({ "0w0g0w": "1.1" }, "copy:0w0g0", start);
    expect(roomOf(copied).walls[0]?.windows[1]?.area).toBeCloseTo(roomOf(copied).walls[0]?.windows[0]?.area ?? 0, 1);
    expect(opened(edit({}, "up:0w0l2", start)).values["0w0l1m"]).toBe("eps");
    expect(opened(edit({ r: "2" }, "drop:0", start)).values["0n"]).toBe("living 2");
  });

  test("a copied room has the next name, unless it was given one", () => {
    const named = (fields: Record<string, string>) => opened(edit(fields, "copy:0", start)).values["1n"];
    expect([named({}), named({ "0n": "Majlis" })]).toEqual(["living 2", "Majlis"]);
    expect(opened(edit({ "0w0g": "1", "0w0g0n": "3" }, "copy:0w0g0", start)).values["0w0g1n"]).toBe(3);
  });

  test("the number of rows stays within its limits", () => {
    expect(edit({}, "drop:0", start)).toEqual({});
    expect(edit({ r: "20" }, "add:0", start)).toEqual({ r: "20" });
    expect(edit({ "0t": "1" }, "add:0t0", start)).toEqual({ "0t": "1" });
  });

  test.each([
    "add:w0",
    "up:w23",
    "up:0w0a16",
    "add:0p0",
    "drop:c0",
    "add:0d0",
    "copy:7",
    "up:0w9",
    "toString:0",
    "add:0zz0",
  ])("%s changes nothing", (action) => expect(edit({ "0a": "42" }, action, start)).toEqual({ "0a": "42" }));

  test("choosing another construction replaces the layers", () =>
    expect(withoutLayers({ "0w0l": "3", "0w0l1t": "9", "0w0a": "12" }, "0w0")).toEqual({ "0w0a": "12" }));
});

test("indexes of choices in addresses are stable: new choices are appended", () => {
  expect([kinds.room.kind.ids, kinds.wall.construction.ids.slice(0, 4)]).toEqual([
    "bedroom living majlis kitchen office meeting-room shop restaurant classroom gym prayer-hall hotel-room server-room warehouse clinic hot-kitchen mosque corridor lobby storage toilet plant-room stair home-storage".split(
      " ",
    ),
    "block-uninsulated block-eps75 thermal-block aac250".split(" "),
  ]);
  expect(kinds.layer.material.ids).toEqual(
    "gap plaster hollow-block solid-block aac concrete screed eps xps pir gypsum tile metal wood".split(" "),
  );
  expect(kinds.times.id.ids.slice(0, 18)).toEqual(
    "own always evening office shop restaurant school hourly office-day shop-day restaurant-day mosque-day mosque-friday school-day home-day hotel-room clinic-day closed".split(
      " ",
    ),
  );
});
