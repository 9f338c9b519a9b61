import { calculate } from "@site/engine/buildings/building.ts";
import fc from "@site/testing/fast-check.ts";
import { describe, expect, it, test } from "vitest";
import {
  type Axis,
  addRooms,
  applyBuildingAction,
  assignHandler,
  copyRooms,
  floorsIn,
  mirrorRooms,
  nameOn,
  removeRooms,
  repeatFloor,
  replaceRooms,
  servedByFloor,
  underRoof,
  withWalls,
} from "./edits.ts";
import { addStep, redoStep, startHistory, undoStep } from "./history.ts";
import { emptyProject, openProject, type Project } from "./model.ts";

const project: Project = {
  ...emptyProject,
  rooms: [
    { id: 1, floor: "1", given: { n: "Office 101", a: "20", w: "2", w0f: "e", w1b: "300" } },
    { id: 2, floor: "1", given: { n: "Store", a: "8" } },
    { id: 3, floor: "G", given: { n: "Lobby", a: "60", w: "1" } },
  ],
};
const facingsOf = ({ rooms }: Project) =>
  openProject({ ...project, rooms }).building?.rooms.map(({ walls }) => walls.map(({ facing }) => facing));

test("the last floor is under the roof, and ticked rooms get a wall or a corner", () => {
  const roofed = underRoof(project, "1");
  expect(roofed.rooms.map(({ given: fields }) => fields.t)).toEqual(["1", "1", undefined]);
  const cornered = withWalls(roofed, new Set([2, 3]), 2);
  expect(cornered.rooms.map(({ given: fields }) => fields.w)).toEqual(["2", "2", "2"]);
  expect(withWalls(cornered, new Set([1]), 1)).toEqual(cornered);
  const built = openProject(cornered).building?.rooms;
  expect(built?.map(({ roof, walls }) => [roof !== undefined, walls.length])).toEqual([
    [true, 2],
    [true, 2],
    [false, 2],
  ]);
});

describe("mirrored", () => {
  test("swaps east and west, and bearings accordingly; a wall that faces north by default stays", () => {
    expect(facingsOf(mirrorRooms(project, new Set([1, 3]), "east-west"))).toEqual([[270, 60], [], [0]]);
    expect(facingsOf(mirrorRooms(project, new Set([1, 3]), "north-south"))).toEqual([[90, 240], [], [180]]);
  });

  test("twice is as before, for every axis and direction", () => {
    const axis = fc.constantFrom<Axis>("east-west", "north-south");
    const anyFields = fc.record({
      w: fc.constantFrom("1", "2"),
      w0f: fc.constantFrom("n", "se", "w"),
      w1b: fc.nat(360).map(String),
    });
    fc.assert(
      fc.property(anyFields, axis, (fields, about) => {
        const one = { ...project, rooms: [{ id: 1, floor: "", given: { a: "20", ...fields } }] };
        const twice = mirrorRooms(mirrorRooms(one, new Set([1]), about), new Set([1]), about);
        expect(facingsOf(twice)?.[0]?.map((degrees) => degrees % 360)).toEqual(
          facingsOf(one)?.[0]?.map((degrees) => degrees % 360),
        );
      }),
    );
  });
});

it("copies rooms behind the originals, with ids of their own", () => {
  const { rooms } = copyRooms(project, new Set([1, 2]));
  expect(rooms.map(({ id, given: fields }) => [id, fields.n])).toEqual([
    ...[
      [1, "Office 101"],
      [2, "Store"],
      [4, "Office 101"],
      [5, "Store"],
    ],
    [3, "Lobby"],
  ]);
  expect(removeRooms(project, new Set([1, 3])).rooms.map(({ id }) => id)).toEqual([2]);
  const others = (count: number) => Array.from({ length: count }, () => ({ floor: "", given: {} }));
  const numbers = ({ rooms }: Project) => rooms.map(({ id }) => id);
  expect(numbers(replaceRooms(project, others(4)))).toEqual([1, 2, 3, 4]);
  expect(numbers(addRooms(replaceRooms(project, others(1)), others(1)))).toEqual([1, 4]);
});

it("keeps the area of a room of 20 m², the default, when a wall is added or removed in its form", () => {
  const fields = { "0k": "office", "0a": "20", "0p": "1" };
  const walled = applyBuildingAction(fields, "add:0w0", "2000s");
  expect(walled).toEqual({ ...fields, "0w": "1" });
  expect(applyBuildingAction(walled, "drop:0w0", "2000s")).toEqual(fields);
});

it("multiplies a floor completely or not at all", () => {
  const { rooms } = repeatFloor(project, "1", ["2", "Roof"]);
  expect(rooms.slice(3).map(({ floor, given: fields }) => [floor, fields.n])).toEqual([
    ["2", "Office 201"],
    ["2", "Store"],
    ["Roof", "Office 101"],
    ["Roof", "Store"],
  ]);
  const many = repeatFloor(project, "1", floorsIn("2-150"));
  expect(many.rooms).toHaveLength(199);
  expect(addRooms(many, [...project.rooms]).rooms).toHaveLength(200);
  expect(repeatFloor(project, "none", ["2"]).rooms).toHaveLength(3);
});

it("every equal floor has the same load", () => {
  const { building } = openProject(repeatFloor(project, "1", ["2", "3"]));
  const required = building ? calculate(building).rooms.map(({ breakdown }) => breakdown.required) : [];
  expect(required[3]).toBe(required[0]);
  expect(required[6]).toBe(required[1]);
});

it("assigns rooms to air handlers: some rooms, those of each floor, all to the first again", () => {
  const handlersOf = ({ rooms }: Project) => rooms.map(({ given: fields }) => fields.s0a);
  expect(handlersOf(assignHandler(project, new Set([2]), 12))).toEqual([undefined, "12", undefined]);
  const floors = servedByFloor(project);
  expect(handlersOf(floors)).toEqual([undefined, undefined, "2"]);
  expect(assignHandler(floors, new Set([1, 2, 3]), 1)).toEqual(project);
});

test.each([
  ["2-5, 7،Roof", ["2", "3", "4", "5", "7", "Roof"]],
  ["٢ إلى ٤", ["2", "3", "4"]],
  ["5-2", ["5-2"]],
  [" , ", []],
])("the floors in %j", (text, floors) => expect(floorsIn(text)).toEqual(floors));

test.each([
  ["Office 104", "1", "3", "Office 304"],
  ["1104", "11", "12", "1204"],
  ["مكتب ١٠٤", "١", "3", "مكتب ٣٠٤"],
  ["Store", "1", "3", "Store"],
  ["Office 104", "G", "3", "Office 104"],
])("%s on floor %s is on floor %s %s", (name, from, to, expected) => expect(nameOn(name, from, to)).toBe(expected));

it("undoes and redoes any edits", () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 30 }), (values) => {
      const all = values.reduce(
        (history, value, index) => addStep(history, `${index} ${value}`),
        startHistory("start"),
      );
      const back = values.reduce((history) => undoStep(history), all);
      expect(back.present).toBe("start");
      expect(undoStep(back)).toEqual(back);
      expect(values.reduce((history) => redoStep(history), back)).toEqual(all);
    }),
  );
});
