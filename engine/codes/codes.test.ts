import { describe, expect, test } from "vitest";
import { buildingOf } from "../quick/model.ts";
import { film } from "../walls/layers.ts";
import { checkCode, codeItems } from "./codes.ts";

const quick = {
  city: "dubai",
  room: "office",
  area: 40,
  height: 3,
  facing: "w",
  glass: "medium",
  position: "top",
} as const;
const of = (age: "new" | "older", glass: "medium" | "none" = "medium") => buildingOf({ ...quick, age, glass });
const verdicts = (building: ReturnType<typeof of>, id: Parameters<typeof checkCode>[1]) =>
  Object.fromEntries(checkCode(building, id).map(({ item, verdict }) => [item, verdict]));

describe("Al Sa'fat", () => {
  test("a building insulated to code keeps it, an old one does not; glass is not checked", () => {
    expect(verdicts(of("new"), "dubai")).toMatchObject({ wall: "kept", roof: "kept", glassU: "not-checked" });
    expect(verdicts(of("older"), "dubai")).toMatchObject({ wall: "missed", roof: "missed" });
  });
  test("the worst wall of all rooms decides, and is named", () => {
    const building = of("new");
    const [room] = building.rooms;
    if (!room) throw new Error("no room");
    const bad = { ...room, walls: room.walls.map((wall) => ({ ...wall, layers: [film(1)] })) };
    const [wall] = checkCode({ ...building, rooms: [room, bad] }, "dubai");
    expect(wall).toMatchObject({ item: "wall", worst: 1, limit: 0.57, room: 1, verdict: "missed" });
  });
  test("what a building has not is not judged", () =>
    expect(verdicts(of("new", "none"), "dubai")).toMatchObject({ glassU: "none", shgc: "none" }));
});

test.each(["estidama", "barjeel", "ashrae-901-0b"] as const)("%s is never said to be kept or missed", (id) => {
  const checks = checkCode(of("new"), id);
  expect(checks.map(({ item }) => item)).toEqual(codeItems);
  expect(checks.every(({ verdict }) => verdict === "not-checked")).toBe(true);
});
