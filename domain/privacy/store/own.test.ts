import { describe, expect, it } from "vitest";
import {
  calculationsOf,
  maxCalculations,
  removeCalculation,
  removeCalculationsOf,
  saveCalculation,
} from "#domain/accounts/store/calculations.ts";
import { noteApplication } from "#domain/applications/store/change.ts";
import { anApplication } from "#domain/applications/store/fixture.ts";
import { submitApplication } from "#domain/applications/store/submit.ts";
import { aContract } from "#domain/contracts/store/fixture.ts";
import { addDocuments } from "#domain/leads/store/documents.ts";
import { addEvents } from "#domain/leads/store/events.ts";
import { insertAgreed, leadsIn } from "#domain/leads/store/fixture.ts";
import { mergeLeads } from "#domain/leads/store/merge.ts";
import { addNote } from "#domain/leads/store/notes.ts";
import { leadsOfAddress } from "#domain/leads/store/of-address.ts";
import { readLead } from "#domain/leads/store/read.ts";
import { searchTextOf } from "#domain/leads/store/search-text.ts";
import { addFiles } from "#domain/leads/store/submit.ts";
import { linkedRecords, somePlace, someUnit } from "#domain/people/store/fixture.ts";
import { saveEquipment, savePlace } from "#domain/people/store/places.ts";
import { createDraft } from "#domain/quotations/store/draft.ts";
import { aDraft } from "#domain/quotations/store/fixture.ts";
import { book } from "#domain/visits/store/change.ts";
import { untilBlocked } from "#platform/db/blocked.fixture.ts";
import { places } from "#platform/db/fixture.ts";
import { newId } from "#platform/db/ids.ts";
import type { Cv } from "#platform/files/file-types.ts";
import { eraseOwn } from "./own.ts";
import { exportOwn } from "./own-export.ts";

const email = "Sara@Example.com";
const phone = "+971509999999";
const photo = { type: "image/webp", width: 1, height: 1, content: new Uint8Array([1]) };

