import { describe, expect, it } from "vitest";
import { leadsIn } from "#domain/leads/store/fixture.ts";
import { mergeLeads } from "#domain/leads/store/merge.ts";
import { recordReply } from "#domain/leads/store/notes.ts";
import { places } from "#platform/db/fixture.ts";
import { attemptDelivery } from "#platform/outbox/attempt.ts";
import { claim } from "#platform/outbox/claim.ts";
import { type Booking, book, cancel, describe as fillIn, move } from "./change.ts";
import { readVisit } from "./read.ts";
import { undoMove, undoMs } from "./undo.ts";

const hour = 3_600_000;
const monday = Date.parse("2026-11-30T10:00:00+04:00");
const now = Date.parse("2026-11-27T10:00:00+04:00");
const at = (hours: number) => ({ from: monday + hours * hour, to: monday + (hours + 2) * hour });
const booking = (overrides: Partial<Booking> = {}): Booking => ({
  ...{ kind: "survey", ...at(0), teams: ["a"], place: "dubai", address: "Villa 7", accessNote: "", locale: "en" },
  ...{ lapsesAt: null, ...overrides },
});

describe.each(places)("a colleague's move on %s", (_, make) => {
  const leads = leadsIn(make);
  const row = (id: string) =>
    leads.db.selectFrom("appointments").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const to = (id: string, hours: number, when = now, team = "a") =>
    move(leads.db, id, null, { ...at(hours), teams: [team], lapsesAt: null }, "huda", when);
  const undo = (id: string, sequence: number, when = now) => undoMove(leads.db, id, sequence, "huda", when);

  /** Returns the mails about visits that go out until this time: each with its kind of news and the hour of the visit. */
  async function heard(until: number, onTheWay: () => Promise<unknown> = async () => {}) {
    const notices: [string, number][] = [];
    const handler = async ({ payload }: { payload: Record<string, string> }) => {
      const visit = await readVisit(leads.db, payload.visit ?? "");
      if (!visit || String(visit.sequence) !== payload.sequence) return "moot" as const;
      await onTheWay();
      notices.push([payload.what ?? "", (visit.from_at - monday) / hour]);
      return "sent" as const;
    };
    for (const message of await claim(leads.db, ["mail.visit"], 20, until))
      await attemptDelivery(leads.db, { "mail.visit": handler }, message, { now: () => until });
    return notices;
  }

  /** The entries about visits on the customer's page. */
  async function shownOf(lead = "") {
    const lines = leads.db.selectFrom("lead_events").select("data").where("lead_id", "=", lead).where("shown", "=", 1);
    const all = await lines.where("kind", "=", "visit").orderBy("id").execute();
    return all.map(({ data }) => JSON.parse(data)).map(({ what, from }) => `${what} ${(from - monday) / hour}`);
  }

  async function booked(overrides: Partial<Booking> = {}, lead?: string) {
    const outcome = await book(leads.db, lead ?? (await leads.add()), booking(overrides), "huda", now);
    if (!outcome.ok) throw new Error(outcome.problem);
    return outcome.id;
  }
  async function bookedAndTold(overrides: Partial<Booking> = {}, lead?: string) {
    const id = await booked(overrides, lead);
    await heard(now);
    return id;
  }

  it("is told to the customer after ten seconds, and cannot be undone any more", async () => {
    const id = await bookedAndTold();
    expect(await to(id, 2)).toEqual({ ok: true, id, undo: 1 });
    expect(await heard(now + undoMs - 1)).toEqual([]);
    const tooLate = async () => expect(await undo(id, 1, now + undoMs)).toEqual({ ok: false, problem: "told" });
    expect(await heard(now + undoMs, tooLate)).toEqual([["moved", 2]]);
    expect(await undo(id, 1, now + undoMs)).toEqual({ ok: false, problem: "told" });
    expect(await row(id)).toMatchObject({ ...{ from_at: at(2).from, sequence: 1 } });
  });

  it("that is undone leaves everything as it was, and the customer hears nothing, even if the button is pressed twice", async () => {
    const lead = await leads.add({}, { status: "new", reply_due_at: now + hour });
    const id = await bookedAndTold({ lapsesAt: now + hour, teams: ["b"] }, lead);
    await to(id, 2, now + 1, "a");
    expect(await leads.row(lead)).toMatchObject({ status: "contacted", replied_at: now + 1 });
    await fillIn(leads.db, id, null, { address: "Villa 9" }, "sami", now + 2);
    const outcomes = await Promise.all([1, 1].map((sequence) => undo(id, sequence, now + 3)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const before = { from_at: monday, to_at: at(0).to, team_id: "b", state: "requested", lapses_at: now + hour };
    expect(await row(id)).toMatchObject({ ...before, address: "Villa 9", sequence: 2 });
    expect(await heard(now + hour)).toEqual([]);
    // The move had counted as our answer. Undoing the move takes this answer back.
    expect(await leads.row(lead)).toMatchObject({ status: "new", replied_at: null });
    const lines = leads.db
      .selectFrom("lead_events")
      .select(["data", "shown"])
      .where("kind", "=", "visit")
      .orderBy("id");
    expect((await lines.execute()).map(({ data, shown }) => [JSON.parse(data).what, shown])).toEqual([
      ["requested", 1],
      ["moved", 0],
      ["undone", 0],
    ]);
    const claims = await leads.db.selectFrom("appointment_claims").select("team_id").execute();
    expect(claims.map(({ team_id }) => team_id)).toEqual(["b", "b", "b", "b"]);
  });

  it("that is undone leaves a lead answered that a colleague answered in another way meanwhile", async () => {
    const lead = await leads.add({}, { reply_due_at: now + hour });
    const id = await bookedAndTold({ lapsesAt: now + hour }, lead);
    await to(id, 2);
    await recordReply(leads.db, "sami", lead, { channel: "phone" }, { now });
    await undo(id, 1);
    expect(await leads.row(lead)).toMatchObject({ status: "contacted", replied_at: now });
  });

  it("that is undone is reminded of at its old time again", async () => {
    const id = await bookedAndTold();
    await to(id, 2);
    await undo(id, 1);
    const reminders = leads.db.selectFrom("outbox").select("next_at").where("topic", "=", "mail.visit-reminder");
    const valid = await reminders.where("payload", "like", '%"sequence":"2"%').orderBy("next_at").execute();
    expect(valid.map(({ next_at }) => next_at)).toEqual([Date.parse("2026-11-29T17:00:00+04:00"), monday - 2 * hour]);
  });

  it("cannot be undone if its old time was given to somebody else meanwhile", async () => {
    const id = await bookedAndTold();
    await to(id, 2);
    await bookedAndTold();
    expect(await undo(id, 1)).toEqual({ ok: false, problem: "taken" });
    expect(await heard(now + undoMs)).toEqual([["moved", 2]]);
  });

  it("is followed by another move: the customer hears only where the visit is in the end, and only the last move can be undone", async () => {
    const id = await bookedAndTold();
    await to(id, 2);
    expect(await to(id, 4, now + 5000)).toMatchObject({ undo: 2 });
    expect(await undo(id, 1, now + 5000)).toEqual({ ok: false, problem: "conflict" });
    expect(await heard(now + undoMs)).toEqual([]);
    expect(await undo(id, 2, now + undoMs)).toMatchObject({ ok: true });
    expect(await heard(now + hour)).toEqual([["moved", 2]]);
  });

  it("that is moved back by hand within that time is neither news nor an answer", async () => {
    const lead = await leads.add({}, { reply_due_at: now + hour });
    const id = await bookedAndTold({}, lead);
    await leads.db.updateTable("leads").set({ replied_at: null }).where("id", "=", lead).execute();
    await to(id, 2);
    expect(await to(id, 0, now + 5000)).toEqual({ ok: true, id });
    expect(await heard(now + hour)).toEqual([]);
    // The move does not count as an answer to what the customer wrote.
    expect(await leads.row(lead)).toMatchObject({ status: "contacted", replied_at: null });
    await to(id, 4, now + 6000);
    expect(await heard(now + hour)).toEqual([["moved", 4]]);
  });

  it("that is moved back by hand or cancelled while its news is on the way is told to the customer again", async () => {
    const [back, cancelled] = [await bookedAndTold(), await bookedAndTold({ teams: ["b"] })];
    await to(back, 2);
    expect(await heard(now + undoMs, () => to(back, 0, now + undoMs))).toEqual([["moved", 2]]);
    expect(await heard(now + hour)).toEqual([["moved", 0]]);
    await to(cancelled, 2, now, "b");
    const cancelledNow = () => cancel(leads.db, cancelled, null, "sami", now + undoMs);
    expect(await heard(now + undoMs, cancelledNow)).toEqual([["moved", 2]]);
    expect(await heard(now + hour)).toEqual([["cancelled", 2]]);
  });

  it("that the customer moves back is told to the customer", async () => {
    const id = await bookedAndTold();
    await to(id, 2);
    await move(leads.db, id, null, { ...at(0), teams: ["a"], lapsesAt: null }, "customer", now + 1);
    expect(await heard(now + hour)).toEqual([["moved", 0]]);
  });

  it("cannot be undone once a colleague has sent another team", async () => {
    const id = await bookedAndTold();
    await to(id, 2);
    await to(id, 2, now + 1, "b");
    expect(await undo(id, 1)).toEqual({ ok: false, problem: "conflict" });
    expect(await row(id)).toMatchObject({ ...{ from_at: at(2).from, team_id: "b" } });
    expect(await heard(now + undoMs)).toEqual([["moved", 2]]);
  });

  it("is followed by another and then moved back or cancelled: what counts is what the customer knows", async () => {
    const leadIds = [
      await leads.add({}, { reply_due_at: now + hour }),
      await leads.add({}, { reply_due_at: now + hour }),
    ];
    const [back, cancelled] = [await bookedAndTold({}, leadIds[0]), await bookedAndTold({ teams: ["b"] }, leadIds[1])];
    await leads.db.updateTable("leads").set({ replied_at: null }).execute();
    for (const [id, team] of [
      [back, "a"],
      [cancelled, "b"],
    ] as const) {
      await to(id, 2, now, team);
      await to(id, 4, now + 1, team);
    }
    expect(await to(back, 0, now + 2)).toEqual({ ok: true, id: back });
    await cancel(leads.db, cancelled, null, "sami", now + 3);
    expect(await heard(now + hour)).toEqual([["cancelled", 0]]);
    for (const lead of leadIds)
      expect(await leads.row(lead), "nobody has answered").toMatchObject({ replied_at: null });
    expect(await shownOf(leadIds[0])).toEqual(["booked 0"]);
    expect(await shownOf(leadIds[1])).toEqual(["booked 0", "cancelled 0"]);
  });

  it("that is undone before the booking was told leaves the booking to be told", async () => {
    const id = await booked();
    await to(id, 2);
    expect(await heard(now)).toEqual([]);
    await undo(id, 1);
    expect(await heard(now + hour)).toEqual([["booked", 0]]);
  });

  it("is followed by a cancellation, which names the time that the customer knows", async () => {
    const id = await bookedAndTold();
    await to(id, 2);
    await cancel(leads.db, id, null, "sami", now);
    expect(await undo(id, 1)).toEqual({ ok: false, problem: "conflict" });
    expect(await heard(now + hour)).toEqual([["cancelled", 0]]);
  });

  it("goes with its lead when that is merged, and is undone there", async () => {
    const [into, from] = [await leads.add(), await leads.add()];
    const id = await bookedAndTold({ lapsesAt: now + hour }, from);
    await to(id, 2);
    await mergeLeads(leads.db, "huda", into, from);
    expect(await undo(id, 1)).toMatchObject({ ok: true });
    expect(await row(id)).toMatchObject({ lead_id: into, state: "requested", from_at: monday });
    expect(await heard(now + hour)).toEqual([]);
  });

  it("is undone and told at the same moment: either the customer hears the new time, or the visit is silently where it was", async () => {
    const id = await bookedAndTold();
    await to(id, 2);
    const [outcome, notices] = await Promise.all([undo(id, 1, now + undoMs), heard(now + undoMs)]);
    const { from_at } = await row(id);
    if (outcome.ok) expect([notices, from_at]).toEqual([[], monday]);
    else expect([outcome, notices, from_at]).toEqual([{ ok: false, problem: "told" }, [["moved", 2]], at(2).from]);
  });
});
