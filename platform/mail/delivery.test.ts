import sharp from "sharp";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mailHandlers } from "#domain/leads/mails/handlers.server.ts";
import { outgoingFor } from "#domain/leads/mails/outgoing.server.ts";
import { unsentHandlers } from "#domain/leads/mails/unsent.server.ts";
import { withFailedMessages } from "#domain/leads/store/failed-messages.ts";
import { aLead, leadsIn } from "#domain/leads/store/fixture.ts";
import { addFromCustomer } from "#domain/leads/store/follow.ts";
import { replyAddress } from "#domain/leads/store/incoming/reply-address.ts";
import { mergeLeads } from "#domain/leads/store/merge.ts";
import { recordReply } from "#domain/leads/store/notes.ts";
import { describeAlike } from "#platform/db/fixture.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import { type FakeClock, fakeClock, letPass, workDue } from "#platform/outbox/fixture.ts";
import { countIn, messagesIn } from "#platform/outbox/messages.ts";
import type { Env } from "#platform/process/env.ts";
import * as environment from "#platform/process/env.ts";
import { setLogLevel } from "#platform/process/log.ts";
import { closeMail, deliver } from "./send.ts";
import * as smtp from "./smtp.ts";
import { type Mood, startSmtp } from "./smtp-fixture.ts";

const hour = 3_600_000;
const openSmtp = smtp.openSmtp;

