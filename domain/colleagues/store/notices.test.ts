import { describe, expect, it } from "vitest";
import { noticeHandlers } from "#domain/leads/mails/notices.server.ts";
import { assign } from "#domain/leads/store/change.ts";
import { leadsIn } from "#domain/leads/store/fixture.ts";
import { mergeLeads } from "#domain/leads/store/merge.ts";
import { addNote, setReminder } from "#domain/leads/store/notes.ts";
import { remind, remindAgain } from "#domain/leads/store/reminders.ts";
import { erasePerson } from "#domain/privacy/store/privacy.ts";
import { places } from "#platform/db/fixture.ts";
import { type FakeClock, fakeClock, letPass } from "#platform/outbox/fixture.ts";
import { messagesIn, reminderTopic } from "#platform/outbox/messages.ts";
import { markNoticesSeen, mentionedIn, noticesOf, noticeTopic, setWantsMail, unseenNotices } from "./notices.ts";

describe.each(places)("notices on %s", (_, make) => {
  const leads = leadsIn(make);
  const heard = async (colleague: string) =>
    (await unseenNotices(leads.db, colleague)).map(({ kind, leadId }) => [kind, leadId]);
  const mails = async () =>
    (await leads.db.selectFrom("outbox").select("payload").where("topic", "=", noticeTopic).execute()).map(
      ({ payload }) => JSON.parse(payload).staff,
    );

  const minute = 60_000;
  const at = Date.now() + 60 * minute;
  const handlersAt = (clock: FakeClock) => ({
    [reminderTopic]: async ({ payload }: { payload: Record<string, string> }) =>
      (await remind(leads.db, payload, clock.now())) ? ("sent" as const) : ("moot" as const),
  });

  it("tell a colleague once that a lead was assigned to them, but not if they did it themselves", async () => {
    const [huda, omar] = [await leads.colleague("Huda"), await leads.colleague("Omar")];
    const id = await leads.add();
    await assign(leads.db, huda, [id], huda);
    await assign(leads.db, huda, [id], omar);
    await assign(leads.db, huda, [id], omar);
    await assign(leads.db, huda, [id], null);
    expect([await heard(huda), await heard(omar)]).toEqual([[], [["assigned", id]]]);
    expect(await mails()).toEqual([omar]);
    const [notice] = await noticesOf(leads.db, omar);
    expect(notice).toMatchObject({ by: "Huda", reference: (await leads.row(id)).reference });
  });

  it("are all mailed: those of a minute together at its end, each once", async () => {
    const [huda, omar] = [await leads.colleague("Huda"), await leads.colleague("Omar")];
    const ids = await Promise.all(Array.from({ length: 15 }, () => leads.add()));
    const clock = fakeClock(Date.parse("2026-11-27T10:00:05+04:00"));
    const inbox = () => leads.db.selectFrom("mailbox").select(["recipient", "subject"]).orderBy("id").execute();
    const wait = (seconds: number) => letPass(leads.db, noticeHandlers(leads.db, clock.now), clock, seconds * 1000);
    await assign(leads.db, huda, ids.slice(0, 12), omar, { now: clock.now() });
    await wait(30);
    expect(await inbox()).toEqual([]);
    await assign(leads.db, huda, ids.slice(12, 13), omar, { now: clock.now() });
    await wait(25);
    const first = { recipient: `${omar}@example.com`, subject: "13 new notices" };
    expect(await inbox()).toEqual([first]);
    await setWantsMail(leads.db, omar, false);
    await assign(leads.db, huda, ids.slice(13, 14), omar, { now: clock.now() });
    await wait(120);
    await setWantsMail(leads.db, omar, true);
    await assign(leads.db, huda, ids.slice(14), omar, { now: clock.now() });
    await wait(120);
    expect(await inbox()).toEqual([first, { ...first, subject: expect.stringContaining("Huda") }]);
    expect(await leads.db.selectFrom("notices").select("id").where("mailed", "=", 0).execute()).toEqual([]);
  });

  it("tell the colleagues whom a note names, by the whole name or by the first name", async () => {
    const [huda, omar] = [await leads.colleague("Huda Saleh"), await leads.colleague("عمر")];
    const id = await leads.add();
    await addNote(leads.db, omar, id, "@huda please call, @عمر knows the tower");
    expect([await heard(huda), await heard(omar)]).toEqual([[["mentioned", id]], []]);
    for (const text of ["huda", "mail huda@example.com", "@Hud"])
      expect(await mentionedIn(leads.db, text), text).toEqual([]);
    expect(await mentionedIn(leads.db, "@Huda Saleh: see")).toEqual([huda]);
  });

  it("come when a reminder comes due, to the assignee of the lead, but not if the reminder was changed", async () => {
    const [huda, omar] = [await leads.colleague("Huda"), await leads.colleague("Omar")];
    const [own, assigned, moved] = [await leads.add(), await leads.add({}, { assignee: omar }), await leads.add()];
    const clock = fakeClock(Date.now());
    const at = clock.now() + 3_600_000;
    for (const id of [own, assigned, moved]) await setReminder(leads.db, huda, id, at);
    await setReminder(leads.db, huda, moved, at + 1);
    expect(await messagesIn(leads.db, "waiting", 10)).toEqual([]);
    const handlers = handlersAt(clock);
    // An earlier version announced the reminder immediately.
    const early = leads.db.updateTable("outbox").where("dedupe_key", "like", `%${own}%`);
    await early.set({ state: "done", attempts: 1, done_at: clock.now() }).execute();
    await remindAgain(leads.db, clock.now());
    await letPass(leads.db, handlers, clock, 3_599_000);
    expect(await heard(omar)).toEqual([]);
    await letPass(leads.db, handlers, clock, 1000);
    expect([await heard(omar), await heard(huda)]).toEqual([[["reminder", assigned]], [["reminder", own]]]);
  });

  it("come when the later of two reminders comes due after a merge, whichever lead remains and whatever became of the earlier one", async () => {
    const huda = await leads.colleague("Huda");
    for (const [intoAt, fromAt] of [
      [at, at + minute],
      [at + minute, at],
    ]) {
      const [into, from] = [await leads.add(), await leads.add()];
      await setReminder(leads.db, huda, into, intoAt ?? 0);
      await setReminder(leads.db, huda, from, fromAt ?? 0);
      await mergeLeads(leads.db, huda, into, from);
      const clock = fakeClock(at - 1);
      const handlers = handlersAt(clock);
      await letPass(leads.db, handlers, clock, 1);
      expect(await heard(huda)).toEqual([["reminder", into]]);
      await setReminder(leads.db, huda, into, null);
      await letPass(leads.db, handlers, clock, minute);
      expect(await heard(huda)).toEqual(Array(2).fill(["reminder", into]));
      expect(await leads.row(into)).toMatchObject({ reminder_at: at + minute });
      await leads.db.deleteFrom("notices").execute();
      await leads.db.deleteFrom("outbox").execute();
    }
    const [into, from] = [await leads.add(), await leads.add()];
    for (const lead of [into, from]) await setReminder(leads.db, huda, lead, at);
    await mergeLeads(leads.db, huda, into, from);
    const clock = fakeClock(at - 1);
    await letPass(leads.db, handlersAt(clock), clock, minute);
    expect(await heard(huda)).toEqual([["reminder", into]]);
  });

  it("for a colleague who has left go to the person who set the reminder, and if that one has left too, to the owners", async () => {
    const [huda, omar, owner] = [await leads.colleague("Huda"), await leads.colleague("Omar"), await leads.colleague()];
    await leads.db.updateTable("staff").set({ role: "owner" }).where("id", "=", owner).execute();
    const [one, two] = [await leads.add(), await leads.add()];
    for (const [n, lead] of [one, two].entries()) {
      await assign(leads.db, owner, [lead], omar);
      await setReminder(leads.db, huda, lead, at + n * minute);
    }
    await leads.db.deleteFrom("notices").execute();
    const leave = (id: string) => leads.db.updateTable("staff").set({ disabled_at: 1 }).where("id", "=", id).execute();
    const clock = fakeClock(at);
    await leave(omar);
    await letPass(leads.db, handlersAt(clock), clock, 1);
    expect([await heard(huda), await heard(owner)]).toEqual([[["reminder", one]], []]);
    await leave(huda);
    await letPass(leads.db, handlersAt(clock), clock, minute);
    expect([await heard(omar), await heard(owner)]).toEqual([[], [["reminder", two]]]);
  });

  it("are marked as seen up to the one that was shown, and are erased with the person", async () => {
    const [huda, omar] = [await leads.colleague("Huda"), await leads.colleague("Omar")];
    const [one, two] = [await leads.add(), await leads.add({ phone: "", email: "b@example.com" })];
    await assign(leads.db, huda, [one], omar);
    const [shown] = await unseenNotices(leads.db, omar);
    await assign(leads.db, huda, [two], omar);
    await markNoticesSeen(leads.db, huda, shown?.id ?? "");
    await markNoticesSeen(leads.db, omar, shown?.id ?? "");
    expect(await heard(omar)).toEqual([["assigned", two]]);
    await erasePerson(leads.db, huda, two);
    expect((await noticesOf(leads.db, omar)).map(({ leadId }) => leadId)).toEqual([one]);
  });
});
