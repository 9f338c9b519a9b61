import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { quotationSchema } from "#domain/leads/customer/forms/quotation-schema.ts";
import { originFacts } from "#domain/leads/mails/facts.server.ts";
import { leadsIn } from "#domain/leads/store/fixture.ts";
import { listLeads } from "#domain/leads/store/list.ts";
import { startMeta } from "#domain/leads/store/whatsapp/fixture.ts";
import * as calendar from "#domain/visits/office/calendar.server.ts";
import { book } from "#domain/visits/store/change.ts";
import * as database from "#platform/db/db.ts";
import { alikeOn, places } from "#platform/db/fixture.ts";
import { closeMail } from "#platform/mail/send.ts";
import { startSmtp } from "#platform/mail/smtp-fixture.ts";
import { fakeClock, workDue } from "#platform/outbox/fixture.ts";
import type { Env } from "#platform/process/env.ts";
import * as environment from "#platform/process/env.ts";
import { setLogLevel } from "#platform/process/log.ts";
import * as office from "#site/content/office.server.ts";
import { waitingHandlers } from "../mails/mails.server.ts";
import { forgetLapsed } from "../store/waiting.ts";
import { quotationRequestInput, requestQuotation } from "./request.server.ts";
import { answerWaiting, waitingPage } from "./waiting.server.ts";

const site = "https://www.windtower.example";
const hour = 3_600_000;
const day = 24 * hour;

it("the tool takes the fields of the quotation form by the form's own schema, and few of its own", () => {
  const own = ["idempotencyKey", "program", "language", "heldTime"];
  expect(Object.keys(quotationRequestInput.shape)).toEqual([...Object.keys(quotationSchema.shape), ...own]);
  for (const [name, field] of Object.entries(quotationSchema.shape))
    expect(quotationRequestInput.shape[name as keyof typeof quotationSchema.shape]).toBe(field);
  const described = z.toJSONSchema(quotationRequestInput, { io: "input" });
  expect(described.required).toEqual(expect.arrayContaining(["name", "phone", "service", "place", "idempotencyKey"]));
});

