import { describe, expect, it } from "vitest";
import { leadsIn } from "#domain/leads/store/fixture.ts";
import { mergeLeads } from "#domain/leads/store/merge.ts";
import { readLead } from "#domain/leads/store/read.ts";
import { setSpam } from "#domain/leads/store/spam.ts";
import { eraseExpired, erasePerson, exportPerson } from "#domain/privacy/store/privacy.ts";
import { createDraft } from "#domain/quotations/store/draft.ts";
import { aDraft } from "#domain/quotations/store/fixture.ts";
import { sendQuotation } from "#domain/quotations/store/send.ts";
import { book, cancel, settle } from "#domain/visits/store/change.ts";
import { reminderTopic } from "#domain/visits/store/messages.ts";
import { places } from "#platform/db/fixture.ts";
import { claim } from "#platform/outbox/claim.ts";
import { aContract, acceptedQuotation, someTimes, someValues, tenOn, term } from "./fixture.ts";
import { type ContractFolder, listContracts } from "./list.ts";
import { makeContract, saveContract } from "./make.ts";
import { endContract, plannedTopic, planVisits, proposeAnew } from "./plan.ts";
import { contractsOfLead, readContract, visitsInRegister, visitsOfContract } from "./read.ts";
import { endingTopic, officeEndingTopic, tellOfEnds } from "./renewal.ts";
import type { ContractValues } from "./types.ts";

const hour = 3_600_000;
const day = 24 * hour;
const now = Date.parse("2026-11-27T10:00:00+04:00");
const { from: start, to: end } = term;
const colleague = "0190a0a0-0000-7000-8000-000000000001";
const how = { place: "dubai", work: "AMC" } as const;

