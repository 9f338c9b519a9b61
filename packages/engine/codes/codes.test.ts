import { describe, expect, test } from "vitest";
import type { Glass } from "../data/glazing.ts";
import { cityIds } from "../data/stations.ts";
import { buildingOf } from "../quick/model.ts";
import type { Building } from "../rooms/model.ts";
import { film, type Layer } from "../walls/layers.ts";
import { checkCode, codeItems, codesIn } from "./codes.ts";

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
  test("a building that is insulated to the code meets it, an old one does not, and glass is not checked", () => {
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
  test("parts that a building does not have are not judged", () =>
    expect(verdicts(of("new", "none"), "dubai")).toMatchObject({ glassU: "none", shgc: "none" }));
});

describe("ASHRAE 90.1, zone 0B", () => {
  const windowed = (glass: Partial<Glass>, area = 9) => {
    const building = of("new");
    const [room] = building.rooms;
    if (!room) throw new Error("no room");
    const walls = room.walls.map((wall) => ({
      ...wall,
      windows: wall.windows.map((window) => ({ ...window, area, glass: { ...window.glass, ...glass } })),
    }));
    return { ...building, rooms: [{ ...room, walls }] };
  };
  const judgedBy = (building: Building) => verdicts(building, "ashrae-901-0b");

  test.each([
    [
      { u: 2.84, shgc: 0.22 },
      { glassU: "kept", shgc: "kept" },
    ],
    [
      { u: 2.85, shgc: 0.23 },
      { glassU: "missed", shgc: "missed" },
    ],
  ])("a fixed window of %o", (glass, expected) => expect(judgedBy(windowed(glass))).toMatchObject(expected));

  test("the share of windows is that of all walls", () => {
    const building = windowed({});
    const [room] = building.rooms;
    if (!room) throw new Error("no room");
    const gross = room.walls.reduce((sum, { area }) => sum + area, 0);
    const panes = room.walls.flatMap(({ windows }) => windows).length;
    expect(judgedBy(windowed({}, (0.4 * gross) / panes)).windowShare).toBe("kept");
    expect(judgedBy(windowed({}, (0.41 * gross) / panes)).windowShare).toBe("missed");
    const blank = { ...room, walls: room.walls.map((wall) => ({ ...wall, windows: [] })) };
    expect(
      judgedBy({ ...windowed({}, (0.41 * gross) / panes), rooms: [...windowed({}).rooms, blank] }).windowShare,
    ).toBe("kept");
  });

  test("a block wall is heavy and judged; a light one is not checked, and does not hide a heavy one that fails", () => {
    const building = of("new");
    const [room] = building.rooms;
    if (!room) throw new Error("no room");
    const clad = (...walls: Layer[][]) => ({
      ...building,
      rooms: walls.map((layers) => ({ ...room, walls: room.walls.map((wall) => ({ ...wall, layers })) })),
    });
    const concrete = { resistance: 0.1, capacity: 300_000 };
    expect(judgedBy(building).wall).toBe("kept");
    expect(judgedBy(clad([film(0.25), concrete], [film(2)])).wall).toBe("not-checked");
    expect(judgedBy(clad([film(0.15), concrete], [film(2)])).wall).toBe("missed");
  });

  test("a skylight has limits of its own, so glass with a skylight is not reported as met", () => {
    const building = windowed({ u: 2, shgc: 0.2 });
    const [room] = building.rooms;
    const [pane] = room?.walls.flatMap(({ windows }) => windows) ?? [];
    if (!room?.roof || !pane) throw new Error("no roof or window");
    const lit = { ...building, rooms: [{ ...room, roof: { ...room.roof, skylights: [pane] } }] };
    expect(judgedBy(building)).toMatchObject({ glassU: "kept", shgc: "kept" });
    expect(judgedBy(lit)).toMatchObject({ glassU: "not-checked", shgc: "not-checked" });
  });
});

test("a building is checked by the code of its emirate and by 90.1", () => {
  const codesByCity = Object.fromEntries(cityIds.map((city) => [city, codesIn(city).slice(0, -1).join()]));
  expect(codesByCity).toMatchObject({ dubai: "dubai", "abu-dhabi": "estidama", "al-ain": "estidama", sharjah: "" });
  expect(cityIds.every((city) => codesIn(city).at(-1) === "ashrae-901-0b")).toBe(true);
});

test.each(["estidama", "barjeel"] as const)("%s is never reported as met or failed", (id) => {
  const checks = checkCode(of("new"), id);
  expect(checks.map(({ item }) => item)).toEqual(codeItems);
  expect(checks.every(({ verdict }) => verdict === "not-checked")).toBe(true);
});
