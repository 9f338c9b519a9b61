import { describe, expect, it } from "vitest";
import { erasePerson } from "#domain/privacy/store/privacy.ts";
import { places } from "#platform/db/fixture.ts";
import { storedDetails } from "#platform/db/json-columns.ts";
import { editCustomer } from "./customer.ts";
import { leadsIn } from "./fixture.ts";
import { toldIn } from "./follow.ts";
import { listLeads } from "./list.ts";
import { readLead } from "./read.ts";

describe.each(places)("a colleague's correction on %s", (_, make) => {
  const leads = leadsIn(make);

  it("replaces fields, and the timeline keeps the old values", async () => {
    const huda = await leads.colleague();
    const id = await leads.add({ place: "dubai", details: { area: "Deira", urgency: "week", kept: "as it was" } });
    const change = { name: "Sara", phone: "+971507654321", area: "Al Barsha", place: "", urgency: "now" };
    expect(await editCustomer(leads.db, huda, id, change)).toEqual({ ok: true, changed: [id] });
    expect(await leads.row(id)).toMatchObject({ name: "Sara", place: null, urgency: "now", email: "sara@example.com" });
    const detail = await readLead(leads.db, id);
    expect(storedDetails(await leads.row(id))).toEqual({ area: "Al Barsha", urgency: "now", kept: "as it was" });
    expect(detail?.events.at(-1)).toMatchObject({ kind: "edited", actor: huda, shown: false });
    expect(detail?.events.at(-1)?.data).toEqual({
      changes: [
        { field: "name", from: "سارة أحمد", to: "Sara" },
        { field: "phone", from: "+971501234567", to: "+971507654321" },
        { field: "place", from: "dubai", to: "" },
        { field: "area", from: "Deira", to: "Al Barsha" },
        { field: "urgency", from: "week", to: "now" },
      ],
    });
  });

  it("makes the reply due sooner once the lead turns out to be urgent, and never later", async () => {
    const huda = await leads.colleague();
    const dueFrom = () => 500;
    const [waits, soon, answered] = [
      await leads.add({}, { reply_due_at: 1000 }),
      await leads.add({}, { reply_due_at: 100 }),
      await leads.add({}, { reply_due_at: 1000, replied_at: 1 }),
    ];
    for (const id of [waits, soon, answered]) await editCustomer(leads.db, huda, id, { urgency: "now" }, { dueFrom });
    const due = await Promise.all([waits, soon, answered].map(async (id) => (await leads.row(id)).reply_due_at));
    expect(due).toEqual([500, 100, 1000]);
    await editCustomer(leads.db, huda, soon, { name: "Sara" }, { dueFrom: () => 1 });
    expect((await leads.row(soon)).reply_due_at).toBe(100);
  });

  it("is found by the new words and no longer by the old ones", async () => {
    const id = await leads.add({ details: { area: "Deira" } });
    await editCustomer(leads.db, await leads.colleague(), id, { name: "Leila", area: "Karama" });
    const find = async (text: string) =>
      (await listLeads(leads.db, { folder: "inbox", sort: "newest", text })).rows.map((row) => row.id);
    expect([await find("leila karama"), await find("deira"), await find("ساره")]).toEqual([[id], [], []]);
  });

  it("changes nothing if nothing differs, and is refused if another colleague changed the lead meanwhile", async () => {
    const [huda, omar] = [await leads.colleague(), await leads.colleague("Omar")];
    const id = await leads.add();
    const seen = (await readLead(leads.db, id))?.seen ?? "";
    expect(await editCustomer(leads.db, huda, id, { name: " سارة أحمد " })).toEqual({ ok: true, changed: [] });
    await editCustomer(leads.db, omar, id, { name: "Sara" }, { seen });
    const late = await editCustomer(leads.db, huda, id, { name: "Sarah" }, { seen });
    expect(late).toEqual({ ok: false, problem: "conflict", who: omar });
    expect((await leads.row(id)).name).toBe("Sara");
  });

  it("finds the same person once a WhatsApp lead has a number", async () => {
    const before = await leads.add();
    const id = await leads.add({ kind: "whatsapp", name: "", phone: "", email: "", consentVersion: "" });
    expect((await readLead(leads.db, id))?.duplicates).toEqual([]);
    await editCustomer(leads.db, await leads.colleague(), id, { name: "Sara", phone: "+971501234567" });
    expect((await readLead(leads.db, id))?.duplicates).toMatchObject([{ id: before, by: "phone" }]);
  });

  it("counts as nobody's consent, and the customer sees an enquiry that was received", async () => {
    const huda = await leads.colleague();
    const id = await leads.add({ kind: "phone", by: huda, consentVersion: "" });
    const lead = await leads.row(id);
    expect(lead).toMatchObject({ consent_at: 0, consent_version: "", unread: 0, assignee: huda });
    expect((await toldIn(leads.db, lead))?.events).toMatchObject([{ kind: "received", actor: huda }]);
    expect((await leads.row(await leads.add())).consent_at).toBeGreaterThan(0);
  });

  it("is erased with the person", async () => {
    const id = await leads.add();
    const huda = await leads.colleague();
    await editCustomer(leads.db, huda, id, { name: "Leila Canary" });
    await erasePerson(leads.db, huda, id);
    const left = await leads.db.selectFrom("lead_events").select("data").where("lead_id", "=", id).execute();
    expect(JSON.stringify([left, await leads.row(id)])).not.toMatch(/Canary|سارة/);
  });
});
