import { describe, expect, it } from "vitest";
import { editCustomer } from "#domain/leads/store/customer.ts";
import { leadsIn } from "#domain/leads/store/fixture.ts";
import { follow } from "#domain/leads/store/follow.ts";
import { mergeLeads } from "#domain/leads/store/merge.ts";
import type { VisitReport } from "#domain/leads/store/types.ts";
import { linkedRecords, someUnit } from "#domain/people/store/fixture.ts";
import { saveEquipment } from "#domain/people/store/places.ts";
import { erasePerson, exportPerson } from "#domain/privacy/store/privacy.ts";
import { queriesOf } from "#platform/db/counted.fixture.ts";
import { places } from "#platform/db/fixture.ts";
import { newId } from "#platform/db/ids.ts";
import { book, cancel, move, settle } from "./change.ts";
import { isEquipmentOfMyVisits, isPhotoOfMyVisits, myVisitsOf } from "./my-visits.ts";
import { type NewReport, report } from "./report.ts";
import { openSeen, sealSeen } from "./seen-visit.ts";
import { addTeam, saveTeam } from "./teams.ts";

const hour = 3_600_000;
const from = Date.parse("2026-11-30T10:00:00+04:00");
const now = from + hour;
const period = { from: from - 10 * hour, to: from + 38 * hour };
const photo = { type: "image/webp" as const, width: 2, height: 3, content: new Uint8Array([1, 2]) };
const nothing: VisitReport = { checks: [], readings: [], note: "", office: "", signed: "" };
const found: VisitReport = {
  checks: [{ text: { en: "Drain", ar: "التصريف" }, answer: "fault" }],
  readings: [{ text: { en: "Supply air", ar: "الهواء" }, unit: "°C", value: "14" }],
  note: "Drain flushed canary-note",
  office: "Customer asks for a price canary-office",
  signed: "Sara canary-signed",
};

