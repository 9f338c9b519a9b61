import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { submitWithMessages } from "#domain/leads/customer/forms/submit.server.ts";
import { mailHandlers } from "#domain/leads/mails/handlers.server.ts";
import { aLead, leadsIn } from "#domain/leads/store/fixture.ts";
import { mergeLeads } from "#domain/leads/store/merge.ts";
import { describeAlike } from "#platform/db/fixture.ts";
import { closeMail } from "#platform/mail/send.ts";
import { startSmtp } from "#platform/mail/smtp-fixture.ts";
import { claim, lease } from "#platform/outbox/claim.ts";
import { type FakeClock, fakeClock, letLeasesPass, letPass, workDue } from "#platform/outbox/fixture.ts";
import { sweep } from "#platform/outbox/sweep.ts";
import type { Env } from "#platform/process/env.ts";
import * as environment from "#platform/process/env.ts";
import { setLogLevel } from "#platform/process/log.ts";
import { type Booking, book, bookIn, cancel, move } from "../store/change.ts";
import { reminderTopic } from "../store/messages.ts";
import { queueReminders } from "../store/reminders.ts";
import { undoMs } from "../store/undo.ts";
import { visitOfBooking } from "./booking.server.ts";
import { visitMailHandlers } from "./mails.server.ts";

const hour = 3_600_000;
const now = Date.parse("2026-11-27T10:00:00+04:00");
const start = Date.parse("2026-11-30T10:00:00+04:00");