describeAlike("mail on %s", (_, make) => {
  const leads = leadsIn(make);
  let server: Awaited<ReturnType<typeof startSmtp>>;
  let clock: FakeClock;
  let patience: number | undefined;
  beforeEach(async () => {
    patience = undefined;
    setLogLevel("silent");
    server = await startSmtp();
    clock = fakeClock(Date.now());
    const settings = { ...environment.env(), SMTP_URL: server.url, SITE_URL: "https://www.windtower.example" };
    vi.spyOn(environment, "env").mockReturnValue(settings as Env);
    vi.spyOn(smtp, "openSmtp").mockImplementation((url) => openSmtp(url, patience));
  });
  afterEach(async () => {
    closeMail();
    await server.close();
    vi.restoreAllMocks();
    setLogLevel("info");
  });

  const submit = async (changes: Partial<typeof aLead> = {}) => {
    const messages = outgoingFor({ id: "", kind: "contact", email: "a@b.example", spam: false });
    const own = messages.map((message) => ({ ...message, dedupeKey: crypto.randomUUID(), payload: {} }));
    const id = await leads.add({ ...aLead, ...changes }, {}, own);
    clock.to(Date.now()); // A message that was queued just now is due.
    return id;
  };
  const handlers = () => ({ ...mailHandlers(leads.db, clock.now), ...unsentHandlers(leads.db) });
  const states = async () => (await leads.db.selectFrom("outbox").select("state").execute()).map(({ state }) => state);
  const ids = () => server.received.map(({ messageId }) => messageId);

  it.each<Mood>(["451", "550", "hangs", "hangs-at-data", "drops", "away"])(
    "all of it arrives, once, from a server that %s at first",
    async (mood) => {
      for (let n = 0; n < 3; n += 1) await submit();
      await server.turn(mood);
      // A hanging server gets a shorter timeout than in production. A working server gets enough time, also on a busy machine.
      if (mood.startsWith("hangs")) patience = 150;
      await workDue(leads.db, handlers(), clock);
      expect(server.received).toEqual([]);
      expect(server.attempts() > 0).toBe(mood !== "away");
      patience = undefined;
      closeMail();
      await server.turn("takes");
      await letPass(leads.db, handlers(), clock, hour);
      expect(await states()).toEqual(Array(6).fill("done"));
      expect(ids()).toHaveLength(6);
      expect(new Set(ids()).size).toBe(6);
    },
  );

  it.each(["info@xn--4gbrim.xn--mgbaam7a8h", "a.b/c=d#e!f&g*h%i{j}?k@example.com"])(
    "goes to %s, and the office's button writes there",
    async (email) => {
      await submit({ email });
      await workDue(leads.db, handlers(), clock);
      expect(await states()).toEqual(["done", "done"]);
      const [own, office] = ["customer", "office"].map((who) =>
        server.received.find(({ to }) => (to?.[0]?.address === email) === (who === "customer")),
      );
      expect(own?.to).toMatchObject([{ address: email }]);
      expect(office?.html).toContain(`mailto:${encodeURIComponent(email).replace("%40", "@")}`);
    },
  );

  it("is retried for a day if the server is down, with the same Message-ID", async () => {
    await submit();
    await server.turn("away");
    await letPass(leads.db, handlers(), clock, 24 * hour);
    await submit();
    await letPass(leads.db, handlers(), clock, hour);
    await server.turn("takes");
    await letPass(leads.db, handlers(), clock, 2 * hour);
    const queued = await leads.db.selectFrom("outbox").select("id").execute();
    expect(ids().sort()).toEqual(queued.map(({ id }) => `<${id}@www.windtower.example>`).sort());
    expect(await states()).toEqual(Array(4).fill("done"));
    const said = await leads.db
      .selectFrom("lead_events")
      .select("kind")
      .where("kind", "in", ["sent", "failed"])
      .execute();
    expect(said).toEqual(Array(4).fill({ kind: "sent" }));
  });

  it("is tried for only some hours if the recipient is refused for good, and an owner is told at once", async () => {
    const owner = await leads.colleague("Owner");
    await leads.db.updateTable("staff").set({ role: "owner" }).where("id", "=", owner).execute();
    const { email } = await leads.db
      .selectFrom("staff")
      .select("email")
      .where("id", "=", owner)
      .executeTakeFirstOrThrow();
    server.refuse("nobody@example.com");
    const id = await submit({ email: "nobody@example.com" });
    await letPass(leads.db, handlers(), clock, 60_000);
    expect(await countIn(leads.db, "failed")).toBe(1);
    expect(await countIn(leads.db, "waiting")).toBe(0);
    expect(await withFailedMessages(leads.db, [id])).toEqual(new Set([id]));
    const notices = () => server.received.filter(({ to }) => to?.[0]?.address === email);
    expect(notices().map(({ subject }) => subject)).toEqual(["Messages could not be sent"]);

    await letPass(leads.db, handlers(), clock, 9 * hour);
    const [refused] = await messagesIn(leads.db, "failed", 10);
    expect(refused).toMatchObject({ leadId: id, nextAt: null, attempts: 6, error: expect.stringContaining("550") });
    expect(notices()).toHaveLength(1);
  });

  it("waits for three days if the server wants us to sign in first", async () => {
    await submit();
    await server.turn("530");
    await workDue(leads.db, handlers(), clock);
    expect([await countIn(leads.db, "failed"), await countIn(leads.db, "waiting")]).toEqual([0, 2]);
  });

  it("confirms in the customer's language, in Arabic from right to left", async () => {
    const id = await submit();
    await workDue(leads.db, handlers(), clock);
    const lead = await leads.row(id);
    const mail = server.received.find(({ to }) => to?.[0]?.address === lead.email);
    const html = mail?.html ?? "";
    expect(mail?.subject).toBe(`وصلتنا رسالتك: ${lead.reference}`);
    expect(mail?.from).toMatchObject({ name: "برج الرياح للخدمات الفنية" });
    expect(html).toMatch(/<html[^>]* dir="rtl"[^>]* lang="ar"/);
    // React Email makes the outermost table. The inner tables contain the mail.
    const tables = html.match(/<table[^>]*>/g) ?? [];
    expect(tables.slice(1).filter((table) => !table.includes('dir="rtl"'))).toEqual([]);
    expect(html).toContain(`<bdi dir="ltr">${lead.reference}</bdi>`);
    const link = `https://www.windtower.example/ar/enquiry/${lead.follow_key}`;
    for (const part of [html, mail?.text ?? ""])
      for (const said of [lead.reference, link, "24", "سارة أحمد"]) expect(part).toContain(said);
    expect(Object.fromEntries(mail?.headers.map(({ key, value }) => [key, value]) ?? [])).toMatchObject({
      "auto-submitted": "auto-generated",
      references: `<${id}@www.windtower.example>`,
    });
  });

  it("tells the office everything; a reply goes to the customer", async () => {
    const id = await submit({
      kind: "quote",
      service: "ac-repair",
      place: "dubai",
      details: { size: "320 m²", urgency: "now", calculation: { kw: 12 } },
    });
    await workDue(leads.db, handlers(), clock);
    const { reference } = await leads.row(id);
    const mail = server.received.find(({ to }) => to?.[0]?.address === "hello@windtower.example");
    expect(mail?.replyTo).toEqual([{ name: "سارة أحمد", address: "sara@example.com" }]);
    expect(mail?.subject).toBe(`Urgent: ${reference} · New enquiry for a quotation from سارة أحمد`);
    for (const said of [
      reference,
      "AC repair",
      "Dubai",
      "320 m²",
      "kw: 12",
      "+971\u00a050\u00a0123\u00a04567",
      aLead.message,
      `/admin/leads/${id}`,
    ])
      expect(mail?.text).toContain(said);
  });

  it("prevents header injection, and escapes markup", async () => {
    const name = "Eve\r\nBcc: all@example.com\u202egpj.exe =?utf-8?Q?Security_Team?= =?utf-8?B?RXZl?=";
    await submit({ locale: "en", name, message: '<img src=x onerror=alert(1)><a href="javascript:1">x</a>' });
    await workDue(leads.db, handlers(), clock);
    expect(server.received).toHaveLength(2);
    const [office] = server.received.filter(({ replyTo }) => replyTo?.[0]?.address === "sara@example.com");
    expect(office?.replyTo?.[0]?.name).toMatch(/^Eve .*utf-8/);
    expect(office?.headers.find(({ key }) => key === "reply-to")?.value).toContain("utf-8");
    for (const { headers, to, html, subject } of server.received) {
      expect(headers.some(({ key }) => key === "bcc")).toBe(false);
      expect(to).toHaveLength(1);
      expect(subject).not.toMatch(/[\r\n\u202e]/);
      expect(html).not.toMatch(/<img|javascript:1"/);
    }
    expect(office?.html).toContain("&lt;img src=x onerror=alert(1)&gt;");
    const mail = { messageId: "1@x", from: { name: "", address: "a@b.example" }, subject: "", text: "", html: "" };
    for (const to of ["a@b.example, c@d.example", "a@b.example\nbcc: c@d.example", "<a@b.example>", "nobody"])
      await expect(deliver(leads.db, { ...mail, to })).rejects.toThrow("Not an e-mail address");
  });

  it.each(["en", "ar"] as const)(
    "carries nothing that a stranger typed to an address that is not theirs (%s)",
    async (locale) => {
      const typed = "Your account is locked: https://evil.example";
      const details = { urgency: "now", area: typed, size: typed, calculation: { [typed]: typed } };
      await submit({ locale, kind: "quote", service: "ac-repair", name: typed, message: typed, details });
      await workDue(leads.db, handlers(), clock);
      const mail = server.received.find(({ to }) => to?.[0]?.address === "sara@example.com");
      expect(mail?.text).toMatch(locale === "en" ? /^Thank you\n/ : /^شكراً لك\n/);
      expect(JSON.stringify([mail?.html, mail?.text, mail?.headers])).not.toMatch(/evil|account|locked/);
    },
  );

  it("is not sent about an erased lead or spam", async () => {
    const [one, two] = [await submit(), await submit()];
    await leads.db.updateTable("leads").set({ erased_at: 1 }).where("id", "=", one).execute();
    await leads.db.updateTable("leads").set({ spam: 1 }).where("id", "=", two).execute();
    await workDue(leads.db, handlers(), clock);
    expect(server.received).toEqual([]);
    expect(await states()).toEqual([]);
  });

  it("sends a colleague's reply to the customer, and the customer's message to the office", async () => {
    const id = await leads.add(aLead);
    const row = { lead_id: id, at: 5, actor: "x", shown: 1 as const };
    const said = [
      {
        ...row,
        id: "e1",
        kind: "reply",
        data: JSON.stringify({ channel: "mail", subject: "موعد", text: "غدًا\nفي 16:00" }),
      },
      { ...row, id: "e2", kind: "message", data: JSON.stringify({ text: "أسوأ من أمس" }) },
      { ...row, id: "e3", kind: "photo", data: "{}" },
      { ...row, id: "e4", kind: "withdrawn", data: "{}" },
    ];
    await leads.db.insertInto("lead_events").values(said).execute();
    const about = (topic: string, event: string) => ({ topic, dedupeKey: event, leadId: id, payload: { event } });
    await enqueue(
      leads.db,
      [about("mail.reply", "e1"), about("mail.update", "e2"), about("mail.update", "e4")],
      clock.now(),
    );
    await workDue(leads.db, handlers(), clock);
    const byId = (end: string) => server.received.find(({ subject }) => subject?.includes(end));
    expect(byId("موعد")).toMatchObject({
      to: [{ address: "sara@example.com" }],
      text: expect.stringContaining("غدًا\nفي 16:00"),
    });
    expect(byId("wrote again")?.text).toMatch(/أسوأ من أمس[\s\S]*1 new photo is/);
    expect(byId("withdrew")?.text).toContain("Nobody needs to call");
  });

  it("is answered to an address of its lead, and the answer comes back to the lead, where that is set up", async () => {
    const settings = { ...environment.env(), REPLY_ADDRESS: "reply+*@in.windtower.example" };
    vi.mocked(environment.env).mockReturnValue(settings);
    await submit();
    await workDue(leads.db, handlers(), clock);
    vi.mocked(environment.env).mockReturnValue({ ...settings, REPLY_BOUNCES: "on" });
    const id = await submit();
    await workDue(leads.db, handlers(), clock);
    const own = await replyAddress(leads.db, id);
    const toCustomer = server.received.flatMap(({ to, replyTo }) =>
      to?.[0]?.address === "sara@example.com" ? [replyTo?.[0]?.address] : [],
    );
    expect(own).toMatch(/^reply\+[0-9a-f]{52}@in\.windtower\.example$/);
    expect(toCustomer).toEqual([expect.stringMatching(/^reply\+[0-9a-f]{52}@/), own]);
    expect(server.senders.filter((sender) => sender === own)).toHaveLength(1);
    expect(server.senders.filter((sender) => sender.startsWith("reply"))).toHaveLength(1);
  });

  it("carries what a colleague attached: a document, a photo as JPEG, a quotation; a file that a scanner refuses is not sent", async () => {
    const id = await leads.add(aLead);
    const pdf = Buffer.from("%PDF-1.4\n%%EOF\n");
    const webp = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#c05030" } })
      .webp()
      .toBuffer();
    const document = { id: "d1", name: "خطة.pdf", kind: "pdf" as const, flags: [], content: pdf };
    const photo = {
      id: "p1",
      lead_id: id,
      created_at: 1,
      type: "image/webp",
      width: 9,
      height: 9,
      bytes: 9,
      content: webp,
    };
    await leads.db.insertInto("lead_files").values(photo).execute();
    const files = [
      { name: "QT-2026-0001.pdf", quote: "q1" },
      { name: "photo-1.jpg", photo: "p1" },
      { name: "خطة.pdf", document: "d1" },
    ];
    const reply = { channel: "mail" as const, subject: "Plan", text: "Here it is", files };
    const send = () => recordReply(leads.db, "huda", id, reply, {}, [document]);
    // After a double click the file is sent once and stored once.
    expect([await send(), await send()]).toEqual([
      { ok: true, changed: [id] },
      { ok: true, changed: [] },
    ]);
    clock.to(Date.now());
    const quoted = async () => ({ filename: "x.pdf", contentType: "application/pdf", content: pdf });
    const { promise: late, resolve: finish } = Promise.withResolvers<void>();
    await workDue(
      leads.db,
      mailHandlers(leads.db, Date.now, () => late.then(quoted)),
      clock,
      10,
    );
    finish();
    clock.forward(60_000);
    await workDue(leads.db, mailHandlers(leads.db, Date.now, quoted), clock);
    const [mail] = server.received;
    expect(mail?.text).toContain("QT-2026-0001.pdf، photo-1.jpg، خطة.pdf");
    const got = mail?.attachments.map(({ filename, mimeType, content }) => [
      filename,
      mimeType,
      Buffer.from(content as ArrayBuffer).toString("latin1", 0, 3),
    ]);
    expect(got).toEqual([
      ["QT-2026-0001.pdf", "application/pdf", "%PD"],
      ["photo-1.jpg", "image/jpeg", "\xff\xd8\xff"],
      ["خطة.pdf", "application/pdf", "%PD"],
    ]);
    await leads.db.updateTable("lead_documents").set({ scan: "infected" }).execute();
    await recordReply(leads.db, "huda", id, { ...reply, text: "Again" });
    await workDue(leads.db, mailHandlers(leads.db, Date.now, quoted), clock);
    expect(server.received).toHaveLength(1);
    expect(await states()).toContain("pending");
  });

  it("of merged leads names the customer who wrote, and links to the merge target", async () => {
    const [head, gone] = [
      await leads.add({ name: "Sara" }),
      await leads.add({ name: "Omar", email: "omar@example.com" }),
    ];
    await mergeLeads(leads.db, "huda", head, gone);
    await addFromCustomer(leads.db, gone, { text: "It bites", files: [], content: "1", due: 1 });
    clock.to(Date.now());
    await workDue(leads.db, handlers(), clock);
    const { reference } = await leads.row(gone);
    const [mail] = server.received;
    expect(mail?.subject).toBe(`${reference} · Omar wrote again`);
    expect(mail?.text).toContain(`/admin/leads/${head}`);
    expect(mail?.text).not.toContain("Sara");
  });
});
