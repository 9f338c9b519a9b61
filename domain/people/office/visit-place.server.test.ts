import { describe, expect, it } from "vitest";
import { leadsIn } from "#domain/leads/store/fixture.ts";
import { queriesOf } from "#platform/db/counted.fixture.ts";
import { places } from "#platform/db/fixture.ts";
import { linkedRecords, somePlace, someUnit } from "../store/fixture.ts";
import { saveEquipment, saveGate, savePlace } from "../store/places.ts";
import { readPlace } from "../store/read.ts";
import { placesOfVisits } from "./visit-place.server.ts";

describe.each(places)("the places of a day's visits on %s", (_, make) => {
  const leads = leadsIn(make);
  const flat = async (name: string, accessNote: string) => {
    const { place } = await linkedRecords(
      leads.db,
      await leads.add({ place: "dubai", details: { area: `Marina ${name}` } }),
    );
    await savePlace(leads.db, "huda", place, 1, { ...somePlace, name, accessNote, tower: "Marina Crown" });
    await saveEquipment(leads.db, "huda", place, 2, null, { ...someUnit, serial: `SN-${name}` });
    return place;
  };

  it("each visit has its own door, notes and equipment, and many visits are read with as many queries as one", async () => {
    const [first, second] = [await flat("1204", "Key at reception"), await flat("310", "")];
    const placeOf = await placesOfVisits(leads.db, [first, null, second, "gone", first], "en");
    expect(placeOf(first)).toMatchObject({
      address: "1204, Marina Crown, Dubai Marina, Dubai",
      notes: [{ of: "1204", text: "Key at reception" }],
      equipment: [{ serial: "SN-1204", plate: false }],
    });
    expect(placeOf(second)).toMatchObject({ notes: [], equipment: [{ serial: "SN-310" }] });
    for (const none of [null, undefined, "gone"])
      expect(placeOf(none)).toEqual({ building: "", address: "", notes: [], papers: null, equipment: [] });
    const tower = (await readPlace(leads.db, first))?.tower;
    const asks = { papers: ["permit"], who: "Omar", note: "Gate B" };
    await saveGate(leads.db, "huda", tower?.id ?? "", tower?.version ?? 0, asks);
    const after = await placesOfVisits(leads.db, [second], "en");
    expect(after(second)).toMatchObject({
      papers: ["permit"],
      notes: [
        { of: "Marina Crown", text: "Gate B" },
        { of: "Marina Crown", text: "At the gate: Omar" },
      ],
    });
    const queriesFor = (ids: string[]) => queriesOf(leads.db, (db) => placesOfVisits(db, ids, "ar"));
    expect(await queriesFor([first, second])).toBe(await queriesFor([first]));
  });
});
