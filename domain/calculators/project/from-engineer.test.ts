import { calculate } from "@site/engine/buildings/building.ts";
import type { Building } from "@site/engine/rooms/model.ts";
import { expect, it } from "vitest";
import { readPage } from "#site/content/content.server.ts";
import { definedValue } from "#tests/defined-value.ts";
import { openState } from "../cooling-load/engineer/state.ts";
import { words as schema } from "../cooling-load/words.ts";
import { changeRoom as edited } from "./edits.ts";
import { fileText, readFile } from "./file.ts";
import { fromEngineer } from "./from-engineer.ts";
import { openProject } from "./model.ts";

const words = schema.parse(readPage("calculator", "/calculators/hvac-cooling-load", "en")?.words);

it.each([
  "mode=engineer",
  "v=1&area=42&age=new&city=sharjah&mode=engineer&b=1r2s5Ra42W2Wf2Gn2Rk4a25p3",
  "v=1&age=older&position=middle&mode=engineer&b=1r2y1Ra12Ra60t1",
  "mode=engineer&0a=٢٤&0w=٣&0w2g=١&0w2g0w=1,5",
])("has in a project the same loads as at the address %s, also as a file", (address) => {
  const query = new URLSearchParams(address);
  const before = definedValue(openState(query, words).counted).result;
  const project = fromEngineer(query, words);
  for (const one of [project, readFile(fileText(project)).project]) {
    const { building } = openProject(one);
    const after = building && calculate(building);
    expect(after?.rooms.map(({ name }) => name)).toEqual(before.rooms.map(({ name }) => name));
    for (const [index, room] of before.rooms.entries())
      expect(after?.rooms[index]?.breakdown.required).toBeCloseTo(room.breakdown.required, 0);
    expect(after?.block.breakdown.required).toBeCloseTo(before.block.breakdown.required, 0);
  }
});

it("lets default values follow a change in the project as in engineer mode", () => {
  const address = "mode=engineer&room=office&area=37";
  const loadIn = ({ building }: { building?: Building }) =>
    calculate(definedValue(building)).rooms[0]?.breakdown.required;
  const project = fromEngineer(new URLSearchParams(address), words);
  for (const [field, text] of [
    ["w0l1t", "200"],
    ["t0l2t", "200"],
    ["w0k", "block-uninsulated"],
  ] as const) {
    const changed = edited(project, 1, (room) => ({ ...room, given: { ...room.given, [field]: text } }));
    const before = openState(new URLSearchParams(`${address}&0${field}=${text}`), words).opened;
    expect(loadIn(openProject(changed)), field).toBeCloseTo(definedValue(loadIn(before)), 0);
  }
});
