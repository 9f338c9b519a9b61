import { utilityOf } from "@site/engine/data/tariffs.ts";
import { expect, it } from "vitest";
import { definedValue } from "#tests/defined-value.ts";
import { settlePlace } from "../kit/frame/place.ts";
import { readFields } from "../kit/frame/read-fields.ts";
import { entryOf } from "../registry.server.ts";
import { linksOf } from "./links.ts";
import { emptyProject, openOne } from "./model.ts";
import { reckoner } from "./reckon.ts";

it("links to calculators with the values of the room, in its city and without a notice", () => {
  const room = { id: 1, floor: "", given: { k: "meeting-room", a: "30", p: "12" } };
  const project = { ...emptyProject, given: { c: "abu-dhabi" }, rooms: [room] };
  const line = definedValue(reckoner()(project).rooms[1]);
  const opened = linksOf(openOne(project, room), line).map(({ id, query }) => {
    const { fields } = definedValue(entryOf(id));
    const search = new URLSearchParams(query);
    const { input, problems } = readFields(fields, settlePlace(fields, search));
    expect({ problems, version: search.get("v") }, id).toEqual({ problems: [], version: null });
    return [id, input];
  });
  const { count, size } = definedValue(line.load).selection;
  expect(Object.fromEntries(opened)).toMatchObject({
    "duct-size": { flow: expect.closeTo(1000 * definedValue(line.load?.flow), 0) },
    "fresh-air": { city: "abu-dhabi", kind1: "meeting-room", area1: 30, count1: 12, kind2: "none" },
    "ac-running-cost": { utility: utilityOf["abu-dhabi"], count, size },
  });
});