describe.each(places)("an enquiry that a program writes for a person, on %s", (name, make) => {
  const itAlike = alikeOn(name);
  const leads = leadsIn(make);
  let server: Awaited<ReturnType<typeof startSmtp>>;
  let settings: Env;
  beforeEach(async () => {
    setLogLevel("silent");
    server = await startSmtp();
    settings = { ...environment.env(), SMTP_URL: server.url, SITE_URL: site } as Env;
    vi.spyOn(environment, "env").mockImplementation(() => settings);
    vi.spyOn(database, "db").mockImplementation(async () => leads.db);
  });
  afterEach(async () => {
    closeMail();
    await server.close();
    vi.restoreAllMocks();
    setLogLevel("info");
  });

  const asked = (more: Record<string, unknown> = {}) => ({
    ...{ name: "Sara Al Mansoori", phone: "050 123 4567", email: "Sara+home@example.com" },
    ...{ service: "ac-repair", place: "dubai", urgency: "week", channel: "email", time: "any" },
    ...{ message: "It drips. <b>See</b> [this](x)", idempotencyKey: randomUUID(), program: "Helpful", ...more },
  });
  const request = new Request(`${site}/mcp`, { method: "POST" });
  const ask = (input: unknown, address = "192.0.2.7") =>
    requestQuotation(input, { address, program: "client", request });
  const work = () => workDue(leads.db, waitingHandlers(leads.db), fakeClock(Date.now() + 1000));
  /** Takes the link out of the last mail. */
  async function link() {
    await work();
    return /https:\S+\/waiting\/([\w-]{32})/.exec(server.received.at(-1)?.text ?? "")?.[1] ?? "";
  }
  const statusOf = (answer: unknown) =>
    answer instanceof Response ? answer.status : (answer as { init?: { status?: number } }).init?.status;
  const open = async (key: string) => {
    const answer = await waitingPage(new Request(`${site}/waiting/${key}`), key);
    return "data" in answer && "state" in answer.data ? answer.data.state : undefined;
  };
  async function say(answer: "yes" | "no", key: string, path = "/waiting/") {
    const body = new URLSearchParams({ answer });
    const sent = new Request(`${site}${path}${key}`, { method: "POST", body });
    const outcome = await answerWaiting(sent, key);
    return outcome instanceof Response ? outcome.headers.get("location") : statusOf(outcome);
  }
  const all = () => leads.db.selectFrom("leads").selectAll().orderBy("id").execute();
  const rows = () => leads.db.selectFrom("waiting_enquiries").selectAll().where("content", "<>", "").execute();
  const topics = async () =>
    (await leads.db.selectFrom("outbox").select("topic").orderBy("id").execute()).map(({ topic }) => topic);

  itAlike("asks its person by a mail without a typed word, and becomes a lead only by their yes", async () => {
    const answer = await ask(asked());
    expect(answer).toMatchObject({ state: "waiting", sentTo: "email", consent: expect.stringContaining("/privacy") });
    expect([await all(), await topics()]).toEqual([[], ["mail.waiting"]]);
    const key = await link();
    const mail = server.received[0];
    expect(mail?.to?.[0]?.address).toBe("Sara+home@example.com");
    expect(mail?.text).toContain("The AI assistant Helpful");
    expect(mail?.text).toContain("Dubai");
    for (const typed of ["drips", "Sara", "123"]) expect(mail?.text).not.toContain(typed);
    // The scanners of mail providers open every link.
    for (let times = 0; times < 3; times += 1)
      expect(await open(key)).toMatchObject({ is: "waiting", program: "Helpful" });
    expect(await open(key)).toMatchObject({
      facts: expect.arrayContaining([expect.objectContaining({ name: "message", value: asked().message })]),
    });
    expect(await all()).toEqual([]);
    const before = Date.now();
    const to = await say("yes", key, "/ar/waiting/");
    const [lead] = await all();
    expect(to).toBe(`/ar/enquiry/${lead?.follow_key}`);
    expect(lead).toMatchObject({
      ...{ kind: "quote", status: "new", source: "assistant", locale: "ar", name: "Sara Al Mansoori", spam: 0 },
      ...{ reference: "reference" in answer && answer.reference, consent_version: expect.stringMatching(/^form-\d/) },
    });
    expect((await listLeads(leads.db, { folder: "inbox", sort: "due" })).rows[0]?.program).toBe("Helpful");
    expect(lead && originFacts(lead, "ar")).toContainEqual({ label: "البرنامج الذي كتبه", value: "Helpful" });
    expect(lead?.reply_due_at).toBeGreaterThan(before);
    expect(await rows()).toEqual([]);
    expect((await topics()).toSorted()).toEqual(["mail.customer", "mail.office"]);
    expect([await say("yes", key), await say("no", key)]).toEqual([`/waiting/${key}`, `/waiting/${key}?done=declined`]);
    expect(await open(key)).toMatchObject({ is: "sent", reference: lead?.reference });
    expect(await all()).toHaveLength(1);
  });

  itAlike("is deleted by a no, and by itself after two days, with its message", async () => {
    await ask(asked());
    const key = await link();
    expect(await say("no", key)).toBe(`/waiting/${key}?done=declined`);
    expect([await rows(), await all(), await topics()]).toEqual([[], [], []]);
    expect(await open(key)).toEqual({ is: "gone" });
    expect(await say("yes", key)).toBe(`/waiting/${key}`);
    const again = await ask(asked());
    expect((await rows()).map(({ email }) => email)).toEqual([asked().email]);
    const late = await link();
    vi.useFakeTimers({ now: Date.now() + 2 * day + 1, toFake: ["Date"] });
    expect("confirmBy" in again && Date.parse(again.confirmBy)).toBeLessThan(Date.now());
    expect([await open(late), await say("yes", late)]).toEqual([{ is: "gone" }, `/waiting/${late}`]);
    await forgetLapsed(leads.db, Date.now());
    vi.useRealTimers();
    expect([await rows(), await all(), await topics()]).toEqual([[], [], []]);
  });

  it("becomes one lead of many yes at once, and of yes and no at once either a lead or nothing", async () => {
    await ask(asked());
    const key = await link();
    const answers = await Promise.all(Array.from({ length: 8 }, () => say("yes", key)));
    expect(new Set(answers.filter((to) => to !== `/waiting/${key}`)).size).toBe(1);
    expect([(await all()).length, await rows()]).toEqual([1, []]);
    await ask(asked({ email: "second@example.com" }));
    const second = await link();
    const due = office.dueClock;
    // The person says no on another device after the yes was read, and before its transaction.
    vi.spyOn(office, "dueClock").mockImplementationOnce(async () => {
      await say("no", second);
      return due();
    });
    expect(await say("yes", second)).toBe(`/waiting/${second}`);
    expect([(await all()).length, await rows()]).toEqual([1, []]);
    for (const answers of [["yes", "no"] as const, ["no", "yes"] as const]) {
      const before = (await all()).length;
      await ask(asked({ email: `${answers[0]}@example.com` }));
      const other = await link();
      const said = await Promise.all(answers.map((answer) => say(answer, other)));
      const agreed = said.some((to) => String(to).includes("/enquiry/"));
      expect([(await all()).length - before, await rows()]).toEqual([agreed ? 1 : 0, []]);
    }
  });

  it("counts once by its key, also at once; the same key with another content is refused", async () => {
    const input = asked();
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(input)));
    // A repetition at the very same moment may be told to try later.
    const stored = answers.filter(({ state }) => state !== "limited");
    expect(new Set([...stored, await ask(input)].map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect([stored.length > 0, (await rows()).length, await topics()]).toEqual([true, 1, ["mail.waiting"]]);
    const other = await ask({ ...input, message: "Something else" });
    expect(other).toMatchObject({ state: "refused", problems: [{ field: "idempotencyKey" }] });
    const key = await link();
    await say("yes", key);
    // Whoever sends it once more within the two days is answered alike, and nobody is asked again.
    expect(await ask(input)).toMatchObject({ state: "waiting", sentTo: "email" });
    expect([(await all()).length, (await topics()).toSorted()]).toEqual([1, ["mail.customer", "mail.office"]]);
    // After that, the same words are a new wish of the same person.
    await leads.db.deleteFrom("rate_limits").execute();
    await leads.db.updateTable("waiting_enquiries").set({ ends_at: 0 }).execute();
    expect(await ask(input)).toMatchObject({ state: "waiting" });
    await say("yes", await link());
    expect([(await all()).length, await rows()]).toEqual([2, []]);
  });

  itAlike("cannot flood anybody: one question at a time for a mailbox, and a few a day", async () => {
    await ask(asked({ email: "s.ara@gmail.com" }));
    expect(await ask(asked({ email: "sa.ra+x@googlemail.com" }))).toMatchObject({ state: "limited" });
    await say("no", await link());
    server.received.length = 0;
    const askAgain = () => ask(asked({ email: "sara+other@EXAMPLE.com" }), randomUUID());
    await ask(asked());
    expect(await askAgain()).toEqual({ state: "limited", retryAfterSeconds: 24 * 3600 });
    for (const last of [false, false, true]) {
      await say("no", await link());
      expect(await askAgain()).toMatchObject({ state: last ? "limited" : "waiting" });
    }
    expect(server.received).toHaveLength(3);
    server.refuse("nobody@example.com");
    await ask(asked({ email: "nobody@example.com" }));
    await work();
    expect(await topics()).toEqual(["mail.waiting"]);
    await leads.db
      .updateTable("outbox")
      .set({ refused_at: Date.now() - 4 * hour, next_at: 0 })
      .execute();
    await work();
    expect([await rows(), await topics()]).toEqual([[], []]);
  });

  itAlike("is refused in words if the form would refuse it, if nobody can be asked, and if it is spam", async () => {
    const problems = async (input: unknown, language: "en" | "ar" = "en") => {
      const answer = await ask(input);
      return "problems" in answer
        ? Object.fromEntries(answer.problems.map(({ field, message }) => [field, message[language]]))
        : {};
    };
    expect(await problems(asked({ phone: "1", email: "", idempotencyKey: "x", program: "\n" }))).toEqual({
      ...{ phone: "Phone number is invalid", email: "Email is required" },
      ...{ idempotencyKey: expect.stringMatching(/^idempotencyKey: 8/), program: expect.stringMatching(/^program: /) },
    });
    expect(await problems(asked({ service: "nothing" }), "ar")).toEqual({ service: "اختر الخدمة" });
    await ask(asked({ program: "\u202e\u200b\u3164", email: "blank@example.com" }));
    expect((await rows()).map(({ content }) => JSON.parse(content).program)).toEqual(["unnamed"]);
    await say("no", await link());
    for (const input of [null, [], "text", 7]) expect(await problems(input)).toHaveProperty("name");
    const unreachable = asked({ email: "", channel: "phone" });
    expect(await problems(unreachable)).toEqual({ email: expect.stringContaining(`${site}/quotation`) });
    const spam = asked({ message: "Buy backlinks at https://a.example and https://b.example and https://c.example" });
    expect(await problems(spam)).toEqual({ message: expect.stringContaining(`${site}/quotation`) });
    expect([await rows(), await topics()]).toEqual([[], []]);
    const meta = await startMeta();
    settings = { ...settings, ...meta.settings, WHATSAPP_TEMPLATES: "confirm_enquiry:en:1" } as Env;
    expect(await ask(unreachable)).toMatchObject({ state: "waiting", sentTo: "whatsapp" });
    await work();
    const [template] = meta.sent();
    expect(template).toMatchObject({ to: "+971501234567", template: { name: "confirm_enquiry" } });
    expect(JSON.stringify(template)).toMatch(/https:\/\/www\.windtower\.example\/waiting\/[\w-]{32}"/);
    await meta.stop();
  });

  itAlike("keeps a time for its person, and books it with their yes unless it was taken meanwhile", async () => {
    const from = Date.now() + day;
    vi.spyOn(calendar, "windowsFor").mockImplementation(async (...[, , , , held]) =>
      held?.length ? [] : [{ from, to: from + 2 * hour, teams: ["a"] }],
    );
    const wish = { heldTime: String(from), message: "It drips." };
    expect(await ask(asked(wish))).toMatchObject({ state: "refused", problems: [{ field: "area" }] });
    expect(await ask(asked({ ...wish, area: "Villa 7, Al Barsha 1" }))).toMatchObject({
      heldUntil: expect.any(String),
    });
    const key = await link();
    const second = await ask(asked({ ...wish, area: "Villa 8", email: "second@example.com" }));
    expect(second).toMatchObject({ state: "refused", problems: [{ field: "heldTime" }] });
    await say("yes", key);
    const visits = () => leads.db.selectFrom("appointments").select(["address", "from_at", "lead_id"]).execute();
    const [lead] = await all();
    expect(await visits()).toEqual([{ address: "Villa 7, Al Barsha 1", from_at: from, lead_id: lead?.id }]);
    const third = asked({ ...wish, area: "Villa 9", email: "third@example.com", phone: "050 123 4568" });
    await ask(third);
    const late = await link();
    const other = await leads.add();
    const taken = { kind: "job", from, to: from + 2 * hour, teams: ["a"], place: "dubai", address: "" } as const;
    await book(leads.db, other, { ...taken, accessNote: "", locale: "en", lapsesAt: null }, "huda");
    expect(await say("yes", late)).toMatch(/^\/enquiry\/[\w-]{22}\/visit$/);
    expect(await visits()).toHaveLength(1);
  });
});
