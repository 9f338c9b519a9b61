import { describe, expect, it } from "vitest";
import { aContract } from "#domain/contracts/store/fixture.ts";
import { editCustomer } from "#domain/leads/store/customer.ts";
import { leadsIn } from "#domain/leads/store/fixture.ts";
import { erasePerson, exportPerson } from "#domain/privacy/store/privacy.ts";
import { book, settle } from "#domain/visits/store/change.ts";
import { places } from "#platform/db/fixture.ts";
import { setPlace } from "./change.ts";
import { linkedRecords, somePlace, someUnit } from "./fixture.ts";
import { gateOfLead } from "./gate.ts";
import { historyOf } from "./history.ts";
import { listPeople } from "./list.ts";
import { mostEquipment, type PlaceValues, removeEquipment, saveEquipment, saveGate, savePlace } from "./places.ts";
import { equipmentOf, peopleOfPlace, placesIn, placesOfPerson, readPlace, towers } from "./read.ts";

const colleague = "huda";
const other = { phone: "+971507654321", email: "omar@example.com", name: "Omar Khan" };
const photo = { type: "image/webp", width: 2, height: 3, content: new Uint8Array([7, 8]) };
const conflict = { ok: false, problem: "conflict" };

describe.each(places)("places on %s", (_, make) => {
  const leads = leadsIn(make);
  const lead = (overrides: object = {}) =>
    leads.add({ place: "dubai", details: { area: "Dubai Marina" }, ...overrides });
  const save = (id: string, seen: number, overrides: Partial<PlaceValues> = {}) =>
    savePlace(leads.db, colleague, id, seen, { ...somePlace, ...overrides });
  const read = async (id: string) => {
    const place = await readPlace(leads.db, id);
    if (!place) throw new Error("There is no such place.");
    return place;
  };
  const all = async (table: "places" | "equipment" | "people") =>
    (await leads.db.selectFrom(table).select("id").execute()).length;

  it("follow corrections of a lead if no other lead is there", async () => {
    const id = await lead();
    const { place } = await linkedRecords(leads.db, id);
    await editCustomer(leads.db, colleague, id, { area: "Karama", property: "villa" });
    expect(await read(place)).toMatchObject({ area: "Karama", kind: "villa", city: "dubai", version: 2 });
    const second = await lead({ details: { area: "Karama" } });
    expect((await linkedRecords(leads.db, second)).place).toBe(place);
    await editCustomer(leads.db, colleague, second, { area: "Al Nahda" });
    expect((await read(place)).area).toBe("Karama");
  });

  it("with one name are in one tower, even if two colleagues write it at once", async () => {
    const [one, two] = [await linkedRecords(leads.db, await lead()), await linkedRecords(leads.db, await lead(other))];
    const [first] = await Promise.all([
      save(one.place, 1, { tower: "Marina Crown", name: "1204" }),
      save(two.place, 1, { tower: " marina CROWN", name: "310" }),
    ]);
    expect(first.ok).toBe(true);
    const { parent_id: tower } = await read(one.place);
    expect((await read(two.place)).parent_id).toBe(tower);
    expect((await placesIn(leads.db, tower ?? "")).map(({ name }) => name)).toEqual(["310", "1204"]);
    expect(await towers(leads.db)).toHaveLength(1);
    expect(new Set((await peopleOfPlace(leads.db, tower ?? "")).map(({ id }) => id))).toEqual(
      new Set([one.person, two.person]),
    );
    expect(await peopleOfPlace(leads.db, one.place)).toHaveLength(1);
    expect(await placesOfPerson(leads.db, one.person)).toMatchObject([{ name: "1204", tower: { id: tower } }]);
    expect((await listPeople(leads.db, { text: "crown" })).rows).toHaveLength(2);
  });

  it("with one name in two emirates are two towers, and a tower cannot take the name of another", async () => {
    const [one, two] = [await linkedRecords(leads.db, await lead()), await linkedRecords(leads.db, await lead(other))];
    await save(one.place, 1, { tower: "Al Noor" });
    await save(two.place, 1, { tower: "Al Noor", city: "sharjah" });
    const tower = (await read(two.place)).parent_id ?? "";
    expect((await read(one.place)).parent_id).not.toBe(tower);
    const exists = { ok: false, problem: "exists" };
    expect(await save(tower, 1, { name: "al noor", city: "dubai" })).toEqual(exists);
    expect(await save(tower, 1, { name: "Al Noor 2", city: "dubai", accessNote: "Gate B" })).toMatchObject({
      ok: true,
    });
    expect(await read(two.place)).toMatchObject({ tower: { name: "Al Noor 2", access_note: "Gate B" } });
  });

  it("report a conflict to the second of two colleagues who change them; a tower without flats is deleted", async () => {
    const { place } = await linkedRecords(leads.db, await lead());
    expect(await save(place, 1, { tower: "Marina Crown" })).toMatchObject({ ok: true });
    expect(await save(place, 1, { tower: "" })).toEqual(conflict);
    expect(await saveEquipment(leads.db, colleague, place, 1, null, someUnit)).toEqual(conflict);
    expect(await save(place, 2, { tower: "" })).toMatchObject({ ok: true });
    expect(await all("places")).toBe(1);
  });

  it("show the facts about their building's gate, for each of its flats", async () => {
    const [one, two] = [await lead(), await lead(other)];
    const gate = async (id: string) => gateOfLead(leads.db, await leads.row(id));
    expect(await gate(one)).toMatchObject({ name: "Dubai Marina", papers: null, who: "", note: "" });
    const [first, second] = [await linkedRecords(leads.db, one), await linkedRecords(leads.db, two)];
    const own = { papers: ["gate"], who: "Villa guard" };
    expect(await saveGate(leads.db, colleague, first.place, 1, own)).toEqual({ ok: true, id: first.place });
    expect(await saveGate(leads.db, colleague, first.place, 1, own)).toEqual(conflict);
    expect(await gate(one)).toMatchObject({ building: first.place, papers: ["gate"], who: "Villa guard" });

    await save(first.place, 2, { tower: "Marina Crown", name: "1204" });
    await save(second.place, 1, { tower: "Marina Crown", name: "310" });
    const tower = (await read(first.place)).parent_id ?? "";
    expect(await gate(one)).toMatchObject({ building: tower, name: "Marina Crown", papers: ["gate"], who: "" });
    expect(await gate(two)).toMatchObject({ building: tower, papers: null });
    const gateValues = { papers: ["permit", "lift"], who: " Omar, 04 555 0100\0", note: "Gate B" };
    expect(await saveGate(leads.db, colleague, tower, 1, gateValues)).toMatchObject({ ok: true });
    for (const id of [one, two])
      expect(await gate(id)).toMatchObject({
        ...{ version: 2, papers: ["permit", "lift"], who: "Omar, 04 555 0100", note: "Gate B" },
      });
    expect(await saveGate(leads.db, colleague, tower, 2, { papers: [], who: "" })).toMatchObject({ ok: true });
    expect(await gate(two)).toMatchObject({ papers: [], who: "", note: "Gate B" });
    expect(await gateOfLead(leads.db, await leads.row(await lead({ details: {} })))).toBeUndefined();
  });

  it("have equipment with its plate, which is found by its serial number", async () => {
    const { person, place } = await linkedRecords(leads.db, await lead());
    expect(await saveEquipment(leads.db, colleague, place, 1, null, someUnit, photo)).toMatchObject({ ok: true });
    const [unit] = await equipmentOf(leads.db, place);
    expect(unit).toMatchObject({ ...someUnit, photo: true });
    const changed = { ...someUnit, serial: "SN-78/2" };
    expect(await saveEquipment(leads.db, colleague, place, 2, unit?.id ?? "", changed, photo)).toMatchObject({
      ok: true,
    });
    expect((await listPeople(leads.db, { text: "sn-78/2" })).rows.map(({ id }) => id)).toEqual([person]);
    const elsewhere = await linkedRecords(leads.db, await lead(other));
    const missing = { ok: false, problem: "missing" };
    expect(await saveEquipment(leads.db, colleague, elsewhere.place, 1, unit?.id ?? "", someUnit)).toEqual(missing);
    await removeEquipment(leads.db, colleague, elsewhere.place, 1, unit?.id ?? "");
    expect(await all("equipment")).toBe(1);
    await removeEquipment(leads.db, colleague, place, 3, unit?.id ?? "");
    expect(await leads.db.selectFrom("equipment_photos").select("equipment_id").execute()).toEqual([]);
    const row = { ...someUnit, place_id: place, created_at: 1 };
    const many = Array.from({ length: mostEquipment }, (__, n) => ({ ...row, id: `many-${n}` }));
    await leads.db.insertInto("equipment").values(many).execute();
    expect(await saveEquipment(leads.db, colleague, place, 4, null, someUnit)).toEqual({ ok: false, problem: "full" });
  });

  it("become one when the last lead moves from one record to the other, with its equipment", async () => {
    const [one, two] = [await lead(), await lead({ details: { area: "Marina Crown" } })];
    const [at, from] = [(await linkedRecords(leads.db, one)).place, (await linkedRecords(leads.db, two)).place];
    await saveEquipment(leads.db, colleague, from, 1, null, someUnit);
    for (const to of [null, "new"])
      expect(await setPlace(leads.db, colleague, two, to, from)).toEqual({ ok: false, problem: "inUse" });
    expect(await setPlace(leads.db, colleague, two, at, at)).toEqual(conflict);
    expect(await setPlace(leads.db, colleague, two, "x", from)).toEqual({ ok: false, problem: "missing" });
    expect(await setPlace(leads.db, colleague, two, at, from)).toEqual({ ok: true, id: at });
    expect(await readPlace(leads.db, from)).toBeUndefined();
    expect(await equipmentOf(leads.db, at)).toMatchObject([someUnit]);
    expect(await setPlace(leads.db, colleague, two, null, at)).toMatchObject({ ok: true });
    expect((await leads.row(two)).place_id).toBeNull();
    const made = await setPlace(leads.db, colleague, two, "new", null);
    expect((await linkedRecords(leads.db, two)).place).toBe(made.ok && made.id);
    expect(await setPlace(leads.db, colleague, two, at, made.ok ? made.id : "")).toMatchObject({ ok: true });
    expect(await all("places")).toBe(1);
  });

  it("are deleted when the last person who used them is erased, and stay while others use them", async () => {
    const [one, two] = [await lead(), await lead(other)];
    const { place } = await linkedRecords(leads.db, one);
    await linkedRecords(leads.db, two);
    await save(place, 1, { tower: "Marina Crown", accessNote: "Key under the mat" });
    await saveEquipment(leads.db, colleague, place, 2, null, someUnit, photo);
    const before = (await linkedRecords(leads.db, two)).place;
    await setPlace(leads.db, colleague, two, place, before);
    expect(await exportPerson(leads.db, two)).toMatchObject({
      places: [
        {
          ...{ access_note: "Key under the mat", tower: "Marina Crown" },
          equipment: [{ serial: "SN-77/1", photo: "data:image/webp;base64,Bwg=" }],
        },
      ],
    });
    await erasePerson(leads.db, colleague, one);
    expect(await read(place)).toMatchObject({ access_note: "Key under the mat" });
    expect(await all("people")).toBe(1);
    await erasePerson(leads.db, colleague, two);
    expect([await all("places"), await all("equipment"), await all("people")]).toEqual([0, 0, 0]);
    expect(await leads.db.selectFrom("equipment_photos").select("equipment_id").execute()).toEqual([]);
  });

  it("keep nothing of an erased person if they are changed at the same moment", async () => {
    const id = await lead();
    const { place } = await linkedRecords(leads.db, id);
    await Promise.all([
      erasePerson(leads.db, colleague, id),
      save(place, 1, { accessNote: "Code 4711" }),
      saveEquipment(leads.db, colleague, place, 1, null, someUnit),
    ]);
    expect([await all("places"), await all("equipment"), await all("people")]).toEqual([0, 0, 0]);
  });

  it("and people have one history of leads, visits, quotations and contracts", async () => {
    const now = Date.parse("2026-11-27T10:00:00+04:00");
    const id = await lead();
    const { person, place } = await linkedRecords(leads.db, id);
    await aContract(leads.db, id, now);
    const from = now + 86_400_000;
    const booking = { kind: "survey", from, to: from + 7_200_000, teams: ["a"], place: "dubai" } as const;
    const rest = { address: "", accessNote: "", locale: "en", lapsesAt: null } as const;
    const booked = await book(leads.db, id, { ...booking, ...rest }, colleague, now);
    await settle(leads.db, booked.ok ? booked.id : "", null, "done", colleague, from + 1);
    const kinds = async (of: { person: string } | { place: string }) =>
      (await historyOf(leads.db, of)).map(({ kind, state }) => `${kind} ${state}`).toSorted();
    const expected = ["contract running", "lead won", "quote accepted", "visit done"];
    expect(await kinds({ person })).toEqual(expected);
    expect(await kinds({ place })).toEqual(expected);
    await save(place, 1, { tower: "Marina Crown" });
    expect(await kinds({ place: (await read(place)).parent_id ?? "" })).toEqual(expected);
    await linkedRecords(leads.db, await lead(other));
    expect(await kinds({ person })).toEqual(expected);
    const times = (await historyOf(leads.db, { person })).map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, after) => after - one));
  });
});
