import { utilityOf } from "@site/engine/data/tariffs.ts";
import { expect, it } from "vitest";
import { defined } from "#tests/defined.ts";
import { catalogue } from "../catalogue.server.ts";
import { settlePlace } from "../frame/place.ts";
import { open } from "../frame/state.ts";
import { linksOf } from "./links.ts";
import { emptyProject, openOne } from "./model.ts";
import { reckoner } from "./reckon.ts";

it("leads to calculators that take what is known of the room, in its city and without a notice", () => {
  const room = { id: 1, floor: "", given: { k: "meeting-room", a: "30", p: "12" } };
  const project = { ...emptyProject, given: { c: "abu-dhabi" }, rooms: [room] };
  const line = defined(reckoner()(project).rooms[1]);
  const opened = linksOf(openOne(project, room), line).map(({ id, query }) => {
    const { calculator } = defined(catalogue.get(id));
    const { input, notice, problems } = open(calculator, settlePlace(calculator.fields, new URLSearchParams(query)));
    expect({ notice, problems }, id).toEqual({ notice: undefined, problems: [] });
    return [id, input];
  });
  const { count, size } = defined(line.load).selection;
  expect(Object.fromEntries(opened)).toMatchObject({
    "duct-size": { flow: expect.closeTo(1000 * defined(line.load?.flow), 0) },
    "fresh-air": { city: "abu-dhabi", kind1: "meeting-room", area1: 30, count1: 12, kind2: "none" },
    "ac-running-cost": { utility: utilityOf["abu-dhabi"], count, size },
  });
});
