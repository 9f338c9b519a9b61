import { calculate } from "@site/engine/buildings/building.ts";
import { systemOf } from "@site/engine/systems/system.ts";
import { expect, it } from "vitest";
import { definedValue } from "#tests/defined-value.ts";
import { csvText } from "../kit/frame/csv.ts";
import { tableOf } from "./csv.ts";
import { addRooms, assignHandler, changeRoom, repeatFloor, servedByFloor } from "./edits.ts";
import { withCell } from "./list/columns.ts";
import { understand } from "./list/understand.ts";
import { emptyProject, openProject, type Project } from "./model.ts";
import { reckoner } from "./reckon.ts";

const project: Project = {
  ...emptyProject,
  rooms: [
    { id: 1, floor: "1", given: { n: "Office 101", a: "24", w: "1", w0f: "w", w0g: "1", w0g0w: "3" } },
    { id: 2, floor: "1", given: { n: "Meeting", k: "meeting-room", a: "18" } },
    { id: 3, floor: "1", given: { n: "No area", k: "office" } },
    { id: 4, floor: "1", given: { n: "Too high", a: "10", h: "99" } },
  ],
};

it("gives the engine's results, leaves refused rooms out, and says why", () => {
  const { rooms, block } = reckoner()(project);
  const { building } = openProject(project);
  const whole = building && calculate(building);
  expect(block).toMatchObject({ required: whole?.block.breakdown.required, rooms: 2, area: 42 });
  expect(rooms[1]?.load?.required).toBe(whole?.rooms[0]?.breakdown.required);
  expect(rooms[3]).toMatchObject({ problems: [{ field: "a", problem: "missing" }] });
  expect(rooms[4]).toMatchObject({ problems: [{ field: "h", problem: "above", limit: 30 }] });
  expect(rooms[4]?.load).toBeUndefined();
});

it("waits for an area if no room has one yet", () => {
  const { rooms, block } = reckoner()({ ...emptyProject, rooms: [{ id: 1, floor: "", given: {} }] });
  expect(rooms[1]).toMatchObject({ problems: [{ field: "a", problem: "missing" }] });
  expect(block).toBeUndefined();
});

it("gives the same after a change as if it had never calculated before", () => {
  const reckon = reckoner();
  const many = repeatFloor(project, "1", ["2", "3"]);
  const steps = [
    project,
    many,
    changeRoom(many, 1, (room) => ({ ...room, given: { ...room.given, a: "30" } })),
    { ...many, given: { c: "abu-dhabi" } },
    { ...many, given: { s: "25" } },
    { ...many, given: { s: "25", p0k: "vav" } },
    servedByFloor({ ...many, given: { s: "25", p0k: "vav" } }),
    { ...many, given: { s: "25", p0k: "vav", p0s: "11" } },
  ];
  for (const step of steps) expect(reckon(step)).toEqual(reckoner()(step));
});

it("has the plant that the engine computes, with each room in its own air handler, by its id", () => {
  const many = assignHandler({ ...repeatFloor(project, "1", ["2"]), given: { p0k: "vav" } }, new Set([2, 6]), 7);
  const { plant, rooms } = reckoner()(many);
  const { building, plan } = openProject(many);
  const system = systemOf(definedValue(building), calculate(definedValue(building)), definedValue(plan));
  expect(plant?.system.plant).toBeCloseTo(system.plant, 6);
  expect(plant?.system.handlers.map(({ id, rooms: on }) => [id, on.map(({ name }) => name)])).toEqual([
    [1, ["1", "5"]],
    [7, ["2", "6"]],
  ]);
  // A room's own load includes the fan heat of its air handler, and its supply air comes from that air handler.
  const alone = reckoner()({ ...many, given: { f: "3" } }).rooms[2]?.load;
  expect(rooms[2]?.load).toEqual({ ...alone, flow: plant?.system.handlers[1]?.rooms[0]?.flow });
  expect(rooms[2]?.load?.flow).not.toBe(alone?.flow);
  expect(reckoner()({ ...many, given: {} }).plant).toBeUndefined();
});

it.each([
  ["fan-coil", 4, 0],
  ["vrf", 4, 0],
  ["package", 0, 1],
  ["constant-volume", 0, 1],
])("a plant of the kind %s has %i units in rooms and %i air handlers", (kind, terminals, handlers) => {
  const { plant } = reckoner()({ ...repeatFloor(project, "1", ["2"]), given: { p0k: kind } });
  expect([plant?.system.terminals.length, plant?.system.handlers.length]).toEqual([terminals, handlers]);
});

it("an air handler that is not a number up to 50 makes its room refused, and the field is named", () => {
  const wrong = changeRoom({ ...project, given: { p0k: "vav" } }, 1, (room) => ({
    ...room,
    given: { ...room.given, s0a: "99" },
  }));
  const { rooms, plant } = reckoner()(wrong);
  expect(rooms[1]).toMatchObject({ problems: [{ field: "s0a", problem: "above", limit: 50 }] });
  expect(plant?.system.handlers.map(({ rooms: on }) => on.length)).toEqual([1]);
});

it("shows, writes and reads back the glass that it counts", () => {
  const windows: Record<string, Record<string, string>> = {
    "three alike": { w0g: "1", w0g0n: "3", w0g0w: "2", w0g0h: "1.5" },
    "of two kinds": { w0g: "2", w0g0w: "2", w0g0h: "1.5", w0g1w: "3", w0g1h: "2" },
    "of the usual size": { w0g: "1" },
    "in Arabic digits": { w0g: "1", w0g0w: "٣", w0g0h: "٢" },
    "with a comma": { w0g: "1", w0g0w: "3", w0g0h: "2,0" },
  };
  const rooms = Object.values(windows).map((fields, at) => ({
    ...{ id: at + 1, floor: "" },
    given: { k: "office", a: "30", w: "1", w0f: "w", ...fields },
  }));
  const written = { ...emptyProject, rooms };
  const reckoned = reckoner()(written);
  const naming = { options: { room: { office: "office" } }, compass: {} } as never;
  const words = {
    column: (id: string) => names[id] ?? id,
    result: (id: string) => id,
    yes: "yes",
    uncooled: "uncooled",
  };
  const names: Record<string, string> = { name: "Room", glass2: "Glass 2", wall2: "Wall 2", facing2: "Facing 2" };
  const table = tableOf(written, reckoned, naming, words);
  const column = table[0]?.indexOf("glass") ?? -1;
  expect(table.slice(1).map((row) => Number(row[column]))).toEqual([9, 9, 1.8, 6, 6]);
  expect(table[1]?.[0], "a room without a name stays without one").toBe("");
  const back = understand(csvText(table), { names: [] });
  if ("reason" in back) throw new Error(back.reason);
  expect(back.rooms[0]?.given.n).toBeUndefined();
  const again = reckoner()(addRooms(emptyProject, back.rooms));
  for (const { id } of rooms) {
    expect(again.rooms[id]?.glass[0], String(id)).toBeCloseTo(reckoned.rooms[id]?.glass[0] ?? 0, 2);
    const room = definedValue(rooms[id - 1]);
    const typed = id === 2 ? room : withCell(room, "glass", "10");
    expect(reckoner()({ ...emptyProject, rooms: [typed] }).rooms[id]?.glass[0]).toBeCloseTo(id === 2 ? 9 : 10, 2);
  }
});
