import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, test, vi } from "vitest";
import { erasePerson, exportPerson } from "#domain/privacy/store/privacy.ts";
import { alikeOn, places } from "#platform/db/fixture.ts";
import { newId } from "#platform/db/ids.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import { fakeClock, workDue } from "#platform/outbox/fixture.ts";
import type { Handler } from "#platform/outbox/types.ts";
import * as pictures from "#platform/photos/reencode.ts";
import { OrderFailed } from "#platform/process/child-process.ts";
import * as environment from "#platform/process/env.ts";
import { setLogLevel } from "#platform/process/log.ts";
import { isNightly } from "#tests/set.ts";
import { mailHandlers } from "../../mails/handlers.server.ts";
import { aLead, leadsIn } from "../fixture.ts";
import { follow } from "../follow.ts";
import { mergeLeads } from "../merge.ts";
import { readLead } from "../read.ts";
import { isTooMuch } from "./allowance.ts";
import type { Case } from "./case.fixture.ts";
import { downloadMail } from "./download.ts";
import { mails } from "./fixture.ts";
import { incomingTopic, keepHead, keepMail } from "./keep.ts";
import * as parsing from "./parse.ts";
import { mailParser, parseMail } from "./parse.ts";
import { placeMail } from "./place.ts";
import { isProven } from "./proven.ts";
import { splitQuoted } from "./quoted.ts";
import { filePart, head, multipart, plainPart } from "./raw.fixture.ts";
import { replyAddress } from "./reply-address.ts";
import { forgetRawMails } from "./retention.ts";
import { readTnef } from "./tnef.ts";

const host = "www.windtower.example";
const pattern = "reply+*@in.windtower.example";
const due = 9_000_000_000_000;
const parse = parseMail;