describe.each(places)("a customer's own data on %s", (_, make) => {
  const leads = leadsIn(make);
  const own = async () => (await leadsOfAddress(leads.db, "sara@example.com")).map(({ id }) => id);
  const erasedAt = async (id: string) => (await leads.row(id)).erased_at;

  it("are leads with the same address in any spelling, not leads with the same phone number", async () => {
    const first = await leads.add({ email });
    const second = await leads.add({ email: "sara@example.com", message: "again" }, { created_at: Date.now() + 5 });
    await leads.add({ email: "other@example.com", phone });
    await leads.add({ email: "", phone });
    expect(await own()).toEqual([second, first]);
    expect(await leadsOfAddress(leads.db, "")).toEqual([]);
    expect(await leadsOfAddress(leads.db, "%@example.com")).toEqual([]);
  });

  it("no longer include a lead whose address is corrected at this moment", async () => {
    const id = await leads.add({ email });
    const { erased } = await leads.db.transaction().execute(async (editing) => {
      await editing.updateTable("leads").set({ email: "other@example.com" }).where("id", "=", id).execute();
      const erased = eraseOwn(leads.db, email);
      await untilBlocked(editing, erased);
      return { erased };
    });
    expect(await erased).toEqual({ erased: 0, kept: 0 });
    expect(await erasedAt(id)).toBeNull();
  });

  it("are exported without the office's notes and other people's data", async () => {
    const id = await leads.add({ email, phone, message: "It drips" });
    await leads.add({ email: "other@example.com", phone, message: "of somebody else" });
    await addNote(leads.db, "huda", id, "pays late", { now: 1 });
    const text = JSON.stringify(await exportOwn(leads.db, email));
    expect(text).toContain("It drips");
    expect(text).not.toMatch(/pays late|somebody else|follow_key|spam/);
    expect(text).not.toContain((await leads.row(id)).follow_key);
    expect(await exportOwn(leads.db, "nobody@example.com")).toMatchObject({ enquiries: [], people: [], places: [] });
  });

  it("have quotations, contracts, visits, files and applications, but nothing that the office keeps for itself", async () => {
    const now = Date.now();
    const id = await leads.add({ email });
    await aContract(leads.db, id, now);
    await createDraft(leads.db, "huda", id, () => aDraft({ customer: { ...aDraft().customer, name: "draft" } }), now);
    const visit = { kind: "survey", from: now, to: now + 1, teams: ["a"], place: "dubai", address: "Villa 7" } as const;
    const rest = { accessNote: "gate 4711", locale: "en", lapsesAt: null, work: "pays late" } as const;
    await book(leads.db, id, { ...visit, ...rest }, "huda", now);
    await leads.db.transaction().execute(async (tx) => {
      for (const [name, shown] of [
        ["plan.pdf", true],
        ["from another address.pdf", false],
        ["too large.pdf", true],
      ] as const) {
        const file = { name, kind: "pdf" as const, flags: [], content: Buffer.from(name) };
        const [document = ""] = await addDocuments(tx, id, [file]);
        if (name === "too large.pdf")
          await tx
            .updateTable("lead_documents")
            .set({ bytes: 33 * 1024 * 1024 })
            .where("id", "=", document)
            .execute();
        const data = { text: "", mail: { files: [{ name, document }] } };
        await addEvents(tx, id, [{ kind: "message", data, actor: "customer", shown }], now);
      }
    });
    const cv = { kind: "pdf", bytes: Buffer.from("%PDF of hers"), flags: [] } satisfies Cv;
    const applied = await submitApplication(leads.db, { ...anApplication, email }, cv, null);
    await noteApplication(leads.db, "huda", applied.id, "pays late");
    const all = await exportOwn(leads.db, "sara@example.com");
    expect(all).toMatchObject({
      enquiries: [
        {
          quotations: [{ state: "accepted", customer: { address: "Al Barsha 1, Dubai" }, answer: { acceptance: {} } }],
          contracts: [{ property: "Villa 7, Al Barsha 1", visits: [{}, {}, {}, {}] }],
          visits: [{ address: "Villa 7", accessNote: "gate 4711", state: "booked" }],
          documents: [
            { name: "plan.pdf", content: expect.stringMatching(/^data:application\/pdf;base64,/) },
            { name: "too large.pdf", content: null },
          ],
        },
      ],
      applications: [{ reference: applied.reference, cv: { content: Buffer.from(cv.bytes).toString("base64") } }],
    });
    expect(JSON.stringify(all)).not.toMatch(/pays late|"draft"|another address|follow_?key|"token"|nonce/i);
  });

  it("include the person and the places with equipment and plate, whatever spelling the address has", async () => {
    const area = { details: { area: "Dubai Marina" } };
    const { place } = await linkedRecords(leads.db, await leads.add({ email, ...area }));
    await linkedRecords(leads.db, await leads.add({ email: email.toUpperCase(), message: "again", ...area }));
    await savePlace(leads.db, "huda", place, 1, {
      ...somePlace,
      tower: "Marina Crown",
      accessNote: "Key at reception",
    });
    await saveEquipment(leads.db, "huda", place, 2, null, someUnit, photo);
    const { people, places: found } = await exportOwn(leads.db, email);
    expect(people).toMatchObject([{ email }]);
    expect(found).toMatchObject([
      {
        ...{ access_note: "Key at reception", tower: "Marina Crown" },
        equipment: [{ serial: someUnit.serial, photo: "data:image/webp;base64,AQ==" }],
      },
    ]);
  });

  it("do not include a person and a place that somebody else's number and words lead to", async () => {
    const theirs = { email: "victim@example.com", phone, details: { area: "Dubai Marina" } };
    const first = await linkedRecords(leads.db, await leads.add(theirs));
    await savePlace(leads.db, "huda", first.place, 1, { ...somePlace, accessNote: "canary-code" });
    const mine = await leads.add({ ...theirs, email });
    expect(await linkedRecords(leads.db, mine)).toEqual(first);
    expect(await exportOwn(leads.db, email)).toMatchObject({ enquiries: [{ email }], people: [], places: [] });
    const { places: hers } = await exportOwn(leads.db, "victim@example.com");
    expect(hers).toEqual([]);
    const byPhone = await leads.add({ email: "", phone: "+971501112223", details: { area: "Karama" } });
    const known = await linkedRecords(leads.db, byPhone);
    const typed = { email, phone: "+971501112223", details: { area: "Karama" }, message: "typed" };
    expect(await linkedRecords(leads.db, await leads.add(typed))).toEqual(known);
    expect(await exportOwn(leads.db, email)).toMatchObject({ people: [], places: [] });
  });

  it("are erased, except what became a job", async () => {
    const open = await leads.add({ email });
    const won = await leads.add({ email, message: "two" }, { status: "won" });
    const stranger = await leads.add({ email: "other@example.com", phone, message: "three" });
    expect(await eraseOwn(leads.db, email, 7)).toEqual({ erased: 1, kept: 1 });
    expect(await Promise.all([open, won, stranger].map(erasedAt))).toEqual([7, null, null]);
    expect(await leads.row(open)).toMatchObject({ name: "", email: "", phone: "", message: "" });
    expect(await eraseOwn(leads.db, email, 8)).toEqual({ erased: 0, kept: 1 });
  });

  it("are kept, whatever the status says, if one of the quotations was accepted or a contract was made", async () => {
    const theirs = await leads.add({ email });
    const open = await leads.add({ email });
    const office = await leads.add({ email: "office@example.com" });
    const merged = await leads.add({ email });
    await insertAgreed(leads.db, theirs, "contract");
    await insertAgreed(leads.db, merged, "quotation");
    await mergeLeads(leads.db, "huda", office, merged);
    expect(await eraseOwn(leads.db, email, 7)).toEqual({ erased: 1, kept: 2 });
    expect(await Promise.all([theirs, open, office, merged].map(erasedAt))).toEqual([null, 7, null, null]);
    expect(await leads.db.selectFrom("contracts").select("state").execute()).toEqual([{ state: "running" }]);
  });

  it("include leads merged into them, but not their merge target", async () => {
    const [mine, merged] = [await leads.add({ email }), await leads.add({ email: "old@example.com", message: "two" })];
    await mergeLeads(leads.db, "huda", mine, merged);
    const [theirs, into] = [
      await leads.add({ email, message: "3" }),
      await leads.add({ email: "b@example.com", message: "4" }),
    ];
    await leads.db.transaction().execute((transaction) => addFiles(transaction, theirs, [photo]));
    await addNote(leads.db, "huda", theirs, "About 3");
    await mergeLeads(leads.db, "huda", into, theirs);
    await addNote(leads.db, "huda", into, "About 4");
    expect(await eraseOwn(leads.db, email, 7)).toEqual({ erased: 3, kept: 0 });
    expect(await Promise.all([mine, merged, theirs, into].map(erasedAt))).toEqual([7, 7, 7, null]);
    const left = await readLead(leads.db, into);
    expect(left?.files).toEqual([]);
    expect(left?.events.map(({ data }) => data)).toEqual([
      { kind: "contact" },
      { kind: "contact" },
      { from: theirs },
      { text: "About 4" },
    ]);
    expect((await leads.row(into)).search).toBe(`${searchTextOf(await leads.row(into))} about 4`);
  });

  it("include calculations, which are stored once each, limited in number and private", async () => {
    const [sara, omar] = [newId(), newId()];
    const one = { kind: "hvac", title: "Villa", address: "/calculators/hvac?area=80" };
    const first = await saveCalculation(leads.db, sara, one);
    const again = await saveCalculation(leads.db, sara, { ...one, title: "Villa, upstairs" });
    expect(await calculationsOf(leads.db, sara)).toEqual([
      { ...one, id: again, title: "Villa, upstairs", created_at: expect.any(Number) },
    ]);
    expect(await calculationsOf(leads.db, omar)).toEqual([]);
    expect(await removeCalculation(leads.db, omar, again)).toBe(false);
    expect(await removeCalculation(leads.db, sara, first)).toBe(false);
    for (let count = 1; count < maxCalculations; count += 1)
      await saveCalculation(leads.db, sara, { ...one, address: `/calculators/hvac?room=${count}` });
    expect(await saveCalculation(leads.db, sara, { ...one, address: "/calculators/hvac?area=999" })).toBe("full");
    expect(await saveCalculation(leads.db, sara, one)).not.toBe("full");
    await removeCalculationsOf(leads.db, sara);
    expect(await calculationsOf(leads.db, sara)).toEqual([]);
  });
});
