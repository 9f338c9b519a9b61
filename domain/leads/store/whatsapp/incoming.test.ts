import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { erasePerson, exportPerson } from "#domain/privacy/store/privacy.ts";
import { describeAlike, places } from "#platform/db/fixture.ts";
import { claim, lease } from "#platform/outbox/claim.ts";
import { letLeasesPass, letPass, workDue } from "#platform/outbox/fixture.ts";
import { mailHandlers } from "../../mails/handlers.server.ts";
import { aLead } from "../fixture.ts";
import { follow } from "../follow.ts";
import { pdf } from "../incoming/raw.fixture.ts";
import { mergeLeads } from "../merge.ts";
import { readLead } from "../read.ts";
import { answersDue, chatsIn } from "./chats.fixture.ts";
import { type Media, message, phone, saying, status } from "./fixture.ts";
import { incomingTopic } from "./keep.ts";
import { placeChat } from "./place.ts";
import { sendChat } from "./reply.ts";
import { forgetRawChats } from "./retention.ts";

const hour = 3_600_000;
const handOff = { ...aLead, kind: "whatsapp", name: "", email: "", phone: "", phoneTyped: "", message: "" } as const;

describeAlike("messages by WhatsApp, on %s", (_, make) => {
  const chats = chatsIn(make);
  const { leads, handlers, keep, work, bring, messagesOf, all, only, outbox, talk } = chats;
  let photo: Buffer;
  beforeAll(async () => {
    photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#c05030" } })
      .jpeg()
      .toBuffer();
  });

  it("from somebody new become one lead, however often Meta brings them", async () => {
    const raw = saying("المكيف لا يبرد");
    expect(await keep(raw)).toBe(1);
    expect(await keep(raw)).toBe(0);
    await work();
    expect(await keep(raw)).toBe(0);
    await work();
    const lead = await only();
    expect(lead).toMatchObject({ kind: "whatsapp", name: "Sara", phone, locale: "ar", unread: 1, consent_version: "" });
    expect(lead).toMatchObject({ reply_due_at: answersDue, replied_at: null, spam: 0 });
    expect(lead.search).toContain("المكيف");
    expect(await messagesOf(lead.id)).toEqual([{ text: "المكيف لا يبرد", chat: {} }]);
    expect(await outbox("mail.update")).toHaveLength(1);
    const kinds = (await follow(leads.db, lead.follow_key))?.events.map(({ kind }) => kind);
    expect(kinds).toEqual(["received"]);
  });

  it("that come at once become one lead, in their order, and one mail to the office", async () => {
    const words = ["canary one", "canary two", "canary three", "canary four", "canary five", "canary six"];
    await bring(...words.map((word) => saying(word)));
    const lead = await only();
    expect((await messagesOf(lead.id)).map(({ text }) => text)).toEqual(words);
    const mails = mailHandlers(leads.db, chats.clock.now);
    await workDue(leads.db, mails, chats.clock);
    await bring(saying("The kitchen is under water"));
    await letPass(leads.db, { ...handlers(), ...mails }, chats.clock, 2 * 60_000);
    const sent = await leads.db.selectFrom("mailbox").select("text").orderBy("id").execute();
    // Messages of the same minute are reported in one mail. If a minute ends during the test, there are two mails.
    expect(sent.length).toBeLessThanOrEqual(2);
    const text = sent.map((mail) => mail.text).join();
    for (const said of [...words, "The kitchen is under water"]) expect(text.split(said)).toHaveLength(2);
  });

  it("find the hand-off by its reference, and later the same person without a number", async () => {
    const id = await leads.add(handOff);
    const { reference } = await leads.row(id);
    await bring(saying(`Hello\nReference: ${reference}`));
    await bring(saying("and tomorrow?", { phone: "", name: "" }));
    expect(await only()).toMatchObject({ id, name: "Sara", phone, phone_typed: phone, reply_due_at: answersDue });
    expect(await messagesOf(id)).toHaveLength(2);
    const again = await leads.add(handOff);
    await bring(saying(`Another: ${(await leads.row(again)).reference.toLowerCase()}`));
    await bring(saying("this one too"));
    expect((await messagesOf(again)).map(({ text }) => text)).toEqual([
      expect.stringContaining("Another"),
      "this one too",
    ]);
  });

  it("find the newest lead of a number, and no lead by a reference that is not theirs", async () => {
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

  it("bring pictures, documents and voice messages, which are kept as those of mails are; a file that is not kept is named", async () => {
    const ogg = Buffer.from("OggS voice");
    chats.meta.media = {
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
    expect(new Set(chats.meta.received.map(({ authorization }) => authorization))).toEqual(
      new Set(["Bearer not-a-real-token"]),
    );
  });

  it("keep their words even if the file is too large, on another host, redirected, gone or damaged, and the file is given up", async () => {
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
    chats.meta.media = {
      1: huge,
      2: lying,
      3: { content: photo, facts: { url: "https://evil.example/1" } },
      4: {
        content: photo,
        answer: (response) => response.writeHead(302, { location: `${chats.meta.address}/files/1` }).end(),
      },
      5: { content: photo, facts: { sha256: "0".repeat(64) } },
      6: { content: photo, answer: (response) => response.destroy() },
    };
    for (const id of ["1", "2", "3", "4", "5", "6", "7"])
      await keep(message("image", { id, caption: `caption ${id}` }));
    const result = async (ms: number) => {
      chats.clock.to(Date.now());
      await letPass(leads.db, handlers(), chats.clock, ms);
      const said = await messagesOf((await only()).id);
      return Object.fromEntries(said.map(({ text, chat }) => [text.slice(-1), chat?.kind ?? chat?.files]));
    };
    const size = [{ name: "photo.jpg", problem: "size" }];
    const settled = { 1: size, 2: size, 7: "lost" };
    expect(await result(hour)).toEqual({ ...settled, 3: "coming", 4: "coming", 5: "coming", 6: "coming" });
    expect(await result(96 * hour)).toEqual({ ...settled, 3: "lost", 4: "lost", 5: "lost", 6: "lost" });
    const said = await messagesOf((await only()).id);
    expect((await readLead(leads.db, said.length ? (await only()).id : ""))?.files).toEqual([]);
  });

  it("tell the office of a picture that arrives after the mail about its message", async () => {
    const answer: Media["answer"] = (response) => {
      chats.clock.forward(60_000);
      response.writeHead(200).end(photo);
    };
    chats.meta.media = { 1: { content: photo, answer } };
    await bring(message("image", { id: "1" }));
    expect(await outbox("mail.update")).toHaveLength(2);
  });

  it("are stored at once, and their picture as soon as Meta hands it out again, hours later, wherever the lead is by then", async () => {
    let status = 401;
    const answer: Media["answer"] = (response) =>
      status === 200 ? response.writeHead(200).end(photo) : response.writeHead(status).end("{}");
    chats.meta.media = { 1: { content: photo, answer }, 2: { content: photo, answer } };
    const stranger = { person: "AE.2", phone: "+971502222222", name: "Omar" };
    await bring(message("image", { id: "1", caption: "the unit" }), message("image", { id: "2" }, stranger));
    const enquiries = await all();
    const [mine, theirs] = [phone, stranger.phone].map((own) => enquiries.find((one) => one.phone === own));
    if (!mine || !theirs) throw new Error("There should be two requests");
    expect(await messagesOf(mine.id)).toEqual([
      { text: "the unit", chat: expect.objectContaining({ kind: "coming" }) },
    ]);
    expect(await outbox("mail.update")).toHaveLength(2);
    status = 503;
    await letPass(leads.db, handlers(), chats.clock, 5 * hour);
    const into = await leads.add({ phone: "+971508888888" });
    await mergeLeads(leads.db, "huda", into, mine.id);
    await erasePerson(leads.db, "huda", theirs.id);
    await leads.db.updateTable("leads").set({ unread: 0 }).execute();
    status = 200;
    await letPass(leads.db, handlers(), chats.clock, 2 * hour);
    const detail = await readLead(leads.db, into);
    expect(await messagesOf(into)).toEqual([{ text: "the unit", chat: {} }]);
    expect(detail?.files).toHaveLength(1);
    expect((await leads.row(into)).unread).toBe(1);
    expect((await outbox("mail.update")).filter(({ lead_id }) => lead_id === into)).toHaveLength(2);
    expect(await leads.db.selectFrom("lead_files").select("lead_id").execute()).toEqual([{ lead_id: into }]);
    expect(await outbox("whatsapp.media")).toEqual([]);
  });

  it("follow a merged lead, and are part of the person's export", async () => {
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
    expect(chats.meta.sent()).toMatchObject([{ to: phone }]);
    expect(JSON.stringify(await exportPerson(leads.db, into))).toMatch(
      /kanarienvogel.*AE\.1349|AE\.1349.*kanarienvogel/,
    );
  });

  it("of an erased person are forgotten completely, and are not answered any more", async () => {
    const { id } = await talk();
    await sendChat(leads.db, "huda", id, { text: "Yes." });
    await work();
    const { wamid } = await leads.db.selectFrom("chat_sent").select("wamid").executeTakeFirstOrThrow();
    const other = await leads.add(handOff);
    await bring(saying((await leads.row(other)).reference, { phone: "" }));
    await sendChat(leads.db, "huda", id, { text: "never sent" });
    await keep(saying("still waiting"));
    expect((await erasePerson(leads.db, "huda", id)).sort()).toEqual([id, other].sort());
    const before = chats.meta.sent().length;
    await bring(status(wamid, "read"));
    await letPass(leads.db, handlers(), chats.clock, hour);
    expect(chats.meta.sent()).toHaveLength(before);
    expect((await all()).every(({ erased_at }) => erased_at !== null)).toBe(true);
    for (const table of ["chats", "chat_sent", "incoming_chats", "lead_files", "lead_documents"] as const)
      expect(await leads.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    await bring(saying("here again"));
    expect((await all()).filter(({ erased_at }) => erased_at === null)).toHaveLength(1);
  });

  it("are kept raw for thirty days", async () => {
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

  it("wait and are not lost if a process was killed between storing and reading", async () => {
    await keep(saying("kept"));
    chats.clock.to(Date.now());
    expect(await claim(leads.db, [incomingTopic], 10, chats.clock.now())).toHaveLength(1);
    await work();
    expect(await all()).toEqual([]);
    await letLeasesPass(leads.db, lease);
    await work();
    expect(await messagesOf((await only()).id)).toHaveLength(1);
  });
});

describe.each(places)("a hand-off that two strangers name at once, on %s", (_, make) => {
  const { leads, keep, messagesOf } = chatsIn(make);

  it("goes to one of them, and the other one gets a lead of their own", async () => {
    const strangers = ["1", "2"].map((n) => ({ person: `AE.${n}`, phone: `+97150111111${n}`, name: `Stranger ${n}` }));
    for (let round = 0; round < 4; round += 1) {
      const id = await leads.add(handOff, { created_at: Date.now() + round });
      const { reference } = await leads.row(id);
      const theirs = strangers.map((one) => ({
        ...one,
        person: `${one.person}${round}`,
        phone: `${one.phone}${round}`,
      }));
      for (const one of theirs) await keep(saying(`Reference: ${reference}`, one));
      const waiting = leads.db.selectFrom("incoming_chats").select("id").where("state", "=", "waiting");
      const placing = { dueFrom: () => answersDue, messagesFor: () => [] };
      const ids = (await waiting.execute()).map((row) => row.id);
      await Promise.all(ids.map((one) => placeChat(leads.db, one, placing)));
      expect(await waiting.execute()).toEqual([]);
      expect(await messagesOf(id)).toHaveLength(1);
      const talks = await leads.db.selectFrom("chats").select(["person", "request_id"]).execute();
      const now = talks.filter(({ person }) => theirs.some((one) => one.person === person));
      expect(now).toHaveLength(2);
      const [other] = now.filter(({ request_id }) => request_id !== id);
      const first = theirs.find(({ person }) => person !== other?.person);
      expect(await leads.row(id)).toMatchObject({ name: first?.name, phone: first?.phone });
      expect(await messagesOf(other?.request_id ?? "")).toHaveLength(1);
    }
  });
});
