import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { editCustomer } from "#domain/leads/store/customer.ts";
import { leadsIn } from "#domain/leads/store/fixture.ts";
import { mergeLeads } from "#domain/leads/store/merge.ts";
import { eraseExpired, erasePerson, exportPerson } from "#domain/privacy/store/privacy.ts";
import { places } from "#platform/db/fixture.ts";
import { isPostgres } from "#platform/db/is-postgres.ts";
import { mergePeople, savePerson, setPlace, splitLead } from "./change.ts";
import { linkedRecords } from "./fixture.ts";
import { linkAll, linkLeads } from "./link.ts";
import { listPeople } from "./list.ts";
import { leadsBeside, leadsOfPersonId, peopleAlike, readPerson } from "./read.ts";

const colleague = "huda";
const other = { phone: "+971507654321", phoneTyped: "", email: "omar@example.com", name: "Omar Khan" };
const conflict = { ok: false, problem: "conflict" };

describe.each(places)("people on %s", (_, make) => {
  const leads = leadsIn(make);
  const personOf = async (lead: string) => (await linkedRecords(leads.db, lead)).person;
  const person = async (id: string) => {
    const found = await readPerson(leads.db, id);
    if (!found) throw new Error("There is no such person.");
    return found;
  };
  const people = () => leads.db.selectFrom("people").select("id").execute();

  it("are the same if they share a number, or an address in any case, even if only a third lead connects them", async () => {
    const one = await leads.add({ email: "" });
    const two = await leads.add({ email: "Sara@Example.com" });
    const three = await leads.add({ phone: "", email: "sara@example.COM" });
    const another = await leads.add(other);
    const [first, second, third, last] = [
      await personOf(one),
      await personOf(two),
      await personOf(three),
      await personOf(another),
    ];
    expect([second, third]).toEqual([first, first]);
    expect(last).not.toBe(first);
    expect(await person(last)).toMatchObject({ name: "Omar Khan", phone: "+971507654321", locale: "ar" });
  });

  it("are not made from spam, nor from a lead without any contact", async () => {
    const nobody = await leads.add({ name: "", phone: "", email: "" });
    const spam = await leads.add({}, { spam: 1 });
    expect([await personOf(nobody), await personOf(spam)]).toEqual(["", ""]);
    expect(await people()).toEqual([]);
    expect(await personOf(await leads.add({ phone: "", email: "" }))).not.toBe("");
  });

  it("have the places that their leads name, each once, and never places of others", async () => {
    const details = (area: string) => ({ place: "dubai" as const, details: { area, property: "apartment" } });
    const flat = await linkedRecords(leads.db, await leads.add(details("Marina Crown 1204")));
    expect(await linkedRecords(leads.db, await leads.add(details(" marina  CROWN 1204")))).toEqual(flat);
    const villa = await linkedRecords(leads.db, await leads.add(details("Al Barsha 1")));
    expect(villa.person).toBe(flat.person);
    expect(villa.place).not.toBe(flat.place);
    const neighbour = await linkedRecords(leads.db, await leads.add({ ...other, ...details("Marina Crown 1204") }));
    expect(neighbour.place).not.toBe(flat.place);
    expect((await linkedRecords(leads.db, await leads.add({}))).place).toBe("");
  });

  it("leads with one number that are linked at once have one person", async () => {
    // The first round opens the database connections. The second round uses all of them at the same time.
    for (const round of [1, 2]) {
      const ids = [];
      for (let n = 0; n < 6; n += 1) ids.push(await leads.add({ email: "", phone: `+97150000000${round}` }));
      await Promise.all(ids.map((id) => linkLeads(leads.db, [id])));
      expect(await people()).toHaveLength(round);
    }
  });

  it("are found for all earlier leads by a scheduled task, which may be stopped and begun again", async () => {
    for (let n = 0; n < 25; n += 1) await leads.add({ email: "", phone: `+97150000000${n % 5}` });
    const head = await leads.add();
    await leads.add({ phone: "+971500000001", email: "" }, { merged_into: head });
    const stop = new AbortController();
    const before = leads.db.selectFrom("leads").select("id").where("person_id", "is", null);
    const stopped = linkAll(leads.db, stop.signal);
    while ((await before.execute()).length === 27) await new Promise(setImmediate);
    stop.abort();
    await stopped;
    expect((await before.execute()).length).toBeGreaterThan(0);
    await linkAll(leads.db);
    expect(await before.execute()).toEqual([]);
    expect(await people()).toHaveLength(5);
    expect(await linkAll(leads.db)).toBe(0);
  });

  it("the scheduled task leaves leads that come meanwhile to its next run", async () => {
    for (let n = 0; n < 15; n += 1) await leads.add({ ...other, email: `${n}@example.com`, phone: "" });
    const job = linkAll(leads.db);
    while ((await people()).length === 0) await new Promise(setImmediate);
    const late = await leads.add({ ...other, email: "late@example.com", phone: "" });
    expect(await job).toBe(2);
    expect((await leads.row(late)).person_id).toBeNull();
    expect(await linkAll(leads.db)).toBe(1);
    expect((await leads.row(late)).person_id).not.toBeNull();
  });

  it("the scheduled task and the pages read by an index", async () => {
    if (isPostgres(leads.db)) return;
    const plan = async (query: string) =>
      JSON.stringify((await sql.raw(`explain query plan ${query}`).execute(leads.db)).rows);
    const unlinked = `select id from leads where person_id is null and spam = 0 and merged_into is null and erased_at is null
      and (name <> '' or phone <> '' or email <> '') and id > 'x' order by id limit 200`;
    expect(await plan(unlinked)).toContain("leads_without_person");
    expect(await plan("select id from leads where person_id = 'x'")).toContain("leads_of_person");
    expect(await plan("select id from leads where place_id = 'x'")).toContain("leads_at_place");
  });

  it("take over corrections of a lead where both had the same value, and keep the name that the office uses", async () => {
    const lead = await leads.add();
    const id = await personOf(lead);
    await editCustomer(leads.db, colleague, lead, { phone: "+971501111111" });
    expect(await person(id)).toMatchObject({ phone: "+971501111111", version: 2 });
    const values = { name: "Mrs Sara", phone: "+971501111111", email: "", locale: "en" } as const;
    expect(await savePerson(leads.db, colleague, id, 1, values)).toEqual(conflict);
    expect(await savePerson(leads.db, colleague, id, 2, values)).toEqual({ ok: true, id });
    await editCustomer(leads.db, colleague, lead, { name: "Sara A." });
    expect(await person(id)).toMatchObject({ name: "Mrs Sara", version: 3 });
    expect((await leads.row(lead)).email).toBe("sara@example.com");
    const audited = leads.db.selectFrom("audit_log").select(["subject", "data"]).where("action", "=", "person.save");
    expect(await audited.execute()).toEqual([{ subject: lead, data: JSON.stringify({ person: id }) }]);
  });

  it("a number that only the office has noted leads to its person too", async () => {
    const id = await personOf(await leads.add());
    const values = { name: "Sara", phone: "+971502222222", email: "", locale: "en" } as const;
    await savePerson(leads.db, colleague, id, 1, values);
    expect(await personOf(await leads.add({ phone: "+971502222222", email: "" }))).toBe(id);
  });

  it("are merged with everything that points at them, and the log keeps what moved", async () => {
    const [one, two] = [await leads.add({ email: "" }), await leads.add(other)];
    const [into, from] = [await personOf(one), await personOf(two)];
    expect(await mergePeople(leads.db, colleague, into, from, 9)).toEqual(conflict);
    expect(await mergePeople(leads.db, colleague, into, into, 1)).toEqual({ ok: false, problem: "missing" });
    expect(await mergePeople(leads.db, colleague, into, from, 1)).toEqual({ ok: true, id: into });
    expect(await personOf(two)).toBe(into);
    expect(await person(into)).toMatchObject({ name: "سارة أحمد", email: "omar@example.com", version: 2 });
    expect(await readPerson(leads.db, from)).toBeUndefined();
    const { reference } = await leads.row(two);
    const audited = leads.db.selectFrom("audit_log").select("data").where("action", "=", "person.merge");
    expect(JSON.parse((await audited.executeTakeFirstOrThrow()).data)).toEqual({
      person: into,
      from,
      leads: reference,
    });
    expect(await personOf(await leads.add({ ...other, email: "" }))).toBe(into);
  });

  it("two people that are merged in both directions at once become one", async () => {
    const [one, two] = [await personOf(await leads.add()), await personOf(await leads.add(other))];
    const outcomes = await Promise.all([
      mergePeople(leads.db, colleague, one, two, 1),
      mergePeople(leads.db, colleague, two, one, 1),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await people()).toHaveLength(1);
  });

  it("a lead of somebody else gets a person of its own, with the leads merged into it, and keeps it", async () => {
    const [one, two] = [await leads.add({ name: "Sara" }), await leads.add({ name: "Maid", email: "" })];
    const child = await leads.add({ name: "Maid" });
    const id = await personOf(one);
    for (const lead of [two, child]) await personOf(lead);
    await mergeLeads(leads.db, colleague, two, child);
    const split = await splitLead(leads.db, colleague, id, two, 1);
    const own = split.ok ? split.id : "";
    expect([await personOf(one), await personOf(two)]).toEqual([id, own]);
    expect((await leads.row(child)).person_id).toBe(own);
    expect(await person(own)).toMatchObject({ name: "Maid", phone: "+971501234567" });
    await linkAll(leads.db);
    expect(await personOf(two)).toBe(own);
    expect((await peopleAlike(leads.db, await person(id))).map((alike) => alike.id)).toEqual([own]);
    expect(await splitLead(leads.db, colleague, own, two, 1)).toEqual({ ok: false, problem: "only" });
    expect(await splitLead(leads.db, colleague, id, two, 2)).toEqual({ ok: false, problem: "missing" });
    expect(await splitLead(leads.db, colleague, id, one, 1)).toEqual(conflict);
  });

  it("after a merge of leads, the remaining lead decides the person, and a person without leads is deleted", async () => {
    const details = { details: { area: "Marina" } };
    const [into, from] = [await leads.add({ ...other, email: "" }), await leads.add(details)];
    const [one, two] = [await linkedRecords(leads.db, into), await linkedRecords(leads.db, from)];
    await mergeLeads(leads.db, colleague, into, from);
    expect(await linkedRecords(leads.db, into)).toEqual({ person: one.person, place: two.place });
    expect(await leads.row(from)).toMatchObject({ person_id: one.person, place_id: two.place });
    expect(await people()).toEqual([{ id: one.person }]);
  });

  it("are shown beside a lead, with the other leads of person and place", async () => {
    const details = { details: { area: "Marina" } };
    const [one, two, neighbour] = [await leads.add(details), await leads.add(), await leads.add(other)];
    const { place } = await linkedRecords(leads.db, one);
    for (const lead of [two, neighbour]) await personOf(lead);
    await setPlace(leads.db, colleague, neighbour, place, null);
    expect((await leadsBeside(leads.db, await leads.row(one))).map(({ id }) => id)).toEqual([neighbour, two]);
    expect((await leadsOfPersonId(leads.db, await personOf(one))).map(({ id }) => id)).toEqual([two, one]);
  });

  it("are listed page by page, newest first, and found by their own words and those of their leads", async () => {
    const found = async (text: string) => (await listPeople(leads.db, { text })).rows.map(({ id }) => id);
    const sara = await personOf(await leads.add({ message: "The pump in the basement" }));
    const omar = await personOf(await leads.add(other));
    await savePerson(leads.db, colleague, omar, 1, { ...other, name: "Engineer Hamad", locale: "en" });
    expect((await listPeople(leads.db, {})).rows).toMatchObject([
      { id: omar, leads: 1, places: 0 },
      { id: sara, leads: 1 },
    ]);
    expect(await found("basement")).toEqual([sara]);
    expect(await found("ساره")).toEqual([sara]);
    expect(await found("hamad")).toEqual([omar]);
    expect(await found("0507654321")).toEqual([omar]);
    expect(await found("nobody of this name")).toEqual([]);
    expect(await found("100%\0")).toEqual([]);
    expect((await listPeople(leads.db, { after: omar })).rows.map(({ id }) => id)).toEqual([sara]);
  });

  it("are deleted by an erasure, and are in the export before it", async () => {
    const lead = await leads.add({ details: { area: "Marina" } });
    const { person: id, place } = await linkedRecords(leads.db, lead);
    expect(await exportPerson(leads.db, lead)).toMatchObject({
      people: [{ id, name: "سارة أحمد" }],
      places: [{ id: place, area: "Marina", equipment: [] }],
    });
    await erasePerson(leads.db, colleague, lead);
    expect(await people()).toEqual([]);
    expect(await leads.db.selectFrom("places").select("id").execute()).toEqual([]);
    expect(await leads.row(lead)).toMatchObject({ person_id: null, place_id: null });
    await linkAll(leads.db);
    expect(await people()).toEqual([]);
  });

  it("that a colleague has merged are exported and erased as one person", async () => {
    const [one, two] = [await leads.add(), await leads.add(other)];
    const [into, from] = [await personOf(one), await personOf(two)];
    await mergePeople(leads.db, colleague, into, from, 1);
    expect((await exportPerson(leads.db, one))?.leads).toMatchObject([{ id: one }, { id: two }]);
    expect(await erasePerson(leads.db, colleague, two)).toEqual([one, two]);
    expect(await people()).toEqual([]);
  });

  it("keep what their other leads say when one lead is erased by retention", async () => {
    const day = 86_400_000;
    const now = Date.now() + 100 * day;
    const old = await leads.add({ name: "Old name", email: "old@example.com" });
    const id = await personOf(old);
    const kept = await leads.add({ name: "Sara", email: "new@example.com" });
    await leads.db.updateTable("leads").set({ updated_at: now }).where("id", "=", kept).execute();
    expect(await personOf(kept)).toBe(id);
    await eraseExpired(leads.db, { wonDays: 50, leadDays: 50, spamDays: 50 }, now);
    expect(await person(id)).toMatchObject({ name: "Sara", email: "new@example.com", phone: "+971501234567" });
    expect((await person(id)).search).not.toContain("old");
  });
});
