import { calculate } from "@site/engine/buildings/building.ts";
import { calculateQuick } from "@site/engine/quick/quick.ts";
import { expect, test } from "vitest";
import { hourlyCsv } from "./hourly.server.ts";
import { hourlyLineIds } from "./hourly-lines.ts";
import type { PanelSay } from "./say.ts";

const { building, result } = calculateQuick({
  ...{ city: "dubai", room: "living", area: 30, height: 3, facing: "w", glass: "medium", position: "top" },
  age: "2000s",
});
const byId = <K extends string>(ids: readonly K[]) => Object.fromEntries(ids.map((id) => [id, id]));
const say = {
  language: "en",
  words: {
    panels: {
      hourly: byId(["room", "block", "month", "day", "hour", "outdoor", "moisture", "design"]),
      days: byId(["hot", "humid"]),
      lines: byId(hourlyLineIds),
    },
  },
  shared: { months: Array.from({ length: 12 }, (_, index) => `month ${index + 1}`), units: {}, confidence: {} },
  fill: (text: string) => text,
} as unknown as PanelSay;

const cells = (csv: string) =>
  csv
    .slice(1)
    .split("\r\n")
    .slice(0, -1)
    .map((line) => line.split(","));

test("the parts of every hour of every design day add up to the coil load", () => {
  const [head = [], ...rows] = cells(hourlyCsv(result, say, (kind) => `by ${kind}`));
  expect(rows).toHaveLength(15 * 24);
  const at = (row: string[], id: string) => Number(row[head.indexOf(`${id} (w)`)]);
  for (const row of rows) {
    expect(row).toHaveLength(head.length);
    expect(row[head.indexOf("design")]).toBe(`by ${row[head.indexOf("day")]}`);
    const sensible = ["roomSensible", "freshSensible", "fan", "ducts"].reduce((sum, id) => sum + at(row, id), 0);
    expect(at(row, "coilSensible")).toBeCloseTo(Math.max(0, sensible), 0);
    expect(at(row, "coilSensible") + at(row, "coilLatent")).toBeCloseTo(at(row, "coil"), 0);
  }
  expect(Math.max(...rows.map((row) => at(row, "coil")))).toBeCloseTo(result.block.peak.value, 1);
});

test("a room's name cannot run as a formula, and negative values stay numbers", () => {
  const [room] = building.rooms;
  const named = calculate({ ...building, rooms: [{ ...room, name: "=HYPERLINK()" }, room] as typeof building.rooms });
  const csv = hourlyCsv(named, say, (kind) => `by ${kind}`);
  expect(csv).toContain("\r\n'=HYPERLINK(),");
  expect(csv).not.toContain("\r\n=");
  expect(csv).toMatch(/,-\d/);
  expect(cells(csv)).toHaveLength(1 + 3 * 15 * 24);
});
