import fc from "@site/testing/fast-check.ts";
import { describe, expect, it } from "vitest";
import { leadsIn } from "#domain/leads/store/fixture.ts";
import { linkedRecords, someUnit } from "#domain/people/store/fixture.ts";
import { mostEquipment, removeEquipment, saveEquipment } from "#domain/people/store/places.ts";
import { equipmentOf, readPlace } from "#domain/people/store/read.ts";
import { places } from "#platform/db/fixture.ts";
import { missingAt, noteEquipment, placeOfContract } from "./equipment.ts";
import { aContract } from "./fixture.ts";
import { readContract } from "./read.ts";
import type { Unit } from "./types.ts";

const colleague = "0190a0a0-0000-7000-8000-000000000001";
const now = Date.parse("2026-11-27T10:00:00+04:00");
const split: Unit = { kind: "split", pieces: 1, make: "", model: "", serial: "", where: "" };
const there: Pick<Unit, "kind" | "make" | "model" | "serial"> = { kind: "split", make: "", model: "", serial: "" };

describe("the equipment of a contract that is not at the place", () => {
  const missing = (units: Unit[], known: (typeof there)[]) =>
    missingAt(units, known).map(({ pieces, serial }) => [pieces, serial]);

  it("is counted piece by piece, and a serial number decides first", () => {
    expect(missing([{ ...split, pieces: 6, serial: "SN-1" }], [])).toEqual([
      [1, "SN-1"],
      [5, ""],
    ]);
    expect(missing([{ ...split, serial: "sn-1 " }], [{ ...there, kind: "other", serial: "SN-1" }])).toEqual([]);
    expect(missing([{ ...split, serial: "SN-1" }], [{ ...there, serial: "SN-2" }])).toEqual([[1, "SN-1"]]);
    expect(missing([{ ...split, pieces: 3, make: "LG" }], [there, { ...there, make: "lg" }])).toEqual([[1, ""]]);
    expect(missing([{ ...split, make: "LG" }], [{ ...there, make: "O General" }])).toEqual([[1, ""]]);
    expect(missing([{ ...split }], [{ ...there, kind: "package" }])).toEqual([[1, ""]]);
  });

  it("lets a piece without a make take the place of one that no other piece needs more", () => {
    expect(missing([split, { ...split, make: "LG" }], [{ ...there, make: "LG" }, there])).toEqual([]);
  });

  it("is nothing once it was added, whatever was there before", () => {
    const word = fc.constantFrom("", "LG", "O General");
    const serial = fc.constantFrom("", "", "S1", "S2");
    const fact = { kind: fc.constantFrom("split" as const, "package" as const), make: word, model: word, serial };
    const unit = fc.record({ ...fact, pieces: fc.integer({ min: 1, max: 4 }), where: fc.constant("") });
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 6 }), fc.array(fc.record(fact), { maxLength: 8 }), (units, known) => {
        const added = missingAt(units, known).flatMap(({ pieces, where: _, ...one }) =>
          Array.from({ length: pieces }, () => ({ ...one })),
        );
        expect(missingAt(units, [...known, ...added])).toEqual([]);
        const total = units.reduce((sum, { pieces }) => sum + pieces, 0);
        expect(added.length).toBeLessThanOrEqual(total);
        expect(added.length).toBeGreaterThanOrEqual(total - known.length);
      }),
    );
  });
});

describe.each(places)("equipment of a contract on %s", (_, make) => {
  const leads = leadsIn(make);
  async function made(units?: Unit[]) {
    const lead = await leads.add({ place: "dubai", details: { area: "Dubai Marina" } });
    const { place } = await linkedRecords(leads.db, lead);
    return { lead, place, ...(await aContract(leads.db, lead, now, units && { units })) };
  }
  const note = (id: string) => noteEquipment(leads.db, colleague, id, now);
  const serials = async (place: string) => (await equipmentOf(leads.db, place)).map(({ serial }) => serial).toSorted();

  it("is noted at the place once, also if the button is pressed twice at the same moment", async () => {
    const { id, place } = await made();
    const outcomes = await Promise.all([note(id), note(id), note(id)]);
    expect(outcomes.map((one) => one.ok && one.count).toSorted()).toEqual([0, 0, 6]);
    expect(await serials(place)).toEqual(["", "", "", "", "", "SN-55/1"]);
    expect((await equipmentOf(leads.db, place))[0]).toMatchObject({ kind: "split", make: "O General", note: "Roof" });
    const log = leads.db.selectFrom("audit_log").select("data").where("action", "=", "contract.equipment");
    expect((await log.execute()).map(({ data }) => JSON.parse(data))).toEqual([{ contract: id, place }]);
  });

  it("does not double what was there already, and keeps corrections that were made there", async () => {
    const { id, place } = await made();
    const version = async () => (await readPlace(leads.db, place))?.version ?? 0;
    await saveEquipment(leads.db, colleague, place, await version(), null, { ...someUnit, serial: "sn-55/1" });
    expect(await note(id)).toEqual({ ok: true, count: 5 });
    const [first, second] = await equipmentOf(leads.db, place);
    expect(first).toMatchObject({ ...someUnit, serial: "sn-55/1" });
    const right = { ...someUnit, make: "O General", model: "ASGA24", serial: "SN-90" };
    expect(await saveEquipment(leads.db, colleague, place, await version(), second?.id ?? "", right)).toMatchObject({
      ok: true,
    });
    expect(await note(id)).toEqual({ ok: true, count: 0 });
    expect(await serials(place)).toEqual(["", "", "", "", "SN-90", "sn-55/1"]);
    await removeEquipment(leads.db, colleague, place, await version(), second?.id ?? "");
    const contract = await readContract(leads.db, id);
    expect(contract && (await placeOfContract(leads.db, contract))).toMatchObject({ id: place, count: 1, fits: true });
  });

  it("is not noted if the lead has no place, or if it does not fit there", async () => {
    const lead = await leads.add();
    const { id } = await aContract(leads.db, lead, now);
    expect(await note(id)).toEqual({ ok: false, problem: "noPlace" });
    expect(await note("x")).toEqual({ ok: false, problem: "missing" });
    const large = await made([{ ...split, pieces: mostEquipment + 1 }]);
    expect(await note(large.id)).toEqual({ ok: false, problem: "full" });
    expect(await serials(large.place)).toEqual([]);
  });
});
