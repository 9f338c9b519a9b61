import { expect, it } from "vitest";
import { describeAlike } from "#platform/db/fixture.ts";
import { letPass, workDue } from "#platform/outbox/fixture.ts";
import { follow } from "../follow.ts";
import { answersDue, chatsIn } from "./chats.fixture.ts";
import { echo, person, phone, saying, status } from "./fixture.ts";
import { incomingTopic } from "./keep.ts";
import { chatOf, sendChat, statusesOf, windowOf } from "./reply.ts";

const hour = 3_600_000;
const second = 1000;

describeAlike("answers by WhatsApp, on %s", (_, make) => {
  const chats = chatsIn(make);
  const { leads, handlers, work, bring, eventsOf, only, outbox, talk } = chats;

  it("are sent freely until a second before the day is over, and after that only by a template", async () => {
    const { id } = await talk();
    const until = windowOf((await chatOf(leads.db, id))?.heard_at ?? 0);
    chats.clock.to(until - second);
    expect(await sendChat(leads.db, "huda", id, { text: "Yes, at ten." }, chats.clock.now())).toMatchObject({
      ok: true,
    });
    await workDue(leads.db, handlers(), chats.clock);
    chats.clock.to(until);
    expect(await sendChat(leads.db, "huda", id, { text: "No" }, until)).toBe("late");
    const template = { name: "survey_booked", language: "ar", places: 2 };
    const fill = (...words: string[]) => sendChat(leads.db, "huda", id, { template, words }, until);
    expect(await fill("Monday")).toMatchObject({ ok: false });
    expect(await fill("Mon\nday ", "10:00")).toMatchObject({ ok: true });
    await workDue(leads.db, handlers(), chats.clock);
    expect(chats.meta.sent()).toEqual([
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
    expect(chats.meta.received.at(-1)?.path).toBe("/v25.0/106540352242922/messages");
    expect(await leads.row(id)).toMatchObject({ status: "contacted", unread: 0 });
    expect((await leads.row(id)).replied_at).not.toBeNull();
  });

  it("to somebody who shows no number go to Meta's id, and the private page does not show their words", async () => {
    await bring(saying("hello", { phone: "" }));
    const { id, follow_key } = await only();
    await sendChat(leads.db, "huda", id, { text: "canary" });
    await work();
    expect(chats.meta.sent()[0]).toMatchObject({ recipient: person });
    expect(chats.meta.sent()[0]).not.toHaveProperty("to");
    expect(JSON.stringify((await follow(leads.db, follow_key))?.events)).not.toContain("canary");
  });

  it("are not sent if the day ended while they waited, or if Meta refuses them for good", async () => {
    const { id } = await talk();
    for (const [code, reason] of [
      [131047, "window"],
      [132015, "template"],
      [131031, "blocked"],
      [131026, "unreachable"],
    ] as const) {
      chats.meta.answer = { status: 400, body: { error: { code, message: `not to ${phone}` } } };
      await sendChat(leads.db, "huda", id, { text: `try ${code}` });
      await work();
      const failed = (await eventsOf(id)).flatMap((event) => (event.kind === "failed" ? [event.data] : []));
      expect(failed.at(-1)).toEqual({ topic: "whatsapp.reply", error: `WhatsApp: ${reason} (${code})` });
    }
    const count = chats.meta.sent().length;
    await sendChat(leads.db, "huda", id, { text: "late" });
    chats.clock.forward(25 * hour);
    await workDue(leads.db, handlers(), chats.clock);
    expect(chats.meta.sent()).toHaveLength(count);
    expect((await outbox("whatsapp.reply")).at(-1)).toMatchObject({
      state: "dead",
      last_error: "WhatsApp: window (131047)",
    });
  });

  it("are tried again while Meta is away or too busy", async () => {
    const { id } = await talk();
    chats.meta.answer = { status: 400, body: { error: { code: 131056 } } };
    await sendChat(leads.db, "huda", id, { text: "soon" });
    await work();
    expect(await outbox("whatsapp.reply")).toMatchObject([
      { state: "pending", last_error: "WhatsApp: other (131056)" },
    ]);
    chats.meta.answer = undefined;
    await letPass(leads.db, handlers(), chats.clock, 10 * 60 * second);
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

  it("get the status that Meta reports, which only ever goes forward", async () => {
    const { id, wamid, state } = await answered();
    expect(await state()).toBe("sent");
    await bring(status(wamid, "read"));
    await bring(status(wamid, "delivered"), status(wamid, "sent"), status(wamid, "failed", 131026));
    expect(await state()).toBe("read");
    expect((await eventsOf(id)).some(({ kind }) => kind === "failed")).toBe(false);
  });

  it("that failed stay failed, and this is reported once", async () => {
    const { id, wamid, state } = await answered();
    await bring(status(wamid, "failed", 131026), status(wamid, "failed", 131026));
    await bring(status(wamid, "delivered"), status(wamid, "nonsense"), status("wamid.unknown", "read"));
    expect(await state()).toBe("failed");
    const failed = (await eventsOf(id)).flatMap((event) => (event.kind === "failed" ? [event.data.error] : []));
    expect(failed).toEqual(["WhatsApp: unreachable (131026)"]);
    expect(await outbox("whatsapp.reply")).toMatchObject([{ state: "dead" }]);
    await letPass(leads.db, handlers(), chats.clock, hour);
    expect((await outbox(incomingTopic)).filter(({ state: left }) => left === "pending")).toEqual([]);
  });

  it("may be typed on the phone, and count unless the customer wrote after that", async () => {
    const at = Date.now() - 60 * second;
    await bring(saying("Are you there?", { at }));
    const { id } = await only();
    await bring(echo("An old one", { at: at - 30 * second }));
    expect(await leads.row(id)).toMatchObject({ replied_at: null, status: "new" });
    await bring(echo("In the same second", { at }));
    expect(await leads.row(id)).toMatchObject({ replied_at: null, status: "new" });
    await bring(echo("Yes, on our way", { at: at + 10 * second }));
    expect(await leads.row(id)).toMatchObject({ status: "contacted", unread: 0 });
    expect((await leads.row(id)).replied_at).toBe(Math.floor((at + 10 * second) / 1000) * 1000);
    await bring(saying("brought late", { at: at + 5 * second }));
    expect((await leads.row(id)).replied_at).not.toBeNull();
    await bring(saying("Thank you, and the bill?", { at: at + 20 * second }));
    expect(await leads.row(id)).toMatchObject({ replied_at: null, reply_due_at: answersDue });
    const replies = (await eventsOf(id)).flatMap((event) => (event.kind === "reply" ? [event.data] : []));
    expect(replies).toEqual([
      { channel: "whatsapp", text: "An old one", onPhone: {} },
      { channel: "whatsapp", text: "In the same second", onPhone: {} },
      { channel: "whatsapp", text: "Yes, on our way", onPhone: {} },
    ]);
    // Meta gives times in whole seconds, but our own messages have times in milliseconds.
    const noticeAt = Math.floor(at / 1000) * 1000 + 30 * second;
    await leads.db
      .updateTable("chats")
      .set({ told_at: noticeAt + 700 })
      .where("request_id", "=", id)
      .execute();
    await leads.db
      .updateTable("leads")
      .set({ replied_at: noticeAt + 700 })
      .where("id", "=", id)
      .execute();
    await bring(saying("One more thing", { at: noticeAt }));
    expect(await leads.row(id)).toMatchObject({ replied_at: null, reply_due_at: answersDue });
    await bring(echo("to a friend", { phone: "+971507777777" }));
    await only();
    const kept = await leads.db.selectFrom("incoming_chats").select("phone").execute();
    expect(new Set(kept.map(({ phone: one }) => one))).toEqual(new Set([phone]));
  });
});
