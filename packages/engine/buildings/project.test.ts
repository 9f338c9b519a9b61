import fc from "@site/testing/fast-check.ts";
import { expect, it } from "vitest";
import { InputRefused } from "../check.ts";
import { calculateQuick } from "../quick/quick.ts";
import { calculate } from "./building.ts";
import { ProjectRefused, projectOf, readProject } from "./project.ts";
import { tableOf } from "./table.ts";

const { building } = calculateQuick({
  ...{ city: "dubai", room: "living", area: 30, height: 3, facing: "w" },
  ...{ glass: "medium", position: "villa", age: "2000s" },
});
const text = (changed: object = {}) => JSON.stringify({ ...projectOf("Villa 12", building), ...changed });

it("is read back as it was written, also after a byte order mark", () => {
  expect(readProject(text())).toEqual(projectOf("Villa 12", building));
  expect(readProject(`\ufeff${text()}`).name).toBe("Villa 12");
});

it.each([
  ["of a later schema", text({ schema: 2 }), /has schema 2; engine \d.* reads up to 1/],
  ["that is cut off", text().slice(0, -1), /no JSON/],
  ["of something else", "[]", /no project/],
  ["without a building", '{"schema":1}', /no project/],
])("refuses a file %s", (_, file, sentence) => {
  expect(() => readProject(file)).toThrow(ProjectRefused);
  expect(() => readProject(file)).toThrow(sentence);
});

it("names the field that is wrong", () => {
  const [room] = building.rooms;
  const wrong = text({ building: { ...building, rooms: [{ ...room, area: -1 }] } });
  expect(() => readProject(wrong)).toThrow(InputRefused);
  expect(() => readProject(wrong)).toThrow("rooms.0.area: below 1");
});

it("throws one of its own two errors for any other JSON", () => {
  const files = fc.oneof(
    fc.json(),
    fc.record({ schema: fc.constant(1), building: fc.jsonValue() }).map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(files, (file) => {
      try {
        readProject(file);
        return false;
      } catch (error) {
        return error instanceof ProjectRefused || error instanceof InputRefused;
      }
    }),
  );
});

it("prints a line for each room and one for all, with the figures of the result", () => {
  const [room] = building.rooms;
  if (!room) throw new Error("There is no room.");
  const result = calculate({ ...building, rooms: [room, { ...room, name: "Majlis" }] });
  const lines = tableOf(result).split("\n");
  expect(lines[1]).toContain(room.name);
  expect(lines[2]).toMatch(/^Majlis +30\.0/);
  expect(lines[3]).toContain((result.block.breakdown.required / 1000).toFixed(2));
  expect(lines[5]).toContain("diversity 1.000");
});