describeAlike("mails about visits on %s", (_, make) => {
  const leads = leadsIn(make);
  let server: Awaited<ReturnType<typeof startSmtp>>;
  let clock: FakeClock;
  beforeEach(async () => {
    setLogLevel("silent");
    server = await startSmtp();
    clock = fakeClock(now);
    const settings = { ...environment.env(), SMTP_URL: server.url, SITE_URL: "https://www.windtower.example" };
    vi.spyOn(environment, "env").mockReturnValue(settings as Env);
  });
  afterEach(async () => {
    closeMail();
    await server.close();
    vi.restoreAllMocks();
    setLogLevel("info");
  });

  const booking = (overrides: Partial<Booking> = {}): Booking => ({
    ...{ kind: "survey", from: start, to: start + 2 * hour, teams: ["a"], place: "dubai", address: "فيلا 7" },
    ...{ accessNote: "", locale: "ar", lapsesAt: null },
    ...overrides,
  });
  const booked = async (overrides: Partial<Booking> = {}) => {
    const outcome = await book(leads.db, await leads.add(), booking(overrides), "customer", now);
    return outcome.ok ? outcome.id : "";
  };
  const work = () => workDue(leads.db, visitMailHandlers(leads.db, clock.now), clock);
  const calendars = () =>
    server.received.flatMap(({ attachments }) =>
      attachments
        .filter(({ mimeType }) => /calendar|ics/.test(mimeType))
        .map(({ content }) => (typeof content === "string" ? content : new TextDecoder().decode(content))),
    );
  const line = (ics: string | undefined, name: string) => new RegExp(`^${name}:(.*?)\r?$`, "m").exec(ics ?? "")?.[1];

  it("bring the visit into the customer's calendar, in their language, and tell the office", async () => {
    await booked();
    await work();
    const [customer, office] = [...server.received].sort((a) => (a.to?.[0]?.address === "sara@example.com" ? -1 : 1));
    expect(server.received).toHaveLength(2);
    expect(customer?.text).toContain("اتفقنا على موعد الزيارة");
    expect(office?.to?.[0]?.address).toBe("hello@windtower.example");
    const [ics] = calendars();
    expect([line(ics, "METHOD"), line(ics, "SEQUENCE"), line(ics, "DTSTART")]).toEqual([
      "REQUEST",
      "0",
      "20261130T060000Z",
    ]);
  });

  it("tell the office once of a booking on the site, and say who comes when", async () => {
    vi.setSystemTime(now);
    onTestFinished(() => void vi.useRealTimers());
    const lead = { ...aLead, kind: "booking" as const, idempotencyKey: null };
    const handlers = {
      ...visitMailHandlers(leads.db, clock.now),
      ...mailHandlers(leads.db, clock.now, undefined, visitOfBooking(leads.db)),
    };
    const toOffice = async () => {
      await workDue(leads.db, handlers, clock);
      return server.received.filter(({ to }) => to?.[0]?.address === "hello@windtower.example");
    };
    const { id } = await submitWithMessages(leads.db, lead, [], null, (tx, lead) =>
      bookIn(tx, lead, booking({ withLead: true, accessNote: "Gate 2" }), "customer", now),
    );
    const [mail, ...more] = await toOffice();
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/Visit booked: Monday, 30 November, 10.*سارة/);
    for (const words of [aLead.phone.slice(-4), "فيلا 7", "Gate 2", `/admin/leads/${id}`, "/admin/visits/"])
      expect(mail?.text).toContain(words);
    await submitWithMessages(leads.db, { ...lead, phone: "+971501112233" });
    expect((await toOffice())[1]?.subject).toMatch(/Booking without a visit/);
  });

  it("replace what was sent before, cancel it, and never say what is no longer true", async () => {
    const id = await booked();
    await move(leads.db, id, null, { ...booking(), from: start + hour, to: start + 3 * hour }, "huda", now);
    clock.to(now + undoMs);
    await work();
    // The mail about the booking was dropped, because the visit was moved before that mail was sent.
    expect(server.received).toHaveLength(1);
    await cancel(leads.db, id, null, "huda", now);
    await work();
    const all = [...new Set(calendars())];
    expect(all.map((ics) => [line(ics, "METHOD"), line(ics, "SEQUENCE")])).toEqual([
      ["REQUEST", "1"],
      ["CANCEL", "2"],
    ]);
    expect(new Set(all.map((ics) => line(ics, "UID"))).size).toBe(1);
    await letPass(leads.db, visitMailHandlers(leads.db, clock.now), clock, 96 * hour);
    expect(server.received).toHaveLength(2);
  });

  it("cancel only what they have brought into the calendar: no time that was only requested, and no mail that was never sent", async () => {
    const requested = await booked({ lapsesAt: start - hour });
    const later = { ...booking(), from: start + hour, to: start + 3 * hour, lapsesAt: start - hour };
    await work();
    await move(leads.db, requested, null, later, "customer", now);
    await work();
    const unsent = await booked({ teams: ["b"] });
    for (const id of [requested, unsent]) await cancel(leads.db, id, null, "customer", now);
    await work();
    const toCustomer = server.received.filter(({ to }) => to?.[0]?.address === "sara@example.com");
    expect([toCustomer.length, calendars()]).toEqual([4, []]);
  });

  it("go out also for an enquiry that was taken for spam and then merged into one that is not spam", async () => {
    const [good, taken] = [await leads.add(), await leads.add({}, { spam: 1 })];
    await mergeLeads(leads.db, "huda", good, taken);
    await book(leads.db, taken, booking({ locale: "en" }), "customer", now);
    await work();
    expect(server.received).toHaveLength(2);
    await leads.db.updateTable("leads").set({ spam: 1 }).where("id", "=", good).execute();
    expect(await liveThrough("2026-11-29T17:00", 20)).toEqual([]);
  });

  it("name the year of a visit, unless it is the present year", async () => {
    const far = Date.parse("2027-10-15T10:00:00+04:00");
    await booked({ locale: "en" });
    await booked({ locale: "en", teams: ["b"], from: far, to: far + 2 * hour });
    await booked({ locale: "ar", teams: ["c"], from: far, to: far + 2 * hour });
    await work();
    const subjects = server.received.map(({ subject }) => subject).join("\n");
    expect(subjects).toMatch(/visit on Monday, 30 November, 10/);
    expect(subjects).toMatch(/visit on Friday, 15 October 2027, 10/);
    expect(subjects).toMatch(/زيارة يوم الجمعة، 15 أكتوبر 2027، 10/);
  });

  const at = (time: string) => clock.to(Date.parse(`2026-11-${time}:00+04:00`));
  const reminders = () =>
    server.received.map(({ subject = "" }) => subject).filter((one) => /زيارتنا|visit to/.test(one));

  /**
   * Lets the given number of hours pass. In every hour it sweeps, queues and sends, as each process does at its start and then regularly.
   * Returns which reminder came when.
   */
  async function liveThrough(from: string, hours: number) {
    const lines: string[] = [];
    for (let n = 0; n <= hours; n += 1) {
      clock.to(Date.parse(`${from}:00+04:00`) + n * hour);
      const before = reminders().length;
      await sweep(leads.db, clock.now());
      await queueReminders(leads.db, clock.now());
      await work();
      const time = new Date(clock.now() + 4 * hour).toISOString().slice(0, 13);
      lines.push(
        ...reminders()
          .slice(before)
          .map((subject) => `${time} ${subject.split(": ")[1]}`),
      );
    }
    return lines;
  }

  it("send two reminders of visits three days and eleven months ahead, each when it is due, through every sweep and start", async () => {
    const far = Date.parse("2027-10-15T10:00:00+04:00");
    await booked({ locale: "en" });
    await booked({ locale: "en", teams: ["b"], from: far, to: far + 2 * hour });
    expect(await liveThrough("2026-11-27T10:00", 96)).toEqual([
      "2026-11-29T17 visit tomorrow",
      "2026-11-30T08 visit today",
    ]);
    expect(await liveThrough("2027-10-12T10:00", 96)).toEqual([
      "2027-10-14T17 visit tomorrow",
      "2027-10-15T08 visit today",
    ]);
  });

  it("come at their time even if an earlier version sent them at the booking, and no process of that version calls them back", async () => {
    await booked({ locale: "en" });
    const reminder = leads.db.updateTable("outbox").where("topic", "=", reminderTopic);
    await reminder.set({ state: "done", attempts: 1, done_at: now, next_at: now, due_at: null }).execute();
    const early = await leads.db.selectFrom("outbox").select("id").where("state", "=", "done").execute();
    await booked({ locale: "en", teams: ["b"] });
    // The sweep of an earlier version releases pending messages whose time is far ahead, because it blames a wrong clock for such a time.
    const pending = reminder.where("state", "=", "scheduled");
    await pending.set({ state: "pending", next_at: now, due_at: null }).execute();
    expect(await liveThrough("2026-11-27T10:00", 96)).toEqual([
      ...Array(2).fill("2026-11-29T17 visit tomorrow"),
      ...Array(2).fill("2026-11-30T08 visit today"),
    ]);
    // A mail program hides a mail whose Message-ID it has already seen. It has seen the ids of the early mails.
    const names = server.received.map(({ messageId }) => messageId);
    expect([early.length, new Set(names).size]).toEqual([2, names.length]);
    expect(early.filter(({ id }) => names.some((name) => name?.includes(id)))).toEqual([]);
  });

  it("remind again two hours before, once, also after a restart", async () => {
    await booked();
    at("29T17:01");
    await work();
    at("30T07:59");
    await work();
    expect(reminders()).toEqual([expect.stringMatching(/زيارتنا غداً$/)]);
    at("30T08:00");
    // A process stops before it has sent the mail. The next process takes over when the lease has run out.
    await claim(leads.db, [reminderTopic], 10, clock.now());
    await work();
    expect(reminders()).toHaveLength(1);
    await letLeasesPass(leads.db, lease);
    await work();
    await work();
    expect(reminders().slice(1)).toEqual([expect.stringMatching(/زيارتنا اليوم$/)]);
    expect(new Set(calendars()).size).toBe(1);
  });

  it("remind nobody of a visit that was moved or cancelled, or that has begun", async () => {
    const later = { from: start + 26 * hour, to: start + 28 * hour, teams: ["a"], lapsesAt: null };
    await move(leads.db, await booked(), null, later, "huda", now);
    await cancel(leads.db, await booked({ teams: ["b"] }), null, "huda", now);
    await booked({ teams: ["c"], from: start - hour, to: start });
    at("30T10:00");
    await work();
    expect(reminders()).toEqual([]);
    await letPass(leads.db, visitMailHandlers(leads.db, clock.now), clock, 96 * hour);
    expect(reminders()).toEqual([expect.stringMatching(/غداً$/), expect.stringMatching(/اليوم$/)]);
  });

  it("remind nobody who withdrew the enquiry, even if the visit was left in the calendar", async () => {
    const visit = await booked();
    const { lead_id } = await leads.db
      .selectFrom("appointments")
      .select("lead_id")
      .where("id", "=", visit)
      .executeTakeFirstOrThrow();
    await leads.db
      .updateTable("leads")
      .set({ status: "lost", lost_reason: "withdrawn" })
      .where("id", "=", lead_id)
      .execute();
    await letPass(leads.db, visitMailHandlers(leads.db, clock.now), clock, 96 * hour);
    expect(reminders()).toEqual([]);
  });

  it("say 'today' after a night without a mail server, and say it once", async () => {
    await booked({ locale: "en" });
    await booked({ locale: "en", teams: ["b"], from: start - hour, to: start });
    at("30T08:30");
    await work();
    expect(reminders()).toEqual([expect.stringMatching(/visit today$/), expect.stringMatching(/visit today$/)]);
  });

  it("remind once, the evening before, and say that an unconfirmed time is not confirmed yet", async () => {
    await booked({ locale: "en" });
    await booked({ locale: "en", teams: ["b"], lapsesAt: now + hour });
    await work();
    expect(server.received.map(({ subject }) => subject).join()).toContain("we have noted your time");
    const before = server.received.length;
    clock.to(Date.parse("2026-11-29T16:59:00+04:00"));
    await work();
    expect(server.received).toHaveLength(before);
    clock.to(Date.parse("2026-11-29T17:01:00+04:00"));
    await work();
    await work();
    expect(server.received.slice(before).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/visit tomorrow$/),
    ]);
  });
});
