import { expect, it } from "vitest";
import { translator } from "#site/i18n/t.ts";
import { changeSaid } from "./change-text.ts";
import { compareRevisions } from "./compare.ts";
import { addRooms, changeRoom, removeRooms } from "./edits.ts";
import { fileText, readFile } from "./file.ts";
import { emptyProject, type Project } from "./model.ts";
import { changeWords } from "./page.server.ts";
import { reckoner } from "./reckon.ts";

const side = (project: Project) => ({ project, reckoned: reckoner()(project) });
const first: Project = {
  ...emptyProject,
  rooms: [
    { id: 1, floor: "1", given: { n: "Office 101", a: "24", w: "1", w0f: "w" } },
    { id: 2, floor: "1", given: { n: "Store", a: "8" } },
    { id: 3, floor: "1", given: { n: "Lobby", a: "30" } },
  ],
};

it("lists the values that were typed differently, the rooms that came and went, and the loads of both", () => {
  const larger = changeRoom(first, 1, (room) => ({
    ...room,
    given: { ...room.given, a: "36", w0f: "n", n: "Office 1" },
  }));
  // The number of a removed last room is not used again, even after the project was saved and read.
  const fewer = readFile(fileText({ ...removeRooms(larger, new Set([3])), revision: "B" })).project;
  const second = addRooms(fewer, [{ floor: "1", given: { n: "New", a: "10" } }]);
  const { building, rooms, block } = compareRevisions(side(first), side(second));
  expect(building).toEqual([{ field: "revision", before: "", after: "B" }]);
  expect(rooms.map(({ id, what }) => [id, what])).toEqual([
    [1, "changed"],
    [3, "removed"],
    [4, "added"],
  ]);
  expect(rooms[0]?.changes).toEqual([
    { field: "0n", before: "Office 101", after: "Office 1" },
    { field: "0a", before: "24", after: "36" },
    { field: "0w0f", before: "w", after: "n" },
  ]);
  expect(rooms[0]?.load[1]).toBeGreaterThan(rooms[0]?.load[0] ?? Number.NaN);
  expect(rooms[1]?.load[1]).toBeUndefined();
  expect(block[0]).not.toBe(block[1]);
});

it("reports no room as changed if only the building is, but shows its load", () => {
  const { building, rooms } = compareRevisions(side(first), side({ ...first, given: { s: "25" } }));
  expect(building).toEqual([{ field: "s", before: "", after: "25" }]);
  expect(rooms.map(({ id, changes }) => [id, changes])).toEqual([
    [1, []],
    [2, []],
    [3, []],
  ]);
  expect(compareRevisions(side(first), side(first)).rooms).toEqual([]);
});

it("separates the changes of the plant from the load that it has to carry", () => {
  const chilled = { ...first, given: { p0k: "fan-coil" } };
  expect(compareRevisions(side(first), side(first)).plant).toBeUndefined();
  const { building, plant, rooms } = compareRevisions(side(first), side(chilled));
  expect([building, rooms]).toEqual([[], []]);
  expect(plant).toEqual({
    changes: [{ field: "p0k", before: "", after: "fan-coil" }],
    load: [undefined, side(chilled).reckoned.plant?.system.plant],
  });
  const other = changeRoom(chilled, 1, (room) => ({ ...room, given: { ...room.given, s0a: "2" } }));
  expect(compareRevisions(side(chilled), side(other)).rooms[0]?.changes).toEqual([
    { field: "0s0a", before: "", after: "2" },
  ]);
});

it("says in the reader's language that a room is not cooled any more", () => {
  const words = changeWords(new URL("https://example.com/ar/account"));
  const change = { field: "0k", before: "office", after: "uncooled" };
  expect(changeSaid(change, words, translator("ar", "project"))).toMatchObject({ before: "مكتب", after: "غير مكيفة" });
});
