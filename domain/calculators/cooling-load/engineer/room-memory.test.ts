import { calculate } from "@site/engine/buildings/building.ts";
import { expect, test } from "vitest";
import { definedValue } from "#tests/defined-value.ts";
import { openBuilding } from "./building-model.ts";
import { start } from "./fixture.ts";
import { roomMemory } from "./room-memory.ts";

test("a building has the same loads with and without the memory", () => {
  const memory = roomMemory();
  const steps: Record<string, string>[] = [
    { r: "3" },
    { r: "3", "1a": "42" },
    { r: "3", "1a": "42", "2n": "Guests" },
    { r: "3", "1a": "42", c: "al-ain" },
    { r: "3", "1a": "42", c: "al-ain", s: "20" },
    { r: "2", "0a": "42", c: "al-ain", s: "20", n: "20" },
    { r: "3" },
  ];
  for (const fields of steps) {
    const building = definedValue(openBuilding(fields, start).building);
    expect(calculate(building, memory(building))).toEqual(calculate(building));
  }
});

test("a room that did not change keeps the same result object, and another has a new one", () => {
  const memory = roomMemory();
  const rooms = (area: string) => {
    const building = definedValue(openBuilding({ r: "2", "0a": area }, start).building);
    return calculate(building, memory(building)).rooms;
  };
  const [before, after] = [rooms("30"), rooms("31")];
  expect(after[1]).toBe(before[1]);
  expect(after[0]?.breakdown.required).toBeGreaterThan(definedValue(before[0]).breakdown.required);
});

test("the memory does not grow without end", () => {
  const memory = roomMemory();
  const [building] = [definedValue(openBuilding({}, start).building)];
  const kept = Array.from({ length: 200 }, (_, index) => {
    const room = { ...definedValue(building.rooms[0]), area: 20 + index };
    const known = memory(building);
    known.set(room, "a result" as never);
    return { known, room };
  });
  const { known } = definedValue(kept.at(-1));
  expect(kept.filter(({ room }) => known.get(room)).length).toBeLessThan(100);
});