describe.each(places)("mails that answer ours, on %s", (name, make) => {
  const it = alikeOn(name);
  const leads = leadsIn(make);
  let photo: Buffer;
  beforeAll(async () => {
    setLogLevel("silent");
    const noise = { type: "gaussian", mean: 120, sigma: 40 } as const;
    photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#c05030", noise } })
      .jpeg()
      .toBuffer();
  });
  beforeEach(() => {
    vi.spyOn(environment, "env").mockReturnValue({
      ...environment.parseEnv({ MAIL_AUTHSERV_ID: "MX.in.example" }),
      SITE_URL: `https://${host}`,
    });
  });

  /** Adds a lead that was answered, so that its customer does not wait for a reply. */
  async function enquiry(lead: Partial<typeof aLead> = {}) {
    const id = await leads.add(
      { ...aLead, ...lead },
      { replied_at: 5, reply_due_at: 9, status: "contacted", unread: 0 },
    );
    await enqueue(leads.db, [{ topic: "mail.customer", dedupeKey: newId(), leadId: id }]);
    const { id: sent } = await leads.db
      .selectFrom("outbox")
      .select("id")
      .where("lead_id", "=", id)
      .executeTakeFirstOrThrow();
    await leads.db.updateTable("outbox").set({ state: "done" }).where("id", "=", sent).execute();
    return { id, sent, to: (await replyAddress(leads.db, id, pattern)) ?? "" };
  }

  const keep = (raw: Buffer, recipients = "") => keepMail(leads.db, raw, recipients, host);
  async function place() {
    const waiting = leads.db.selectFrom("incoming_mails").select("id").where("state", "=", "waiting").orderBy("id");
    for (const { id } of await waiting.execute()) {
      const queued = leads.db.selectFrom("outbox").select("payload").where("dedupe_key", "=", `${incomingTopic}:${id}`);
      const payload = JSON.parse((await queued.executeTakeFirstOrThrow()).payload);
      await placeMail(leads.db, id, { dueFrom: () => due, own: ["office@windtower.example"], payload });
    }
  }
  const eventsOf = async (id: string) => (await readLead(leads.db, id))?.events ?? [];
  async function answersOf(id: string) {
    return (await eventsOf(id)).flatMap((event) => (event.kind === "message" ? [event] : []));
  }

  async function check([name, raw, expected]: Case, { id, sent }: Awaited<ReturnType<typeof enquiry>>) {
    // A provider delivers a mail again if it got no answer from us, so the test delivers each mail twice.
    const kept = [await keep(raw), await keep(raw)];
    expect(kept, name).toEqual(expected.out ? ["kept out", "kept out"] : ["stored", "repeated"]);
    await place();
    const events = await eventsOf(id);
    const failed = events.flatMap((event) => (event.kind === "failed" ? [event.data] : []));
    const [message, more] = await answersOf(id);
    if (expected.out || expected.bounce !== undefined) {
      expect(message, name).toBeUndefined();
      expect(failed, name).toEqual(expected.bounce ? [{ topic: "mail.customer", error: expected.bounce }] : []);
      const { state } = await leads.db
        .selectFrom("outbox")
        .select("state")
        .where("id", "=", sent)
        .executeTakeFirstOrThrow();
      expect(state, name).toBe(expected.bounce ? "dead" : "done");
      return;
    }
    expect(more, name).toBeUndefined();
    const { text = "", mail } = message?.data ?? {};
    if (expected.text instanceof RegExp) expect(text, name).toMatch(expected.text);
    else expect(text, name).toBe(expected.text);
    expect(mail?.quoted ?? "", name).toMatch(expected.quoted ?? /^$/);
    const { from, subject, automatic, proven, calendar } = expected;
    expect(
      {
        from: mail?.from,
        subject: mail?.subject,
        automatic: mail?.automatic,
        proven: mail?.proven,
        calendar: mail?.calendar,
      },
      name,
    ).toEqual({ from, subject, automatic, proven, calendar });
    const files = mail?.files?.map((file) => ("problem" in file ? [file.name, file.problem] : file.name));
    expect(files, name).toEqual(expected.files);
    expect(
      events.filter(({ kind }) => kind === "photo"),
      name,
    ).toHaveLength(expected.photos ?? 0);
    const lead = await leads.row(id);
    expect([lead.reply_due_at, lead.unread], name).toEqual(automatic ? [9, 0] : [due, 1]);
    const messages = (await follow(leads.db, lead.follow_key))?.events.filter(({ kind }) => kind === "message") ?? [];
    const isShown = !automatic && !from && text !== "";
    expect(
      messages.map(({ data }) => JSON.parse(data)),
      name,
    ).toEqual(isShown ? [{ text }] : []);
  }

  it("are stored where they belong, each once, whatever program wrote them", async () => {
    const names = mails({ to: `${"0".repeat(52)}@x.y`, sent: "", photo }).map(([name]) => name);
    expect(names.length).toBeGreaterThanOrEqual(45);
    for (const index of names.keys()) {
      const own = await enquiry();
      const one = mails({ to: own.to, sent: `${own.sent}@${host}`, photo })[index];
      if (one) await check(one, own);
    }
  });

  test("tell the office, reopen a lost lead, and are found by their words", async () => {
    const { id, to } = await enquiry();
    await leads.db.updateTable("leads").set({ status: "lost", lost_reason: "price" }).where("id", "=", id).execute();
    await keep(Buffer.from(head({ to }) + plainPart("We would like the blue ducts")));
    await place();
    const lead = await leads.row(id);
    expect(lead).toMatchObject({ status: "contacted", lost_reason: null, replied_at: null, first_replied_at: 5 });
    expect(lead.search).toContain("blue ducts");
    const [message] = await answersOf(id);
    const queued = await leads.db.selectFrom("outbox").select("payload").where("topic", "=", "mail.update").execute();
    expect(queued.map(({ payload }) => JSON.parse(payload))).toEqual([{ event: message?.id, lead: id }]);
  });

  it("follow a merged lead, and are erased with the person", async () => {
    const [into, from] = [await enquiry(), await enquiry({ email: "other@example.com" })];
    await mergeLeads(leads.db, "huda", into.id, from.id);
    await keep(Buffer.from(head({ to: from.to, from: "other@example.com" }) + plainPart("kanarienvogel")));
    await place();
    const [message] = await answersOf(into.id);
    expect(message).toMatchObject({ cameFrom: from.id, data: { text: "kanarienvogel", mail: {} } });
    expect(JSON.stringify(await exportPerson(leads.db, into.id))).toContain("kanarienvogel");
    await erasePerson(leads.db, "huda", into.id);
    for (const table of ["incoming_mails", "lead_documents"] as const)
      expect(await leads.db.selectFrom(table).select("id").execute()).toEqual([]);
    expect(await keep(Buffer.from(head({ to: from.to }) + plainPart("again")))).toBe("kept out");
  });

  it("wait while the process that draws their pictures fails", async () => {
    const own = await enquiry();
    const one = mails({ to: own.to, sent: `${own.sent}@${host}`, photo }).find(
      ([, , expected]) => expected.photos === 1,
    );
    await keep(one?.[1] ?? photo);
    const killed = vi.spyOn(pictures, "reencodePhoto").mockRejectedValueOnce(new OrderFailed("killed"));
    onTestFinished(() => killed.mockRestore());
    await expect(place()).rejects.toThrow("killed");
    expect(await answersOf(own.id)).toEqual([]);
    await place();
    expect((await eventsOf(own.id)).filter(({ kind }) => kind === "photo")).toHaveLength(1);
  });

  it("end at thirty an hour for one enquiry, whoever sends them, and the rest leave no bytes", async () => {
    const { id, to } = await enquiry();
    const from = (n: number) => Buffer.from(head({ to, from: `s${n}@example.org`, id: `s${n}@x` }) + plainPart(`${n}`));
    for (let n = 0; n < 30; n += 1) await keep(from(n));
    expect([await keep(from(30)), await keep(from(31))]).toEqual(["dropped", "dropped"]);
    expect(await keep(Buffer.from(head({ to }) + plainPart("x".repeat(2_000_000))))).toBe("dropped");
    await place();
    const answers = await answersOf(id);
    expect(answers).toHaveLength(32);
    const limit = (megabytes: number) => expect.objectContaining({ notTaken: { why: "limit", megabytes } });
    expect(answers.slice(-2).map(({ data }) => data.mail)).toEqual([limit(1), limit(2)]);
    const stored = await leads.db.selectFrom("incoming_mails").select("raw").execute();
    expect(Math.max(...stored.map(({ raw }) => raw.byteLength))).toBeLessThan(1000);
    const later = Date.now() + 60 * 60_000;
    const again = () => keepMail(leads.db, from(30), "", host, later);
    expect([await again(), await again()]).toEqual(["stored", "repeated"]);
    const large = (n: number) => keepMail(leads.db, Buffer.concat([from(n), Buffer.alloc(9_000_000)]), "", host, later);
    expect([await large(40), await large(41), await large(42), await large(43)]).toEqual([
      ...Array.from({ length: 3 }, () => "stored"),
      "dropped",
    ]);
  });

  it("with few words are accepted even after others have used up the limit for all", async () => {
    const [loud, quiet] = [await enquiry(), await enquiry()];
    await keep(Buffer.from(head({ to: loud.to }) + plainPart("x".repeat(5000))));
    const isLate = (size: number) => isTooMuch(leads.db, quiet.id, size, Date.now(), 5000);
    expect([await isLate(100_000), await isLate(1_000_000)]).toEqual([false, true]);
  });

  it("are reported at once, and all that follow within ten minutes in one mail", async () => {
    const { to } = await enquiry();
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 8, 1), toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const calendar = "BEGIN:VCALENDAR\nMETHOD:REPLY\nBEGIN:VEVENT\nATTENDEE;PARTSTAT=DECLINED:mailto:a@b.example\n";
    for (const body of [
      head({ to }) + plainPart("first"),
      head({ to, from: "stranger@example.org" }) + plainPart("second"),
      head({ to }) + multipart("mixed", [filePart("text/calendar", "invite.ics", Buffer.from(calendar))]),
      head({ to }) + plainPart("third"),
    ]) {
      await keep(Buffer.from(body));
      await place();
    }
    const clock = fakeClock(Date.now());
    const handlers = { "mail.update": mailHandlers(leads.db)["mail.update"] as Handler };
    const messageTexts = async () => {
      await workDue(leads.db, handlers, clock);
      const letters = await leads.db.selectFrom("mailbox").select("text").orderBy("id").execute();
      return letters.map(({ text }) => text.match(/declined|first|stranger|second|third/g)?.join(" "));
    };
    expect(await messageTexts()).toEqual(["first"]);
    clock.forward(9 * 60_000);
    expect(await messageTexts()).toEqual(["first", "declined stranger second third"]);
  });

  it("that could not be read are an entry too, unread and with a reply due, for the office only", async () => {
    const { id, to } = await enquiry();
    const subject = "=?utf-8?B?2LXZiNixINin2YTZhdmD2YrZgQ==?=";
    const parser = vi.spyOn(parsing, "parseMail");
    onTestFinished(() => parser.mockRestore());
    parser.mockImplementation(async (raw) => (Buffer.from(raw).includes("unreadable") ? undefined : parse(raw)));
    await keep(Buffer.from(head({ to, subject }) + plainPart("unreadable")));
    await keepHead(leads.db, Buffer.from(head({ to, subject, id: "large@mail.example" })), 18_900_000);
    await place();
    const facts = (notTaken: object) => ({
      text: "",
      mail: expect.objectContaining({ subject: "صور المكيف", notTaken }),
    });
    expect((await answersOf(id)).map(({ data }) => data)).toEqual([
      facts({ why: "unreadable", megabytes: 1, raw: expect.any(String) }),
      facts({ why: "size", megabytes: 19 }),
    ]);
    const raw = (await answersOf(id))[0]?.data.mail?.notTaken?.raw ?? "";
    const saved = await downloadMail(leads.db, raw);
    expect(await saved?.text()).toContain("unreadable");
    expect(Object.fromEntries(saved?.headers ?? [])).toMatchObject({
      "content-disposition": expect.stringMatching(/^attachment; filename="mail-[\d-]{10}\.eml"$/),
      "content-type": "application/octet-stream",
      "x-content-type-options": "nosniff",
    });
    const lead = await leads.row(id);
    expect(lead).toMatchObject({ unread: 1, reply_due_at: due });
    expect((await follow(leads.db, lead.follow_key))?.events.map(({ kind }) => kind)).not.toContain("message");
    const mails = mailHandlers(leads.db);
    await workDue(leads.db, { "mail.update": mails["mail.update"] as Handler }, fakeClock(Date.now() + 600_000));
    const rows = await leads.db.selectFrom("mailbox").select("text").orderBy("id").execute();
    expect(rows.map(({ text }) => text).join()).toMatch(/could not be read here[\s\S]*A mail of 19 MB came/);
  });

  test("are kept raw for thirty days", async () => {
    const { to } = await enquiry();
    const day = 86_400_000;
    const now = Date.UTC(2026, 10, 23);
    await keepMail(leads.db, Buffer.from(head({ to }) + plainPart("a")), "", host, now);
    const count = async () => (await leads.db.selectFrom("incoming_mails").select("id").execute()).length;
    await forgetRawMails(leads.db, now + 30 * day);
    expect(await count()).toBe(1);
    await forgetRawMails(leads.db, now + 30 * day + 1);
    expect(await count()).toBe(0);
    // If the raw mails take more space than allowed, the oldest are deleted first.
    for (const size of [400, 500]) await keep(Buffer.from(head({ to }) + plainPart("x".repeat(size))));
    await place();
    await forgetRawMails(leads.db, now, 900);
    const left = await leads.db.selectFrom("incoming_mails").select("raw").orderBy("id").execute();
    expect(left.map(({ raw }) => raw.byteLength > 0)).toEqual([false, true]);
  });

  it("may name the enquiry only on the envelope", async () => {
    const { id, to } = await enquiry();
    const raw = Buffer.from(head({ to: "undisclosed@example.com" }) + plainPart("hidden"));
    expect(await keep(raw)).toBe("kept out");
    expect(await keep(raw, to)).toBe("stored");
    await place();
    expect(await answersOf(id)).toHaveLength(1);
  });

  it("name an enquiry by a key that nobody can make for another enquiry", async () => {
    const [one, other] = [await enquiry(), await enquiry()];
    expect(one.to.split("@")[0]?.length).toBeLessThanOrEqual(64);
    const mixed = one.to.slice(0, 38) + other.to.slice(38);
    expect(await keep(Buffer.from(head({ to: mixed }) + plainPart("x")))).toBe("kept out");
    expect(await replyAddress(leads.db, one.id, undefined)).toBeUndefined();
  });
});

