import { describe, expect, it } from "vitest";
import { cancelWithdrawn } from "#domain/visits/store/change.ts";
import { places } from "#platform/db/fixture.ts";
import { newId } from "#platform/db/ids.ts";
import type { LeadsTable } from "#platform/db/schema.ts";
import { assign, setStatus, setUnread, setValue } from "./change.ts";
import type { Outcome } from "./edit.ts";
import { addEvents } from "./events.ts";
import { leadsIn } from "./fixture.ts";
import { withdraw } from "./follow.ts";
import { addNote, recordReply, setReminder } from "./notes.ts";
import { eventsOf, readLead } from "./read.ts";

const now = 1_795_000_000_000;
const nothing: Outcome = { ok: true, changed: [] };
const missing: Outcome = { ok: false, problem: "missing" };
const conflict = (who: string): Outcome => ({ ok: false, problem: "conflict", who });
const invalid: Outcome = { ok: false, problem: "invalid" };

describe.each(places)("changes on %s", (_, make) => {
  const leads = leadsIn(make);
  const did = (id: string): Outcome => ({ ok: true, changed: [id] });
  /** Returns the timeline without its first entry. */
  const story = async (id: string) => (await eventsOf(leads.db, id)).slice(1).map(({ kind, data }) => ({ kind, data }));
  /** Returns the id of the last timeline entry, as the page sends it with a change. */
  const seen = async (id: string) => (await readLead(leads.db, id))?.seen;
  const outbox = () => leads.db.selectFrom("outbox").select(["topic", "dedupe_key", "payload", "lead_id"]).execute();
  const deeds = () =>
    leads.db.selectFrom("audit_log").select(["staff_id", "action", "subject", "data"]).orderBy("id").execute();

  it("change the status once, also for a double click", async () => {
    const id = await leads.add();
    const options = { fils: 125_050, seen: await seen(id), now };
    const clicks = [1, 2].map(() => setStatus(leads.db, "huda", [id], "quoted", options));
    expect(new Set(await Promise.all(clicks))).toEqual(new Set([did(id), nothing]));
    expect(await leads.row(id)).toMatchObject({
      status: "quoted",
      value_fils: 125_050,
      replied_at: now,
      version: 2,
      updated_at: now,
    });
    expect(await story(id)).toEqual([
      { kind: "status", data: { from: "new", to: "quoted" } },
      { kind: "value", data: { fils: 125_050 } },
    ]);
    expect(await deeds()).toEqual([
      {
        staff_id: "huda",
        action: "lead.status",
        subject: id,
        data: JSON.stringify({ from: "new", to: "quoted", fils: 125_050 }),
      },
    ]);
  });

  it("need a reason for a lost lead, and remove it when the lead is reopened", async () => {
    const id = await leads.add();
    expect(await setStatus(leads.db, "huda", [id], "lost")).toEqual(invalid);
    expect(await setStatus(leads.db, "huda", [id], "lost", { reason: "price" })).toEqual(did(id));
    expect(await leads.row(id)).toMatchObject({ status: "lost", lost_reason: "price", replied_at: null });
    expect(await setStatus(leads.db, "huda", [id], "lost", { reason: "area" })).toEqual(did(id));
    expect(await setStatus(leads.db, "huda", [id], "contacted", { reason: "price", now })).toEqual(did(id));
    expect(await leads.row(id)).toMatchObject({ status: "contacted", lost_reason: null, replied_at: now });
    expect(await setStatus(leads.db, "huda", [id], "new")).toEqual(did(id));
    expect((await leads.row(id)).replied_at).toBe(null);
  });

  it("reset a lead to new with a fresh deadline, and remove the first reply", async () => {
    const dueFrom = (from: number) => from + 100;
    const back = async (columns: Partial<LeadsTable>) => {
      const id = await leads.add({}, columns);
      await setStatus(leads.db, "huda", [id], "new", { now, dueFrom });
      return leads.row(id);
    };
    const anew = { replied_at: null, reply_due_at: now + 100 };
    const answered: Partial<LeadsTable> = { status: "contacted", reply_due_at: now - 5, replied_at: now - 9 };
    expect(await back(answered)).toMatchObject({ ...anew, first_replied_at: now - 9, first_due_at: now - 5 });
    expect(await back({ status: "lost", reply_due_at: now - 5 })).toMatchObject({ ...anew, first_replied_at: null });
    const slip: Partial<LeadsTable> = { status: "contacted", reply_due_at: now + 5, replied_at: now - 1 };
    expect(await back(slip)).toMatchObject({ replied_at: null, reply_due_at: now + 5, first_replied_at: null });
    const overdue: Partial<LeadsTable> = { status: "quoted", reply_due_at: now - 5 };
    expect(await back(overdue)).toMatchObject({ replied_at: null, reply_due_at: now - 5 });
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("refuse a value of %d", async (fils) => {
    const id = await leads.add();
    expect(await setStatus(leads.db, "huda", [id], "won", { fils })).toEqual(invalid);
    expect(await setValue(leads.db, "huda", id, fils)).toEqual(invalid);
  });

  it("are refused after an unseen change by a colleague (optimistic lock)", async () => {
    const id = await leads.add();
    const before = { seen: await seen(id) };
    expect(await setValue(leads.db, "huda", id, 100, before)).toEqual(did(id));
    expect(await setStatus(leads.db, "omar", [id], "won", before)).toEqual(conflict("huda"));
    expect(await setValue(leads.db, "omar", id, 100, before)).toEqual(nothing);
    expect(await leads.row(id)).toMatchObject({ status: "new", value_fils: 100, version: 2 });
    expect(await story(id)).toHaveLength(1);
    expect(await setStatus(leads.db, "omar", [id], "won", { seen: await seen(id) })).toEqual(did(id));
  });

  it("of one colleague in quick succession all succeed, even with automatic entries between them", async () => {
    const [id, huda] = [await leads.add(), await leads.colleague()];
    const before = { seen: await seen(id) };
    expect(await setStatus(leads.db, huda, [id], "contacted", before)).toEqual(did(id));
    await addEvents(leads.db, id, [{ kind: "sent", data: { topic: "mail.office" }, actor: "system" }]);
    expect(await assign(leads.db, huda, [id], huda, before)).toEqual(did(id));
    expect(await leads.row(id)).toMatchObject({ status: "contacted", assignee: huda });
  });

  it("are refused after an unseen change by the customer, but not after a seen one", async () => {
    const id = await leads.add();
    await addNote(leads.db, "omar", id, "Weeks ago");
    const before = { seen: await seen(id) };
    await withdraw(leads.db, id, "", cancelWithdrawn);
    expect(await setStatus(leads.db, "huda", [id], "quoted", before)).toEqual(conflict("customer"));
    expect(await leads.row(id)).toMatchObject({ status: "lost", lost_reason: "withdrawn" });
  });

  it("apply to many leads, and skip missing ones", async () => {
    const [one, two] = [await leads.add(), await leads.add()];
    const gone = await leads.add({}, { erased_at: now });
    const all = [two, one, gone, newId(), "' or 1=1 --", one];
    expect(await setStatus(leads.db, "huda", all, "won")).toEqual({ ok: true, changed: [one, two] });
    const huda = await leads.colleague();
    expect(await assign(leads.db, huda, all, huda)).toEqual({ ok: true, changed: [one, two] });
    expect(await leads.row(gone)).toMatchObject({ status: "new", assignee: null });
  });

  it("report a missing lead", async () => {
    const gone = await leads.add({}, { erased_at: now });
    for (const id of [newId(), "", "%", gone]) {
      expect(await setStatus(leads.db, "huda", [id], "won")).toEqual(missing);
      expect(await setValue(leads.db, "huda", id, 1)).toEqual(missing);
      expect(await addNote(leads.db, "huda", id, "x")).toEqual(missing);
      expect(await recordReply(leads.db, "huda", id, { channel: "phone" })).toEqual(missing);
      expect(await setUnread(leads.db, [id], true)).toEqual(nothing);
    }
    expect(await setStatus(leads.db, "huda", [], "won")).toEqual(missing);
    expect(await deeds()).toEqual([]);
  });

  it("assign to a colleague, or to nobody", async () => {
    const id = await leads.add();
    const [huda, left] = [await leads.colleague(), await leads.colleague("Left")];
    await leads.db.updateTable("staff").set({ disabled_at: now }).where("id", "=", left).execute();
    expect(await assign(leads.db, huda, [id], huda)).toEqual(did(id));
    expect(await assign(leads.db, huda, [id], huda)).toEqual(nothing);
    for (const stranger of [left, newId(), ""]) expect(await assign(leads.db, huda, [id], stranger)).toEqual(invalid);
    expect(await assign(leads.db, huda, [id], null)).toEqual(did(id));
    expect(await story(id)).toEqual([huda, null].map((to) => ({ kind: "assigned", data: { to } })));
  });

  it("mark as read and unread without causing conflicts", async () => {
    const id = await leads.add();
    expect(await setUnread(leads.db, [id], false, { now })).toEqual(did(id));
    expect(await setUnread(leads.db, [id], false)).toEqual(nothing);
    expect(await leads.row(id)).toMatchObject({ unread: 0, version: 1, updated_at: now });
    expect(await story(id)).toEqual([]);
  });

  it("add a note once, but the same text again later", async () => {
    const id = await leads.add();
    expect(await addNote(leads.db, "huda", id, " Call\0 Sunday\n", { now })).toEqual(did(id));
    expect(await addNote(leads.db, "huda", id, "Call Sunday", { now: now + 1000, seen: "" })).toEqual(nothing);
    expect(await addNote(leads.db, "omar", id, "Call Sunday", { now: now + 1000 })).toEqual(did(id));
    expect(await addNote(leads.db, "huda", id, "Call Sunday", { now: now + 90_000 })).toEqual(did(id));
    expect(await addNote(leads.db, "huda", id, " \0 ")).toEqual(invalid);
    expect(await story(id)).toEqual([1, 2, 3].map(() => ({ kind: "note", data: { text: "Call Sunday" } })));
    expect(JSON.stringify(await deeds())).not.toContain("Sunday");
  });

  it("set a reminder and change nothing else", async () => {
    const id = await leads.add();
    expect(await setReminder(leads.db, "huda", id, now, "Call")).toEqual(did(id));
    expect(await setReminder(leads.db, "huda", id, now, "Call")).toEqual(nothing);
    expect(await setReminder(leads.db, "huda", id, null)).toEqual(did(id));
    expect(await setReminder(leads.db, "huda", id, Number.NaN)).toEqual(invalid);
    expect(await story(id)).toEqual([
      { kind: "reminder", data: { at: now, text: "Call" } },
      { kind: "reminder", data: { at: null } },
    ]);
    expect((await leads.row(id)).reminder_at).toBe(null);
  });

  it("record the first reply, and send it once", async () => {
    const id = await leads.add();
    const mail = { channel: "mail" as const, subject: "Your\r\nBcc: all@example.com", text: "We come on Sunday." };
    expect(await recordReply(leads.db, "huda", id, mail, { now })).toEqual(did(id));
    expect(await recordReply(leads.db, "huda", id, mail, { now: now + 500 })).toEqual(nothing);
    expect(await recordReply(leads.db, "huda", id, { channel: "phone" }, { now: now + 900 })).toEqual(did(id));
    expect(await leads.row(id)).toMatchObject({ status: "contacted", replied_at: now, unread: 0, version: 3 });
    const [reply] = (await eventsOf(leads.db, id)).filter(({ kind }) => kind === "reply");
    expect(reply?.data).toEqual({ ...mail, subject: "Your Bcc: all@example.com" });
    expect(await outbox()).toEqual([
      {
        topic: "mail.reply",
        dedupe_key: `mail.reply:${reply?.id}`,
        payload: JSON.stringify({ event: reply?.id }),
        lead_id: id,
      },
    ]);
  });

  it("send no mail without an address or without text", async () => {
    const id = await leads.add({ email: "" });
    expect(await recordReply(leads.db, "huda", id, { channel: "mail", text: "Hello" })).toEqual(invalid);
    expect(await recordReply(leads.db, "huda", await leads.add(), { channel: "mail", text: " " })).toEqual(invalid);
    expect(await outbox()).toEqual([]);
  });

  it("that twenty colleagues make in parallel all succeed without a lock, and only one succeeds with it", async () => {
    const id = await leads.add();
    const twenty = Array.from({ length: 20 }, (_, index) => index);
    await Promise.all(twenty.map((index) => addNote(leads.db, "huda", id, `Note ${index}`)));
    expect(await leads.row(id)).toMatchObject({ version: 21 });
    expect(await story(id)).toHaveLength(20);
    const before = { seen: await seen(id) };
    const all = await Promise.all(twenty.map((n) => setValue(leads.db, `colleague ${n}`, id, n + 1, before)));
    const quickest = all.findIndex(({ ok }) => ok);
    expect(all.filter(({ ok }) => !ok)).toEqual(Array(19).fill(conflict(`colleague ${quickest}`)));
    expect(await leads.row(id)).toMatchObject({ version: 22 });
  });

  it("of many leads in any order do not deadlock", async () => {
    const ids = [await leads.add(), await leads.add(), await leads.add()];
    const clicks = Array.from({ length: 20 }, (_, index) =>
      setStatus(leads.db, "huda", index % 2 ? ids : ids.toReversed(), index % 3 ? "won" : "quoted"),
    );
    for (const outcome of await Promise.all(clicks)) expect(outcome.ok).toBe(true);
  });
});