describe.each(places)("contracts on %s", (_, make) => {
  const leads = leadsIn(make);

  async function made(overrides: Partial<ContractValues> = {}) {
    const lead = await leads.add();
    return { lead, ...(await aContract(leads.db, lead, now, overrides)) };
  }
  const read = async (id: string) => {
    const contract = await readContract(leads.db, id);
    if (!contract) throw new Error("There is no such contract.");
    return contract;
  };
  const visits = (id: string) => visitsOfContract(leads.db, id);
  const states = async (id: string) => (await visits(id)).map(({ state }) => state);
  const wishes = async (id: string, teams = ["a"]) =>
    (await visits(id)).map(({ id: visit, from, to }) => ({ visit, from, to, teams }));
  const topics = async (like: string) => {
    const rows = leads.db.selectFrom("outbox").select("topic").where("topic", "like", like).orderBy("id");
    return (await rows.execute()).map(({ topic }) => topic);
  };
  const planAll = async (id: string) =>
    planVisits(leads.db, colleague, id, (await read(id)).version, await wishes(id), how, now);

  it("are made from an accepted quotation, with a number and proposed times, and nothing is booked or sent", async () => {
    const { id, lead } = await made();
    const contract = await read(id);
    expect(contract).toMatchObject({ ...someValues(), number: "AMC-2026-0001", state: "running", leadId: lead });
    expect(contract.customer).toEqual({ name: "Sara Ahmed", company: "" });
    expect((await visits(id)).map(({ from, to, state }) => ({ from, to, state }))).toEqual(
      someTimes.map((time) => ({ ...time, state: "proposed" })),
    );
    expect(await leads.db.selectFrom("appointments").select("id").execute()).toEqual([]);
    expect(await topics("mail.contract%")).toEqual([]);
    expect((await readLead(leads.db, lead))?.events.at(-1)).toMatchObject({ kind: "contract", data: { what: "made" } });
  });

  it("are not made from a quotation that was only sent", async () => {
    const draft = await createDraft(leads.db, colleague, await leads.add(), () => aDraft());
    if (!draft.ok) throw new Error(draft.problem);
    await sendQuotation(leads.db, colleague, draft.id, 1);
    const refused = { ok: false, problem: "state" };
    expect(await makeContract(leads.db, colleague, draft.id, someValues(), someTimes, now)).toEqual(refused);
  });

  it("are made once if the button is pressed twice, and the numbers have no gap", async () => {
    const quotation = await acceptedQuotation(leads.db, await leads.add(), now);
    const press = () => makeContract(leads.db, colleague, quotation, someValues(), someTimes, now);
    const outcomes = await Promise.all([press(), press(), press()]);
    expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.id)).size).toBe(1);
    const { id } = await made();
    expect((await read(id)).number).toBe("AMC-2026-0002");
  });

  it("become visits one by one, each with a mail of its own", async () => {
    const { id } = await made();
    const [first] = await wishes(id);
    expect(await planVisits(leads.db, colleague, id, 1, first ? [first] : [], how, now)).toMatchObject({
      ok: true,
      taken: [],
    });
    expect(await states(id)).toEqual(["booked", "proposed", "proposed", "proposed"]);
    expect(await topics("mail.visit")).toEqual(["mail.visit"]);
    expect(await topics(plannedTopic)).toEqual([]);
    const visit = await leads.db.selectFrom("appointments").selectAll().executeTakeFirstOrThrow();
    expect(visit).toMatchObject({ kind: "service", address: someValues().property, work: "AMC", team_id: "a" });
  });

  it("become visits all at once, with one mail, and both reminders of each stay", async () => {
    const { id } = await made();
    expect(await planAll(id)).toMatchObject({ ok: true, taken: [] });
    expect(await states(id)).toEqual(["booked", "booked", "booked", "booked"]);
    expect(await topics("mail.visit")).toEqual([]);
    expect(await topics(reminderTopic)).toHaveLength(8);
    expect(await topics(plannedTopic)).toHaveLength(1);
  });

  it("are confirmed by one of two colleagues at once; the other is told, and no visit is booked twice", async () => {
    const { id } = await made();
    const all = await wishes(id);
    const press = () => planVisits(leads.db, colleague, id, 1, all, how, now);
    const outcomes = await Promise.all([press(), press()]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes).toContainEqual({ ok: false, problem: "conflict", taken: [] });
    expect(await leads.db.selectFrom("appointments").select("id").execute()).toHaveLength(4);
  });

  it("that want the same half-hours as another contract get the other times, and report what is taken", async () => {
    const [one, other] = [await made(), await made()];
    await planAll(one.id);
    const later = tenOn("2027-10-20");
    const wishedVisits = (await wishes(other.id)).map((wish, n) => (n === 3 ? { ...wish, ...later } : wish));
    const outcome = await planVisits(leads.db, colleague, other.id, 1, wishedVisits, how, now);
    expect(outcome).toMatchObject({ ok: true, taken: wishedVisits.slice(0, 3).map(({ visit }) => visit) });
    expect(await states(other.id)).toEqual(["proposed", "proposed", "proposed", "booked"]);
    expect((await visits(other.id)).at(-1)).toMatchObject(later);
  });

  it("need a new time for a cancelled visit, but not for one that was done", async () => {
    const { id } = await made();
    await planAll(id);
    const [first, second] = await visits(id);
    await cancel(leads.db, first?.appointment ?? "", null, "customer", now);
    await settle(leads.db, second?.appointment ?? "", null, "done", colleague, now);
    expect(await states(id)).toEqual(["cancelled", "done", "booked", "booked"]);
    const again = { visit: first?.id ?? "", ...tenOn("2027-02-10"), teams: ["a"] };
    const { version } = await read(id);
    expect(await planVisits(leads.db, colleague, id, version, [again], how, now)).toMatchObject({ ok: true });
    const twice = { visit: second?.id ?? "", ...tenOn("2027-03-10"), teams: ["a"] };
    expect(await planVisits(leads.db, colleague, id, version + 1, [twice], how, now)).toMatchObject({
      problem: "state",
    });
    expect(await states(id)).toEqual(["booked", "done", "booked", "booked"]);
  });

  it("propose other times only for visits that are not booked", async () => {
    const { id } = await made();
    const [first] = await wishes(id);
    await planVisits(leads.db, colleague, id, 1, first ? [first] : [], how, now);
    const others = [tenOn("2027-04-20"), tenOn("2027-07-20"), tenOn("2027-10-20")];
    expect(await proposeAnew(leads.db, colleague, id, 1, others, now)).toEqual({ ok: false, problem: "conflict" });
    await proposeAnew(leads.db, colleague, id, 2, others, now);
    expect((await visits(id)).map(({ from }) => from)).toEqual([someTimes[0]?.from, ...others.map(({ from }) => from)]);
  });

  it("still owe a visit for which no other time is found, and do not forget one that did not take place", async () => {
    const { id } = await made();
    const [first, second] = await planAll(id).then(() => visits(id));
    await settle(leads.db, first?.appointment ?? "", null, "missed", colleague, now);
    await cancel(leads.db, second?.appointment ?? "", null, colleague, now);
    const { version } = await read(id);
    expect(await proposeAnew(leads.db, colleague, id, version, [], now)).toMatchObject({ ok: true, kept: 2 });
    expect(await states(id)).toEqual(["missed", "cancelled", "booked", "booked"]);
    const one = [tenOn("2027-11-30")];
    expect(await proposeAnew(leads.db, colleague, id, version + 1, one, now)).toMatchObject({ ok: true, kept: 1 });
    expect(await visits(id)).toHaveLength(4);
    // A proposed time is replaced before cancelled or missed visits, and no time occurs twice.
    expect(await proposeAnew(leads.db, colleague, id, version + 2, one, now)).toMatchObject({ ok: true, kept: 1 });
    expect((await visits(id)).filter(({ from }) => from === one[0]?.from)).toHaveLength(1);
    const two = [tenOn("2027-11-29"), ...one];
    expect(await proposeAnew(leads.db, colleague, id, version + 3, two, now)).toMatchObject({ ok: true, kept: 0 });
    expect(await states(id)).toEqual(["booked", "booked", "proposed", "proposed"]);
  });

  it("keep term and number once a visit is booked; address and equipment can change", async () => {
    const { id } = await made();
    const twice = someValues({ visitsAYear: 2 });
    expect(await saveContract(leads.db, colleague, id, 1, twice, someTimes.slice(0, 2), now)).toMatchObject({
      ok: true,
    });
    expect(await visits(id)).toHaveLength(2);
    await planAll(id);
    const { version } = await read(id);
    expect(await saveContract(leads.db, colleague, id, version, someValues(), someTimes, now)).toMatchObject({
      problem: "state",
    });
    const moved = { ...twice, property: "Villa 8", units: [] };
    expect(await saveContract(leads.db, colleague, id, version, moved, [], now)).toMatchObject({ ok: true });
    expect(await read(id)).toMatchObject({ property: "Villa 8", units: [], visitsAYear: 2 });
  });

  it("end early with a reason: coming visits are removed, past ones stay, and another contract can be made", async () => {
    const { id, quotation } = await made();
    const [first] = await wishes(id);
    await planVisits(leads.db, colleague, id, 1, first ? [first] : [], how, now);
    const ended = { reason: "Sold the villa", withVisits: true };
    expect(await endContract(leads.db, colleague, id, 1, ended, now)).toMatchObject({ problem: "conflict" });
    expect(await endContract(leads.db, colleague, id, 2, ended, now)).toMatchObject({ ok: true });
    expect(await states(id)).toEqual(["cancelled"]);
    expect(await leads.db.selectFrom("appointment_claims").select("slot").execute()).toEqual([]);
    expect(await read(id)).toMatchObject({ state: "cancelled", reason: "Sold the villa", closedAt: now });
    expect(await endContract(leads.db, colleague, id, 3, ended, now)).toMatchObject({ problem: "state" });
    const next = await makeContract(leads.db, colleague, quotation, someValues(), someTimes, now);
    expect(next.ok && next.id !== id).toBe(true);
  });

  it("tell customer and office of their end once, even if two processes try at once, and only if it is asked for", async () => {
    const { id, lead } = await made();
    const late = end - 40 * day;
    // A message that is queued while the lead is marked as spam is held back until the mark is removed.
    const held = { messagesFor: async () => [], replyDueAt: () => null };
    await setSpam(leads.db, colleague, [lead], true, held, { now });
    expect(await tellOfEnds(leads.db, 0, late)).toBe(0);
    expect(await tellOfEnds(leads.db, 30, late)).toBe(0);
    await Promise.all([tellOfEnds(leads.db, 60, late), tellOfEnds(leads.db, 60, late)]);
    await tellOfEnds(leads.db, 60, late + day);
    const due = () => claim(leads.db, [endingTopic, officeEndingTopic], 9, late + day);
    expect(await due()).toEqual([]);
    await setSpam(leads.db, colleague, [lead], false, held, { now: late + day });
    expect(await due()).toHaveLength(2);
    expect(await topics("mail.contract-ending%")).toEqual([endingTopic, officeEndingTopic]);
    expect((await read(id)).toldAt).toBe(late);
    expect((await leads.row(lead)).unread).toBe(1);
    expect(await tellOfEnds(leads.db, 60, end)).toBe(0);
    expect(await contractsOfLead(leads.db, lead)).toHaveLength(1);
  });

  it("have told nothing if the process is killed before the mails are queued; the next run tells once", async () => {
    const { id } = await made();
    const late = end - 10 * day;
    await leads.db.schema.alterTable("outbox").renameTo("outbox_away").execute();
    await expect(tellOfEnds(leads.db, 30, late)).rejects.toThrow();
    await leads.db.schema.alterTable("outbox_away").renameTo("outbox").execute();
    expect((await read(id)).toldAt).toBeNull();
    await tellOfEnds(leads.db, 30, late + hour);
    await tellOfEnds(leads.db, 30, late + 2 * hour);
    expect(await topics("mail.contract-ending%")).toHaveLength(2);
  });

  it("book no visit if the process is killed while booking; pressed again, all are booked", async () => {
    const { id } = await made();
    await leads.db.schema.alterTable("outbox").renameTo("outbox_away").execute();
    await expect(planAll(id)).rejects.toThrow();
    await leads.db.schema.alterTable("outbox_away").renameTo("outbox").execute();
    expect(await leads.db.selectFrom("appointments").select("id").execute()).toEqual([]);
    expect(await leads.db.selectFrom("appointment_claims").select("slot").execute()).toEqual([]);
    expect(await planAll(id)).toMatchObject({ ok: true, taken: [] });
    expect(await topics(plannedTopic)).toHaveLength(1);
  });

  it("follow a merge, and tell their news on the lead that is left", async () => {
    const { id, lead } = await made();
    const into = await leads.add();
    await mergeLeads(leads.db, colleague, into, lead);
    expect((await contractsOfLead(leads.db, into)).map((one) => one.id)).toEqual([id]);
    await planAll(id);
    const booked = await leads.db.selectFrom("appointments").select(["lead_id", "request_id"]).executeTakeFirst();
    expect(booked).toEqual({ lead_id: into, request_id: lead });
  });

  it("name in their register their own visits and the calls of their enquiry, and no survey or visit of others", async () => {
    const { id, lead } = await made();
    const second = await aContract(leads.db, lead, now);
    const [first] = await wishes(second.id);
    if (!first) throw new Error("The contract has no visit.");
    await planVisits(leads.db, colleague, second.id, 1, [{ ...first, ...tenOn("2027-05-05") }], how, now);
    await planAll(id);
    const into = await leads.add();
    const common = { teams: ["a"], place: "dubai", address: "", accessNote: "", locale: "en", lapsesAt: null } as const;
    const call = async (enquiry: string, date: string, kind: "callback" | "survey") =>
      book(leads.db, enquiry, { ...common, kind, ...tenOn(date) }, colleague, now);
    await call(lead, "2027-02-03", "callback");
    await call(lead, "2027-02-04", "survey");
    await call(into, "2027-02-05", "callback");
    await mergeLeads(leads.db, colleague, into, lead);
    const [january, ...later] = someTimes.map(({ from }) => from);
    const listed = await visitsInRegister(leads.db, await read(id));
    expect(listed.map(({ from_at }) => from_at)).toEqual([january, tenOn("2027-02-03").from, ...later]);
  });

  it("are exported and erased with a person: the number stays, and nobody is told anything any more", async () => {
    const { id, lead } = await made();
    const handed = await exportPerson(leads.db, lead);
    expect(handed?.leads[0]?.contracts).toMatchObject([{ number: "AMC-2026-0001", property: someValues().property }]);
    await erasePerson(leads.db, colleague, lead, now);
    const row = await leads.db.selectFrom("contracts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      number: "AMC-2026-0001",
      customer: "{}",
      property: "",
      units: "[]",
      state: "cancelled",
    });
    expect(JSON.stringify(row)).not.toMatch(/Barsha|SN-55|Sara/);
    expect(await visits(id)).toEqual([]);
    expect(await tellOfEnds(leads.db, 180, end - day)).toBe(0);
  });

  it("keep their lead from being deleted while they run, and no longer", async () => {
    const { lead } = await made();
    const keep = { wonDays: 30, leadDays: 30, spamDays: 30 };
    expect(await eraseExpired(leads.db, keep, end - day)).toBe(0);
    expect(await eraseExpired(leads.db, keep, end + day)).toBe(1);
    expect((await leads.row(lead)).erased_at).not.toBeNull();
  });

  it("are listed by their last day, and found by number, customer and serial number", async () => {
    const one = await made();
    const [unit] = someValues().units;
    const units = unit ? [{ ...unit, serial: 'A"7\\b' }] : [];
    const soon = await made({ term: { from: start, to: now + 20 * day }, units });
    const over = await made({ term: { from: start - 400 * day, to: now - day }, units: [] });
    const list = async (folder?: ContractFolder, text?: string, at = now) =>
      (await listContracts(leads.db, { folder, text }, 60, at)).rows.map(({ id }) => id);
    expect(await list()).toEqual([one.id, soon.id, over.id]);
    expect(await list("coming")).toEqual([soon.id, one.id]);
    for (const folder of ["running", "ending"] as const) expect(await list(folder), folder).toEqual([]);
    expect(await list("coming", undefined, start)).toEqual([]);
    expect(await list("running", undefined, start)).toEqual([soon.id, one.id]);
    expect(await list("ending", undefined, start)).toEqual([soon.id]);
    expect(await list("ended")).toEqual([over.id]);
    expect(await list(undefined, "amc 2026 0002")).toEqual([soon.id]);
    expect(await list(undefined, "sn-55/1")).toEqual([one.id]);
    expect(await list(undefined, 'a"7\\B')).toEqual([soon.id]);
    for (const name of ["serial", "make", "general"]) expect(await list(undefined, name), name).toEqual([]);
    expect(await list(undefined, "سارة")).toHaveLength(3);
    expect(await list(undefined, "100%")).toEqual([]);
    const { rows } = await listContracts(leads.db, { after: `${end}.${one.id}` }, 60, now);
    expect(rows.map(({ id }) => id)).toEqual([soon.id, over.id]);
    await planAll(one.id);
    const planned = (await listContracts(leads.db, { folder: "coming" }, 60, now)).rows.at(-1);
    expect(planned).toMatchObject({ booked: 4, done: 0, visits: 4, next_at: someTimes[0]?.from, gross_fils: 168_000 });
  });
});