it("no mail is proven by the line of a server whose name is not known", () => {
  expect(isProven("Authentication-Results: mx.in.example; dmarc=pass", undefined)).toBeUndefined();
  expect(isProven("Authentication-Results: mx.in.example; dmarc=fail", undefined)).toBe(false);
});

it.each([
  ["minutes", mailParser(1500)],
  ["all memory", mailParser(undefined, isNightly ? undefined : 48)],
])("a mail that is made to take %s is given up, and the next one is read", async (_, parser) => {
  const hostile = Buffer.from(`From: a@b.example\r\n\r\n${"a\n".repeat(3_000_000)}`);
  expect(await parseMail(hostile, parser)).toBeUndefined();
  const honest = Buffer.from(head({ to: "x@y.example" }) + plainPart("hello"));
  expect(await parseMail(honest, parser)).toMatchObject({ text: "hello" });
  parser.end();
});

it("words below thousands of quoted lines are part of the answer, and of thousands of files in a winmail.dat only some are opened", () => {
  const whole = `See below\n${"> x\n".repeat(6000)}Monday is fine`;
  expect(splitQuoted(whole)).toEqual({ text: whole, quoted: "" });
  const file = Buffer.from([2, 2, 0x90, 6, 0, 0, 0, 0, 0, 0, 0]);
  const winmail = Buffer.concat([Buffer.from("789f3e220100", "hex"), Buffer.alloc(5000 * file.length, file)]);
  expect(readTnef(winmail, 20).files).toHaveLength(20);
});
