import { expect, it } from "vitest";
import { calculate } from "#engine/buildings/building.ts";
import { changed, multiplied } from "./edits.ts";
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

it("answers as the engine does, leaves refused rooms out, and tells why", () => {
  const { rooms, block } = reckoner()(project);
  const { building } = openProject(project);
  const whole = building && calculate(building);
  expect(block).toMatchObject({ required: whole?.block.breakdown.required, rooms: 2, area: 42 });
  expect(rooms[1]?.load?.required).toBe(whole?.rooms[0]?.breakdown.required);
  expect(rooms[3]).toMatchObject({ problems: [{ field: "a", problem: "missing" }] });
  expect(rooms[4]).toMatchObject({ problems: [{ field: "h", problem: "above", limit: 30 }] });
  expect(rooms[4]?.load).toBeUndefined();
});

it("says the same after a change as if it had never calculated before", () => {
  const reckon = reckoner();
  const many = multiplied(project, "1", ["2", "3"]);
  const steps = [
    project,
    many,
    changed(many, 1, (room) => ({ ...room, given: { ...room.given, a: "30" } })),
    { ...many, given: { c: "abu-dhabi" } },
    { ...many, given: { s: "25" } },
  ];
  for (const step of steps) expect(reckon(step)).toEqual(reckoner()(step));
});