describe.each(places)("a technician's visit on %s", (_, make) => {
  const leads = leadsIn(make);
  const colleague = "technician";
  const addOne = (name: string, colleagues: string[]) =>
    addTeam(leads.db, "huda", {
      name,
      trades: [],
      places: [],
      dayFrom: 0,
      dayTo: 1440,
      active: true,
      colleagues,
    });
  const bookFor = async (team: string, lead?: string) => {
    const booking = { kind: "service", from, to: from + 2 * hour, teams: [team], place: "dubai" } as const;
    const rest = { address: "Villa 7", accessNote: "", locale: "en", lapsesAt: null } as const;
    const outcome = await book(
      leads.db,
      lead ?? (await leads.add()),
      { ...booking, ...rest },
      "huda",
      from - 30 * hour,
    );
    if (!outcome.ok) throw new Error(outcome.problem);
    return outcome.id;
  };
  const row = (id: string) =>
    leads.db.selectFrom("appointments").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const entriesOf = async (lead: string) =>
    (await leads.db.selectFrom("lead_events").selectAll().where("lead_id", "=", lead).orderBy("id").execute())
      .filter(({ kind }) => kind === "visit" || kind === "report")
      .map(({ kind, shown, data }) => ({ kind, shown, data: JSON.parse(data) }));
  const seenNow = async (visit: string) => {
    const { from_at, to_at, team_id } = await row(visit);
    return { from: from_at, to: to_at, team: team_id };
  };
  const reportFor = async (visit: string, more: Partial<NewReport> = {}): Promise<NewReport> => ({
    ...{ id: newId(), visit, kind: "done", seen: await seenNow(visit), saidAt: now, content: nothing, files: [] },
    ...more,
  });

  it("answers its lead once the team is there, also if the visit was booked before visits counted as answers", async () => {
    const lead = await leads.add({}, { urgency: "now", reply_due_at: now - 1 });
    const visit = await bookFor(await addOne("North", [colleague]), lead);
    const anew = () =>
      leads.db.updateTable("leads").set({ status: "new", replied_at: null }).where("id", "=", lead).execute();
    for (const kind of ["start", "done"] as const) {
      await anew();
      await report(leads.db, colleague, await reportFor(visit, { kind, content: found }), now);
      expect(await leads.row(lead)).toMatchObject({ status: "contacted", replied_at: now });
    }
  });

  it("is seen by the colleagues in its team, without what does not concern them there", async () => {
    const team = await addOne("North", [colleague]);
    const visit = await bookFor(team);
    await bookFor(await addOne("South", ["other"]));
    const [mine, ...more] = await myVisitsOf(leads.db, colleague, period);
    expect(more).toEqual([]);
    expect(mine).toMatchObject({ id: visit, address: "Villa 7", name: "سارة أحمد", reports: [] });
    expect(Object.keys(mine ?? {})).not.toContain("value_fils");
    expect(await myVisitsOf(leads.db, "nobody", period)).toEqual([]);
    expect(await myVisitsOf(leads.db, colleague, { from: period.to, to: period.to + hour })).toEqual([]);
    const values = { name: "North", trades: [], places: [], dayFrom: 0, dayTo: 1440, active: true };
    await saveTeam(leads.db, "huda", team, 1, values);
    expect(await myVisitsOf(leads.db, colleague, period)).toHaveLength(1);
    await saveTeam(leads.db, "huda", team, 2, { ...values, colleagues: [] });
    expect(await myVisitsOf(leads.db, colleague, period)).toEqual([]);
  });

  it("begins, and ends with a report that the customer reads without the part for the office", async () => {
    const lead = await leads.add();
    const visit = await bookFor(await addOne("North", [colleague]), lead);
    expect(await report(leads.db, colleague, await reportFor(visit, { kind: "start" }), now)).toEqual({
      ok: true,
      conflict: null,
    });
    expect(await row(visit)).toMatchObject({ state: "booked", sequence: 0 });
    // The button was pressed in another tab too, before the first report was sent.
    expect(await report(leads.db, colleague, await reportFor(visit, { kind: "start" }), now)).toMatchObject({
      ok: true,
    });
    await report(leads.db, colleague, await reportFor(visit, { content: found, files: [photo] }), now + hour);
    expect(await row(visit)).toMatchObject({ state: "done" });
    const entries = await entriesOf(lead);
    expect(entries.map(({ kind, data }) => [kind, data.what])).toEqual([
      ["visit", "booked"],
      ["visit", "started"],
      ["visit", "done"],
      ["report", "done"],
    ]);
    expect(entries[3]).toMatchObject({ shown: 1, data: { office: found.office, files: [expect.any(String)] } });
    const shown = await follow(leads.db, (await leads.row(lead)).follow_key);
    const text = JSON.stringify(shown?.events);
    expect(text).toContain("canary-note");
    expect(text).not.toContain("canary-office");
    expect(text).not.toContain("canary-signed");
    // The technician's photos do not count towards the ten photos that the customer may send.
    expect(shown?.photos).toBe(0);
    expect(await leads.row(lead)).toMatchObject({ unread: 1, search: expect.stringContaining("canary-office") });
    await editCustomer(leads.db, colleague, lead, { name: "Sara Corrected" });
    expect((await leads.row(lead)).search).toContain("canary-office");
    const [mine] = await myVisitsOf(leads.db, colleague, period);
    expect(mine?.reports.map(({ kind }) => kind)).toEqual(["start", "start", "done"]);
  });

  it("counts once what a phone sends twice, also at the same moment and hours later", async () => {
    const lead = await leads.add();
    const visit = await bookFor(await addOne("North", [colleague]), lead);
    const sent = await reportFor(visit, { content: found, files: [photo] });
    const outcomes = await Promise.all([0, 1, 2].map(() => report(leads.db, colleague, sent, now)));
    outcomes.push(await report(leads.db, colleague, sent, now + 9 * hour));
    expect(outcomes).toEqual(Array.from({ length: 4 }, () => ({ ok: true, conflict: null })));
    expect(await entriesOf(lead)).toHaveLength(3);
    expect(await leads.db.selectFrom("lead_files").select("id").execute()).toHaveLength(1);
    // A changed text under the same id is stored too.
    const other = await report(leads.db, colleague, { ...sent, content: { ...found, note: "More" } }, now + hour);
    expect(other).toEqual({ ok: true, conflict: "settled" });
    expect((await entriesOf(lead)).at(-1)).toMatchObject({ shown: 0, data: { note: "More", conflict: "settled" } });
    expect(await report(leads.db, "somebody", sent, now)).toEqual({ ok: false });
  });

  it("that was moved, given to another team, cancelled or settled meanwhile stays so, and the report is kept", async () => {
    const teams = [await addOne("North", [colleague]), await addOne("South", ["other"])];
    const changes = {
      moved: (id: string) =>
        move(leads.db, id, null, { from: from + 4 * hour, to: from + 6 * hour, teams, lapsesAt: null }, "huda", now),
      given: (id: string) =>
        move(leads.db, id, null, { from, to: from + 2 * hour, teams: teams.slice(1), lapsesAt: null }, "huda", now),
      cancelled: (id: string) => cancel(leads.db, id, null, "customer", now),
      settled: (id: string) => settle(leads.db, id, null, "missed", "huda", now),
    };
    for (const [name, meanwhile] of Object.entries(changes)) {
      const lead = await leads.add();
      const visit = await bookFor(teams[0] ?? "", lead);
      const sent = await reportFor(visit, { content: found, files: [photo] });
      expect(await meanwhile(visit)).toMatchObject({ ok: true });
      const before = await row(visit);
      const conflict = name === "given" ? "moved" : name;
      expect(await report(leads.db, colleague, sent, now + 5 * hour), name).toEqual({ ok: true, conflict });
      expect(await row(visit), name).toEqual(before);
      expect((await entriesOf(lead)).at(-1)).toMatchObject({
        kind: "report",
        shown: 0,
        data: { conflict, note: found.note },
      });
      expect(await leads.row(lead)).toMatchObject({ unread: 1 });
      await cancel(leads.db, visit, null, "huda", now);
      await leads.db.deleteFrom("appointment_claims").execute();
    }
  });

  it("sends the customer a mail as from the office, and no report, if nobody was there", async () => {
    const lead = await leads.add();
    const visit = await bookFor(await addOne("North", [colleague]), lead);
    await report(
      leads.db,
      colleague,
      await reportFor(visit, { kind: "missed", content: { ...nothing, office: "Gate shut" } }),
      now,
    );
    expect(await row(visit)).toMatchObject({ state: "missed" });
    expect((await entriesOf(lead)).at(-1)).toMatchObject({ kind: "report", shown: 0 });
    const mails = await leads.db.selectFrom("outbox").select("payload").where("topic", "=", "mail.visit").execute();
    expect(mails.map(({ payload }) => JSON.parse(payload).what)).toEqual(["booked", "missed"]);
  });

  it("replaces an impossible time of the phone's clock by our own", async () => {
    const lead = await leads.add();
    const visit = await bookFor(await addOne("North", [colleague]), lead);
    const times = [now - hour, now + 3 * hour, 0].map((saidAt) =>
      reportFor(visit, { kind: "add", saidAt, content: found }),
    );
    for (const sent of await Promise.all(times)) await report(leads.db, colleague, sent, now);
    const stored = await leads.db.selectFrom("visit_reports").select("happened_at").orderBy("id").execute();
    expect(stored.map(({ happened_at }) => happened_at).sort()).toEqual([now - hour, now, now]);
  });

  it("follows its enquiry through a merge, an export and an erasure", async () => {
    const [lead, into] = [await leads.add(), await leads.add({ email: "other@example.com", phone: "" })];
    const visit = await bookFor(await addOne("North", [colleague]), lead);
    const sent = await reportFor(visit, { content: found, files: [photo] });
    await mergeLeads(leads.db, "huda", into, lead, now);
    await report(leads.db, colleague, sent, now);
    const [told1] = (await entriesOf(into)).filter(({ kind }) => kind === "report");
    const picture = told1?.data.files[0];
    expect((await follow(leads.db, (await leads.row(lead)).follow_key))?.events.map(({ kind }) => kind)).toContain(
      "report",
    );
    expect((await follow(leads.db, (await leads.row(into)).follow_key))?.events.map(({ kind }) => kind)).not.toContain(
      "report",
    );
    expect(await isPhotoOfMyVisits(leads.db, colleague, picture, period)).toBe(false);
    expect(JSON.stringify(await exportPerson(leads.db, into))).toContain("canary-office");
    await erasePerson(leads.db, "huda", into, now);
    const left = await leads.db.selectFrom("lead_events").select("data").execute();
    expect(JSON.stringify([left, await leads.db.selectFrom("appointments").selectAll().execute()])).not.toContain(
      "canary",
    );
    expect(await leads.db.selectFrom("lead_files").select("id").execute()).toEqual([]);
    expect(await report(leads.db, colleague, { ...sent, id: newId() }, now)).toEqual({ ok: false });
    expect(await myVisitsOf(leads.db, colleague, period)).toEqual([]);
  });

  it("is read together with many others in as many queries as alone, each with its own reports and photos", async () => {
    const { addFiles } = await import("#domain/leads/store/submit.ts");
    const queriesNow = () => queriesOf(leads.db, (db) => myVisitsOf(db, colleague, period));
    const first = await leads.add();
    await bookFor(await addOne("North", [colleague]), first);
    const one = await queriesNow();
    const [second, into] = [await leads.add(), await leads.add({ email: "other@example.com", phone: "" })];
    for (const lead of [first, second])
      await leads.db.transaction().execute((tx) => addFiles(tx, lead, [photo, photo]));
    const visit = await bookFor(await addOne("South", [colleague]), second);
    await report(leads.db, colleague, await reportFor(visit, { kind: "start" }), now);
    await mergeLeads(leads.db, "huda", into, second, now);
    expect(await queriesNow()).toBe(one);
    const files = await leads.db.selectFrom("lead_files").select(["id", "lead_id"]).orderBy("id").execute();
    const of = (lead: string) => files.filter(({ lead_id }) => lead_id === lead).map(({ id }) => id);
    const rounds = await myVisitsOf(leads.db, colleague, period);
    const counts = Object.fromEntries(
      rounds.map(({ request_id, photos, reports }) => [request_id, { photos, reports }]),
    );
    expect(counts).toEqual({
      [first]: { photos: of(first), reports: [] },
      [second]: { photos: of(into), reports: [expect.objectContaining({ appointment_id: visit, kind: "start" })] },
    });
  });

  it("shows the customer's photos to the colleagues who go there, and to nobody else", async () => {
    const { addFiles } = await import("#domain/leads/store/submit.ts");
    const lead = await leads.add();
    await leads.db.transaction().execute((tx) => addFiles(tx, lead, [photo]));
    await bookFor(await addOne("North", [colleague]), lead);
    const { id } = await leads.db.selectFrom("lead_files").select("id").executeTakeFirstOrThrow();
    expect(await isPhotoOfMyVisits(leads.db, colleague, id, period)).toBe(true);
    expect(await isPhotoOfMyVisits(leads.db, "other", id, period)).toBe(false);
    expect(await isPhotoOfMyVisits(leads.db, colleague, newId(), period)).toBe(false);
  });

  it("shows the rating plates of its own place to the colleagues who go there, in its time, until it is cancelled or given to others", async () => {
    const unitAt = async (lead: string) => {
      const { place } = await linkedRecords(leads.db, lead);
      await saveEquipment(leads.db, "huda", place, 1, null, someUnit, photo);
      const units = leads.db.selectFrom("equipment").select("id").where("place_id", "=", place);
      return (await units.executeTakeFirstOrThrow()).id;
    };
    const lead = await leads.add({ details: { area: "Dubai Marina" } });
    const foreign = await leads.add({ phone: "+971507654321", email: "omar@example.com", details: { area: "Karama" } });
    const [unit, elsewhere] = [await unitAt(lead), await unitAt(foreign)];
    const visit = await bookFor(await addOne("North", [colleague]), lead);
    await bookFor(await addOne("South", ["other"]), foreign);
    const seen = (who: string, id: string, within = period) => isEquipmentOfMyVisits(leads.db, who, id, within);
    expect([await seen(colleague, unit), await seen("other", elsewhere)]).toEqual([true, true]);
    const none = [seen(colleague, elsewhere), seen("other", unit), seen("nobody", unit)];
    expect(await Promise.all(none)).toEqual([false, false, false]);
    expect(await seen(colleague, unit, { from: period.to, to: period.to + hour })).toBe(false);
    await cancel(leads.db, visit, null, "huda", now);
    expect(await seen(colleague, unit)).toBe(false);
  });

  it("is proved by a seal for one colleague and one visit, which must be unchanged and not years old", async () => {
    const visit = { id: newId(), from_at: from, to_at: from + hour, team_id: newId() };
    const sealed = await sealSeen(leads.db, colleague, visit);
    const seen = { from, to: from + hour, team: visit.team_id };
    expect(await openSeen(leads.db, colleague, visit.id, sealed, now)).toEqual(seen);
    expect(await openSeen(leads.db, colleague, visit.id, sealed, now + 30 * 24 * hour)).toBe("over");
    const wrong: [string, string, string][] = [
      ["other", visit.id, sealed],
      [colleague, newId(), sealed],
      [colleague, visit.id, sealed.replace(String(from), String(from + 1))],
      [colleague, visit.id, sealed.slice(0, -1)],
      [colleague, visit.id, `${sealed}~x`],
      [colleague, visit.id, ""],
    ];
    for (const [who, id, text] of wrong) expect(await openSeen(leads.db, who, id, text, now)).toBeUndefined();
  });
});
