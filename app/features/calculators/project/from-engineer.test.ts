import { expect, it } from "vitest";
import { readPage } from "#app/site/content.server.ts";
import { calculate } from "#engine/buildings/building.ts";
import { defined } from "#tests/defined.ts";
import { openState } from "../cooling-load/engineer/state.ts";
import { words as schema } from "../cooling-load/words.ts";
import { fileText, readFile } from "./file.ts";
import { fromEngineer } from "./from-engineer.ts";
import { openProject } from "./model.ts";

const words = schema.parse(readPage("calculator", "/calculators/hvac-cooling-load", "en")?.words);

it.each([
  "mode=engineer",
  "v=1&area=42&age=new&city=sharjah&mode=engineer&b=1r2s5Ra42W2Wf2Gn2Rk4a25p3",
  "v=1&age=older&position=middle&mode=engineer&b=1r2y1Ra12Ra60t1",
])("has in a project the loads that it has in the address %s, also as a file", (address) => {
  const query = new URLSearchParams(address);
  const before = defined(openState(query, words).counted).result;
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
