import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { aContract, acceptedQuotation, term } from "#domain/contracts/store/fixture.ts";
import { leadsIn } from "#domain/leads/store/fixture.ts";
import { follow, withdraw } from "#domain/leads/store/follow.ts";
import { mergeLeads } from "#domain/leads/store/merge.ts";
import * as database from "#platform/db/db.ts";
import { alikeOn, places } from "#platform/db/fixture.ts";
import type { LeadsTable } from "#platform/db/schema.ts";
import { office } from "#site/content/office.server.ts";
import * as calendar from "../office/calendar.server.ts";
import { type Booking, book, cancel, cancelWithdrawn, settle } from "../store/change.ts";
import { visitsOfEnquiry } from "../store/read.ts";
import { attempt } from "./change.server.ts";
import { choiceOf, daysToMove } from "./choice.server.ts";
import { visitFile } from "./customer.server.ts";

const hour = 3_600_000;
const day = 24 * hour;
const now = Date.parse("2026-12-07T10:00:00+04:00");
const tomorrow = Date.parse("2026-12-08T10:00:00+04:00");

describe.each(places)("what a customer does with our visits on %s", (name, make) => {
  const it = alikeOn(name);
  const leads = leadsIn(make);
  let set: Awaited<ReturnType<typeof office>>;
  beforeEach(async () => {
    const usual = await office(leads.db);
    set = { ...usual, visits: { ...usual.visits, online: true, confirm: false, services: ["ac-repair"] } };
    const free = [2, 4, 6].map((at) => ({
      from: tomorrow + at * hour,
      to: tomorrow + (at + 2) * hour,
      teams: ["a", "b"],
    }));
    vi.spyOn(calendar, "windowsFor").mockResolvedValue(free);
  });
  afterEach(() => void vi.restoreAllMocks());

  const add = (columns: Partial<LeadsTable> = {}) =>
    leads.add({ service: "ac-repair", place: "dubai" }, { status: "won", ...columns });
  const found = async (id: string) => {
    const followed = await follow(leads.db, (await leads.row(id)).follow_key);
    if (!followed) throw new Error("There is no such request.");
    return followed;
  };
  const choice = async (id: string) => choiceOf(leads.db, await found(id), set, now);
  const may = async (id: string) => {
    const { ahead, mayChoose, mayMove } = await choice(id);
    return { choose: !ahead && mayChoose, move: mayMove };
  };
  const send = async (id: string, sent: Record<string, string>) =>
    attempt(leads.db, await found(id), sent, { set, language: "en", now });
  const visits = async (id: string) =>
    (await visitsOfEnquiry(leads.db, id)).reverse().map(({ state, kind, from_at }) => ({
      state,
      kind,
      at: (from_at - tomorrow) / hour,
    }));
  const states = async (id: string) => (await visits(id)).map(({ state }) => state).join(" ");
  /** Books a visit as the office, unless another actor is given. */
  async function booked(id: string, from = tomorrow, overrides: Partial<Booking> = {}, actor = "huda") {
    const usual = { kind: "service", from, to: from + 2 * hour, teams: ["a"], place: "dubai", address: "" } as const;
    const outcome = await book(
      leads.db,
      id,
      { ...usual, accessNote: "", locale: "en", lapsesAt: null, ...overrides },
      actor,
      now - 90 * day,
    );
    if (!outcome.ok) throw new Error(outcome.problem);
    return outcome.id;
  }

  test("a form that cancels is sent twice, at once and later: the next visit stays", async () => {
    const id = await add();
    const [first] = [await booked(id), await booked(id, tomorrow + 90 * day), await booked(id, tomorrow + 180 * day)];
    const form = { intent: "cancel", visit: first, version: "1" };
    const done = { done: "cancelled", visit: first };
    expect(await Promise.all([send(id, form), send(id, form)])).toEqual([done, done]);
    expect(await send(id, form)).toEqual(done);
    expect(await states(id)).toBe("cancelled booked booked");
    expect(await send(id, { intent: "cancel", version: "1" })).toEqual({ problem: "state" });
    const other = await booked(await add(), tomorrow, { teams: ["c"] });
    expect(await send(id, { intent: "cancel", visit: other, version: "1" })).toEqual({ problem: "state" });
    expect(await states(id)).toBe("cancelled booked booked");
  });

  it("an old tab neither cancels nor moves a visit that has become the next one meanwhile, nor books one", async () => {
    const id = await add();
    const over = await booked(id, now - 3 * hour);
    const window = String(tomorrow + 4 * hour);
    expect(await send(id, { visit: over, version: "1", window })).toEqual({ problem: "conflict" });
    await booked(id);
    expect(await send(id, { intent: "cancel", visit: over, version: "1" })).toEqual({ problem: "conflict" });
    expect(await send(id, { visit: over, version: "1", window })).toEqual({ problem: "conflict" });
    expect(await send(id, { window, address: "Villa 7" })).toEqual({ problem: "exists" });
    expect(await visits(id)).toMatchObject([{ state: "booked" }, { state: "booked", at: 0 }]);
  });

  test("a customer who accepted a quotation chooses when we come, moves the visit and cancels it", async () => {
    const id = await add({ status: "contacted" });
    await booked(id, tomorrow - 5 * day, { kind: "survey" });
    await acceptedQuotation(leads.db, id, now - day);
    expect(await choice(id)).toMatchObject({ mayChoose: true, awaitsTime: true });
    const window = String(tomorrow + 2 * hour);
    // Each button is pressed twice at once and once more later. Each time the answer says what was done.
    const pressed = async (form: Record<string, string>) => {
      const outcomes = [...(await Promise.all([send(id, form), send(id, form)])), await send(id, form)];
      expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
      return outcomes[0];
    };
    const outcome = await pressed({ window, address: "Villa 7" });
    expect(outcome).toMatchObject({ done: "booked" });
    const visit = outcome && "visit" in outcome ? outcome.visit : "";
    expect(await may(id)).toEqual({ choose: false, move: true });
    expect(await pressed({ visit, version: "1", window: String(tomorrow + 6 * hour) })).toMatchObject({
      done: "moved",
    });
    expect(await send(id, { visit, version: "1", window: String(tomorrow + 4 * hour) })).toEqual({
      problem: "conflict",
    });
    expect((await visits(id))[1]).toEqual({ state: "booked", kind: "job", at: 6 });
    expect(await send(id, { intent: "cancel", visit, version: "2" })).toMatchObject({ done: "cancelled" });
    expect(await may(id)).toEqual({ choose: true, move: false });
  });

  it("once the team was there, a customer chooses no more times until something else is accepted", async () => {
    const id = await add();
    await settle(leads.db, await booked(id, now - 2 * day), null, "done", "huda", now - day);
    expect(await choice(id)).toMatchObject({ mayChoose: false, awaitsTime: false });
    await acceptedQuotation(leads.db, id, now - hour);
    expect(await choice(id)).toMatchObject({ mayChoose: true, awaitsTime: true });
  });

  it("the office plans the visits of a contract; the customer may move the next one by a week, within the contract's term", async () => {
    const id = await add();
    await aContract(leads.db, id, now - day);
    expect(await choice(id)).toMatchObject({ mayChoose: false, awaitsTime: false });
    await booked(id, tomorrow + 60 * day);
    expect(await may(id)).toEqual({ choose: false, move: true });
    const ahead = (await choice(id)).ahead;
    const days = async () => {
      const { from = 0, to = 0 } = (await daysToMove(leads.db, ahead)) ?? {};
      return [from, to].map((at) => new Date(at + 4 * hour).toISOString().slice(0, 10));
    };
    expect(await days()).toEqual(["2027-01-30", "2027-02-14"]);
    const last = { appointment_id: ahead?.id, from_at: 1, to_at: 2 };
    const one = leads.db.selectFrom("contract_visits").select("id").limit(1);
    await leads.db.updateTable("contract_visits").set(last).where("id", "=", one).execute();
    await leads.db
      .updateTable("contracts")
      .set({ ends_at: term.from + 66 * day })
      .execute();
    expect(await days()).toEqual(["2027-01-30", "2027-02-05"]);
    const chosen = await booked(await add(), tomorrow, { teams: ["c"] }, "customer");
    const row = leads.db.selectFrom("appointments").selectAll().where("id", "=", chosen);
    expect(await daysToMove(leads.db, await row.executeTakeFirst())).toBeUndefined();
  });

  it("a visit that the office made longer does not move into a window of two hours", async () => {
    const id = await add();
    await booked(id, tomorrow, { to: tomorrow + 6 * hour });
    expect(await may(id)).toEqual({ choose: false, move: false });
  });

  it.each<[string, Partial<LeadsTable>]>([
    ["lost", { status: "lost" }],
    ["spam", { spam: 1 }],
    ["urgent", { urgency: "now" }],
    ["for another service", { service: "painting" }],
  ])("an enquiry that is %s has no times to choose", async (_name, columns) => {
    const id = await add(columns);
    const visit = await booked(id);
    expect(await may(id)).toEqual({ choose: false, move: false });
    const window = String(tomorrow + 4 * hour);
    expect(await send(id, { visit, version: "1", window })).toEqual({ problem: "state" });
    expect(await send(id, { intent: "cancel", visit, version: "1" })).toMatchObject({ done: "cancelled" });
    expect(await send(id, { window, address: "Villa 7" })).toEqual({ problem: "state" });
  });

  it("a cancelled visit leaves the customer's calendar, but one that was only requested was never in it", async () => {
    vi.spyOn(database, "db").mockImplementation(async () => leads.db);
    const statusOf = async (overrides: Partial<Booking>) => {
      const id = await add();
      const later = Date.now() + day;
      await cancel(leads.db, await booked(id, later, { teams: [id], ...overrides }, "customer"), null, "huda");
      const { follow_key: key } = await leads.row(id);
      return (await visitFile(new Request(`https://windtower.example/enquiry/${key}/visit.ics`), key)).status;
    };
    expect([await statusOf({}), await statusOf({ lapsesAt: Date.now() + hour })]).toEqual([200, 404]);
  });

  it("an enquiry that was withdrawn has none either: alone, merged, or withdrawn between looking and choosing", async () => {
    const [into, id] = [await add(), await add({ status: "new", phone: "+971509999999" })];
    const before = await found(id);
    await withdraw(leads.db, id, "", cancelWithdrawn);
    expect(await may(id)).toEqual({ choose: false, move: false });
    const window = String(tomorrow + 2 * hour);
    expect(await attempt(leads.db, before, { window }, { set, language: "en", now })).toEqual({ problem: "state" });
    const merged = await add({ status: "new", phone: "+971509999998" });
    await mergeLeads(leads.db, "huda", into, merged);
    await leads.db.updateTable("leads").set({ status: "new" }).where("id", "=", into).execute();
    expect((await may(merged)).choose).toBe(true);
    await withdraw(leads.db, merged, "", cancelWithdrawn);
    expect((await may(merged)).choose).toBe(false);
    expect((await may(into)).choose).toBe(true);
  });
});
