import sharp from "sharp";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { places } from "../db/fixture.ts";
import * as environment from "../env.ts";
import { pdf } from "../incoming/raw.fixture.ts";
import { aLead, leadsIn } from "../leads/fixture.ts";
import { follow } from "../leads/follow.ts";
import { mergeLeads } from "../leads/merge.ts";
import { erasePerson, exportPerson } from "../leads/privacy.ts";
import { readLead } from "../leads/read.ts";
import { setLogLevel } from "../log.ts";
import { claim, lease } from "../outbox/claim.ts";
import { fakeClock, letPass, workDue } from "../outbox/fixture.ts";
import { echo, type Media, message, person, phone, saying, startMeta, status } from "./fixture.ts";
import { chatSettings } from "./graph.ts";
import { incomingTopic, keepChats } from "./keep.ts";
import { placeChat } from "./place.ts";
import { chatOf, sendChat, statusesOf, windowOf } from "./reply.ts";
import { forgetRawChats } from "./retention.ts";
import { chatSender } from "./send.ts";

const due = 9_000_000_000_000;
const hour = 3_600_000;
const second = 1000;
const handOff = { ...aLead, kind: "whatsapp", name: "", email: "", phone: "", phoneTyped: "", message: "" } as const;

describe.each(places)("WhatsApp, on %s", (_, make) => {
  const leads = leadsIn(make);
  let meta: Awaited<ReturnType<typeof startMeta>>;
  let photo: Buffer;
  let clock = fakeClock(Date.now());
  beforeAll(async () => {
    photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#c05030" } })
      .jpeg()
      .toBuffer();
  });
  beforeEach(async () => {
    setLogLevel("silent");
    meta = await startMeta();
    clock = fakeClock(Date.now());
    const settings = { ...environment.env(), ...meta.settings };
    vi.spyOn(environment, "env").mockReturnValue(settings);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    setLogLevel("info");
    await meta.stop();
  });

  const handlers = () => ({
    [incomingTopic]: async ({ payload, attempts }: { payload: Record<string, string>; attempts: number }) => {
      await placeChat(leads.db, payload.chat ?? "", { dueFrom: () => due, messagesFor: () => [], attempts });
      return "moot" as const;
    },
    ...chatSender(leads.db, clock.now),
  });
  const keep = (raw: Buffer) => {
    const settings = chatSettings();
    if (!settings) throw new Error("Not set up");
    return keepChats(leads.db, raw, settings);
  };
  const work = () => {
    clock.to(Date.now());
    return workDue(leads.db, handlers(), clock);
  };
  async function bring(...raws: Buffer[]) {
    for (const raw of raws) await keep(raw);
    await work();
  }
  const eventsOf = async (id: string) => (await readLead(leads.db, id))?.events ?? [];
  const messagesOf = async (id: string) =>
    (await eventsOf(id)).flatMap((event) => (event.kind === "message" ? [event.data] : []));
  const all = () => leads.db.selectFrom("leads").selectAll().orderBy("id").execute();
  async function only() {
    const [lead, more] = await all();
    if (!lead || more) throw new Error("There should be one request");
    return lead;
  }
  const outbox = (topic: string) =>
    leads.db.selectFrom("outbox").selectAll().where("topic", "=", topic).orderBy("id").execute();

  it("makes a request of somebody new, however often it is brought", async () => {
    const raw = saying("المكيف لا يبرد");
    expect(await keep(raw)).toBe(1);
    expect(await keep(raw)).toBe(0);
    await work();
    expect(await keep(raw)).toBe(0);
    await work();
    const lead = await only();
    expect(lead).toMatchObject({ kind: "whatsapp", name: "Sara", phone, locale: "ar", unread: 1, consent_version: "" });
    expect(lead).toMatchObject({ reply_due_at: due, replied_at: null, spam: 0 });
    expect(lead.search).toContain("المكيف");
    expect(await messagesOf(lead.id)).toEqual([{ text: "المكيف لا يبرد", chat: {} }]);
    expect(await outbox("mail.update")).toHaveLength(1);
    const told = (await follow(leads.db, lead.follow_key))?.events.map(({ kind }) => kind);
    expect(told).toEqual(["received"]);
  });

  it("makes one request of messages that come at once, in their order, and one mail to the office", async () => {
    const words = ["one", "two", "three", "four", "five", "six"];
    await bring(...words.map((word) => saying(word)));
    const lead = await only();
    expect((await messagesOf(lead.id)).map(({ text }) => text)).toEqual(words);
    expect(await outbox("mail.update")).toHaveLength(1);
  });

  it("finds the hand-off by its reference, then the person without a number", async () => {
    const id = await leads.add(handOff);
    const { reference } = await leads.row(id);
    await bring(saying(`Hello\nReference: ${reference}`));
    await bring(saying("and tomorrow?", { phone: "", name: "" }));
    expect(await only()).toMatchObject({ id, name: "Sara", phone, phone_typed: phone, reply_due_at: due });
    expect(await messagesOf(id)).toHaveLength(2);
    const again = await leads.add(handOff);
    await bring(saying(`Another: ${(await leads.row(again)).reference.toLowerCase()}`));
    await bring(saying("this one too"));
    expect((await messagesOf(again)).map(({ text }) => text)).toEqual([
      expect.stringContaining("Another"),
      "this one too",
    ]);
  });

  it("finds the newest request of a number, and none by a reference that is not theirs", async () => {
    const [theirs, others] = [
      await leads.add({ phone }),
      await leads.add({ phone: "+971501111111", email: "o@example.com" }),
    ];
    await bring(saying(`About ${(await leads.row(others)).reference}`));
    expect(await messagesOf(others)).toEqual([]);
    expect(await messagesOf(theirs)).toHaveLength(1);
    const taken = await leads.add(handOff);
    const { reference } = await leads.row(taken);
    const stranger = { person: "AE.2", phone: "+971502222222", name: "Omar" };
    await bring(saying(reference));
    await bring(saying(reference, stranger));
    expect(await messagesOf(taken)).toHaveLength(1);
    expect((await all()).map(({ phone: one }) => one)).toContain(stranger.phone);
  });

  it("keeps pictures, documents and voice messages as those of mails, and names what it does not keep", async () => {
    const ogg = Buffer.from("OggS voice");
    meta.media = {
      1: { content: photo },
      2: { content: Buffer.from(pdf) },
      4: { content: ogg },
      5: { content: Buffer.from("MZ program") },
    };
    await bring(
      message("image", { id: "1", caption: "the unit" }),
      message("document", { id: "2", filename: "plan.pdf" }),
      message("audio", { id: "4", voice: true }),
      message("document", { id: "5", filename: "viewer.exe" }),
      message("order", {}),
    );
    const { id } = await only();
    const detail = await readLead(leads.db, id);
    expect(detail?.files).toHaveLength(1);
    expect(detail?.files[0]?.type).not.toBe("image/jpeg");
    const said = await messagesOf(id);
    const names = said
      .flatMap(({ chat }) => chat?.files ?? [])
      .map((file) => ("problem" in file ? [file.name, file.problem] : file.name));
    expect(names.sort()).toEqual(["plan.pdf", ["viewer.exe", "type"], "voice.ogg"].sort());
    expect(said.flatMap(({ chat }) => chat?.kind ?? []).sort()).toEqual(["audio", "other"]);
    const kept = await leads.db.selectFrom("lead_documents").select(["name", "kind"]).orderBy("name").execute();
    expect(kept).toEqual([
      { name: "plan.pdf", kind: "pdf" },
      { name: "voice.ogg", kind: "ogg" },
    ]);
    expect(new Set(meta.received.map(({ authorization }) => authorization))).toEqual(
      new Set(["Bearer not-a-real-token"]),
    );
  });

  it("gives up what is too large, lies elsewhere, leads elsewhere, is gone or damaged, and keeps the words", async () => {
    const huge = { content: Buffer.from("x"), facts: { file_size: 17 * 1024 * 1024 } };
    const lying: Media = {
      content: photo,
      answer: (response) => {
        response.writeHead(200);
        const chunk = Buffer.alloc(1024 * 1024);
        for (let n = 0; n < 18; n += 1) response.write(chunk);
        response.end();
      },
    };
    meta.media = {
      1: huge,
      2: lying,
      3: { content: photo, facts: { url: "https://evil.example/1" } },
      4: {
        content: photo,
        answer: (response) => response.writeHead(302, { location: `${meta.address}/files/1` }).end(),
      },
      5: { content: photo, facts: { sha256: "0".repeat(64) } },
      6: { content: photo, answer: (response) => response.destroy() },
    };
    for (const id of ["1", "2", "3", "4", "5", "6", "7"])
      await keep(message("image", { id, caption: `caption ${id}` }));
    clock.to(Date.now());
    await letPass(leads.db, handlers(), clock, hour);
    const said = await messagesOf((await only()).id);
    const result = Object.fromEntries(said.map(({ text, chat }) => [text.slice(-1), chat?.kind ?? chat?.files]));
    const size = [{ name: "photo.jpg", problem: "size" }];
    expect(result).toEqual({ 1: size, 2: size, 3: "lost", 4: "lost", 5: "lost", 6: "lost", 7: "lost" });
    expect((await readLead(leads.db, said.length ? (await only()).id : ""))?.files).toEqual([]);
  });

  async function talk() {
    await bring(saying("Is it ready?"));
    return only();
  }

  it("answers freely until a second before the day is over, and then only by a template", async () => {
    const { id } = await talk();
    const until = windowOf((await chatOf(leads.db, id))?.heard_at ?? 0);
    clock.to(until - second);
    expect(await sendChat(leads.db, "huda", id, { text: "Yes, at ten." }, clock.now())).toMatchObject({ ok: true });
    await workDue(leads.db, handlers(), clock);
    clock.to(until);
    expect(await sendChat(leads.db, "huda", id, { text: "No" }, until)).toBe("late");
    const template = { name: "survey_booked", language: "ar", places: 2 };
    const fill = (...words: string[]) => sendChat(leads.db, "huda", id, { template, words }, until);
    expect(await fill("Monday")).toMatchObject({ ok: false });
    expect(await fill("Mon\nday ", "10:00")).toMatchObject({ ok: true });
    await workDue(leads.db, handlers(), clock);
    expect(meta.sent()).toEqual([
      {
        ...{ messaging_product: "whatsapp", recipient_type: "individual", to: phone, type: "text" },
        text: { body: "Yes, at ten.", preview_url: false },
      },
      {
        ...{ messaging_product: "whatsapp", recipient_type: "individual", to: phone, type: "template" },
        template: {
          name: "survey_booked",
          language: { code: "ar" },
          components: [
            {
              type: "body",
              parameters: [
                { type: "text", text: "Mon day" },
                { type: "text", text: "10:00" },
              ],
            },
          ],
        },
      },
    ]);
    expect(meta.received.at(-1)?.path).toBe("/v25.0/106540352242922/messages");
    expect(await leads.row(id)).toMatchObject({ status: "contacted", unread: 0 });
    expect((await leads.row(id)).replied_at).not.toBeNull();
  });

  it("answers who shows no number by Meta's id, and tells the private page no words", async () => {
    await bring(saying("hello", { phone: "" }));
    const { id, follow_key } = await only();
    await sendChat(leads.db, "huda", id, { text: "canary" });
    await work();
    expect(meta.sent()[0]).toMatchObject({ recipient: person });
    expect(meta.sent()[0]).not.toHaveProperty("to");
    expect(JSON.stringify((await follow(leads.db, follow_key))?.events)).not.toContain("canary");
  });

  it("sends nothing freely once the day is over while it waited, nor what Meta refuses for good", async () => {
    const { id } = await talk();
    for (const [code, reason] of [
      [131047, "window"],
      [132015, "template"],
      [131031, "blocked"],
      [131026, "unreachable"],
    ] as const) {
      meta.answer = { status: 400, body: { error: { code, message: `not to ${phone}` } } };
      await sendChat(leads.db, "huda", id, { text: `try ${code}` });
      await work();
      const failed = (await eventsOf(id)).flatMap((event) => (event.kind === "failed" ? [event.data] : []));
      expect(failed.at(-1)).toEqual({ topic: "whatsapp.reply", error: `WhatsApp: ${reason} (${code})` });
    }
    const asked = meta.sent().length;
    await sendChat(leads.db, "huda", id, { text: "late" });
    clock.forward(25 * hour);
    await workDue(leads.db, handlers(), clock);
    expect(meta.sent()).toHaveLength(asked);
    expect((await outbox("whatsapp.reply")).at(-1)).toMatchObject({
      state: "dead",
      last_error: "WhatsApp: window (131047)",
    });
  });

  it("asks again while Meta is away or too busy", async () => {
    const { id } = await talk();
    meta.answer = { status: 400, body: { error: { code: 131056 } } };
    await sendChat(leads.db, "huda", id, { text: "soon" });
    await work();
    expect(await outbox("whatsapp.reply")).toMatchObject([
      { state: "pending", last_error: "WhatsApp: other (131056)" },
    ]);
    meta.answer = undefined;
    await letPass(leads.db, handlers(), clock, 10 * 60 * second);
    expect(await outbox("whatsapp.reply")).toMatchObject([{ state: "done" }]);
  });

  async function answered() {
    const { id } = await talk();
    await sendChat(leads.db, "huda", id, { text: "Yes." });
    await work();
    const { wamid } = await leads.db.selectFrom("chat_sent").select("wamid").executeTakeFirstOrThrow();
    const state = async () => Object.values(await statusesOf(leads.db, id))[0];
    return { id, wamid, state };
  }

  it("hears what became of a message, only ever forward", async () => {
    const { id, wamid, state } = await answered();
    expect(await state()).toBe("sent");
    await bring(status(wamid, "read"));
    await bring(status(wamid, "delivered"), status(wamid, "sent"), status(wamid, "failed", 131026));
    expect(await state()).toBe("read");
    expect((await eventsOf(id)).some(({ kind }) => kind === "failed")).toBe(false);
  });

  it("hears that one failed, which stays so, once", async () => {
    const { id, wamid, state } = await answered();
    await bring(status(wamid, "failed", 131026), status(wamid, "failed", 131026));
    await bring(status(wamid, "delivered"), status(wamid, "nonsense"), status("wamid.unknown", "read"));
    expect(await state()).toBe("failed");
    const failed = (await eventsOf(id)).flatMap((event) => (event.kind === "failed" ? [event.data.error] : []));
    expect(failed).toEqual(["WhatsApp: unreachable (131026)"]);
    expect(await outbox("whatsapp.reply")).toMatchObject([{ state: "dead" }]);
    await letPass(leads.db, handlers(), clock, hour);
    expect((await outbox(incomingTopic)).filter(({ state: left }) => left === "pending")).toEqual([]);
  });

  it("takes what was typed on the phone as an answer, unless the customer wrote after it", async () => {
    const at = Date.now() - 60 * second;
    await bring(saying("Are you there?", { at }));
    const { id } = await only();
    await bring(echo("An old one", { at: at - 30 * second }));
    expect(await leads.row(id)).toMatchObject({ replied_at: null, status: "new" });
    await bring(echo("Yes, on our way", { at: at + 10 * second }));
    expect(await leads.row(id)).toMatchObject({ status: "contacted", unread: 0 });
    expect((await leads.row(id)).replied_at).toBe(Math.floor((at + 10 * second) / 1000) * 1000);
    await bring(saying("brought late", { at: at + 5 * second }));
    expect((await leads.row(id)).replied_at).not.toBeNull();
    await bring(saying("Thank you, and the bill?", { at: at + 20 * second }));
    expect(await leads.row(id)).toMatchObject({ replied_at: null, reply_due_at: due });
    const replies = (await eventsOf(id)).flatMap((event) => (event.kind === "reply" ? [event.data] : []));
    expect(replies).toEqual([
      { channel: "whatsapp", text: "An old one", onPhone: {} },
      { channel: "whatsapp", text: "Yes, on our way", onPhone: {} },
    ]);
    await bring(echo("to a friend", { phone: "+971507777777" }));
    await only();
    const kept = await leads.db.selectFrom("incoming_chats").select("phone").execute();
    expect(new Set(kept.map(({ phone: one }) => one))).toEqual(new Set([phone]));
  });

  it("follows a merged request, and is handed over with the person", async () => {
    const into = await leads.add({ phone: "+971508888888" });
    const { id } = await bring(saying("first")).then(async () => {
      const [, from] = await all();
      return from ?? { id: "" };
    });
    await mergeLeads(leads.db, "huda", into, id);
    await bring(saying("kanarienvogel"));
    expect((await messagesOf(into)).map(({ text }) => text)).toEqual(["first", "kanarienvogel"]);
    await sendChat(leads.db, "huda", into, { text: "to the merged" });
    await work();
    expect(meta.sent()).toMatchObject([{ to: phone }]);
    expect(JSON.stringify(await exportPerson(leads.db, into))).toMatch(
      /kanarienvogel.*AE\.1349|AE\.1349.*kanarienvogel/,
    );
  });

  it("forgets an erased person whole, and answers them no more", async () => {
    const { id, wamid } = await answered();
    const other = await leads.add(handOff);
    await bring(saying((await leads.row(other)).reference, { phone: "" }));
    await sendChat(leads.db, "huda", id, { text: "never sent" });
    await keep(saying("still waiting"));
    expect((await erasePerson(leads.db, "huda", id)).sort()).toEqual([id, other].sort());
    const before = meta.sent().length;
    await bring(status(wamid, "read"));
    await letPass(leads.db, handlers(), clock, hour);
    expect(meta.sent()).toHaveLength(before);
    expect((await all()).every(({ erased_at }) => erased_at !== null)).toBe(true);
    for (const table of ["chats", "chat_sent", "incoming_chats", "lead_files", "lead_documents"] as const)
      expect(await leads.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    await bring(saying("here again"));
    expect((await all()).filter(({ erased_at }) => erased_at === null)).toHaveLength(1);
  });

  it("is kept raw for thirty days", async () => {
    await keep(saying("a"));
    const rows = () => leads.db.selectFrom("incoming_chats").select("id").execute();
    const { received_at: at } = await leads.db
      .selectFrom("incoming_chats")
      .select("received_at")
      .executeTakeFirstOrThrow();
    await forgetRawChats(leads.db, at + 30 * 24 * hour);
    expect(await rows()).toHaveLength(1);
    await forgetRawChats(leads.db, at + 30 * 24 * hour + 1);
    expect(await rows()).toEqual([]);
  });

  it("waits, and nothing is lost, where a process was killed between storing and reading", async () => {
    await keep(saying("kept"));
    clock.to(Date.now());
    expect(await claim(leads.db, [incomingTopic], 10, clock.now())).toHaveLength(1);
    await work();
    expect(await all()).toEqual([]);
    clock.forward(lease);
    await work();
    expect(await messagesOf((await only()).id)).toHaveLength(1);
  });
});
