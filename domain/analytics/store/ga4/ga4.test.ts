import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { submitWithMessages } from "#domain/leads/customer/forms/submit.server.ts";
import { heldBack } from "#domain/leads/office/inbox/shared/held-back.server.ts";
import { setStatus, setValue } from "#domain/leads/store/change.ts";
import { aLead, insertAgreed, leadsIn } from "#domain/leads/store/fixture.ts";
import { withdraw } from "#domain/leads/store/follow.ts";
import { mergeLeads } from "#domain/leads/store/merge.ts";
import { recordReply } from "#domain/leads/store/notes.ts";
import { setSpam } from "#domain/leads/store/spam.ts";
import { exportOwn } from "#domain/privacy/store/own-export.ts";
import { erasePerson, exportPerson } from "#domain/privacy/store/privacy.ts";
import { cancelWithdrawn } from "#domain/visits/store/change.ts";
import { alikeOn, places } from "#platform/db/fixture.ts";
import { fakeClock, letPass, workDue } from "#platform/outbox/fixture.ts";
import * as environment from "#platform/process/env.ts";
import { setLogLevel } from "#platform/process/log.ts";
import { forgetClient, forgetClosed } from "./clients.ts";
import { checkWithGoogle } from "./debug.ts";
import { startGoogle } from "./fixture.ts";
import { ga4Handlers } from "./handlers.ts";

const client = "4f1c9d1e-7a55-4c7e-9c51-0d9e3b1f2a60";
const day = 24 * 60 * 60_000;
const colleague = "staff-1";

describe.each(places)("Google Analytics, on %s", (name, make) => {
  const it = alikeOn(name);
  const leads = leadsIn(make);
  const clock = fakeClock(Date.now());
  let google: Awaited<ReturnType<typeof startGoogle>>;
  const settings = environment.env();
  const configure = (some: object) => vi.spyOn(environment, "env").mockReturnValue({ ...settings, ...some });
  beforeEach(async () => {
    setLogLevel("silent");
    google = await startGoogle();
    configure(google.settings);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    setLogLevel("info");
    await google.stop();
  });

  const submit = async (agreed: string | null = client, lead: Partial<typeof aLead> = {}) => {
    const { id } = await submitWithMessages(leads.db, { ...aLead, source: "search", ...lead }, [], agreed);
    return id;
  };
  const work = () => {
    clock.to(Date.now());
    return workDue(leads.db, ga4Handlers(leads.db, clock.now), clock);
  };
  const waiting = async () =>
    (
      await leads.db.selectFrom("outbox").select(["state", "last_error"]).where("topic", "=", "ga4.lead").execute()
    ).filter(({ state }) => state !== "done");

  it("is told of a lead whose sender agreed, and nothing else", async () => {
    const id = await submit();
    await work();
    const { created_at } = await leads.row(id);
    expect(google.received.map(({ path }) => path)).toEqual([
      "/mp/collect?measurement_id=G-TEST123&api_secret=not-a-real-one",
    ]);
    expect(google.told()).toEqual([
      {
        client_id: client,
        timestamp_micros: expect.closeTo(created_at * 1000, -7),
        consent: { ad_user_data: "DENIED", ad_personalization: "DENIED" },
        events: [
          {
            name: "generate_lead",
            params: {
              currency: "AED",
              lead_source: "search",
              form_name: "contact",
              session_id: String(Math.floor(created_at / 1000)),
              engagement_time_msec: 1,
            },
          },
        ],
      },
    ]);
  });

  it("is told nothing without consent, and nothing if it is not set up", async () => {
    const id = await submit(null);
    await setStatus(leads.db, colleague, [id], "won", { fils: 100_000 });
    await work();
    expect(google.received).toEqual([]);
    const agreed = await submit();
    configure({ ...google.settings, GA4_MEASUREMENT_ID: undefined, GA4_API_SECRET: undefined });
    await setStatus(leads.db, colleague, [agreed], "contacted");
    await work();
    expect([google.received, await waiting()]).toEqual([[], []]);
  });

  test("is told once how far the lead got, in dirhams", async () => {
    const id = await submit();
    await recordReply(leads.db, colleague, id, { channel: "phone" });
    await setStatus(leads.db, colleague, [id], "quoted", { fils: 123_450 });
    await setStatus(leads.db, colleague, [id], "contacted");
    await setStatus(leads.db, colleague, [id], "quoted");
    await setValue(leads.db, colleague, id, 150_005);
    await setStatus(leads.db, colleague, [id], "won");
    await work();
    expect(google.stages().sort()).toEqual(["close_convert_lead", "generate_lead", "qualify_lead", "working_lead"]);
    const won = google.told().find(({ events }) => events[0].name === "close_convert_lead");
    const { created_at } = await leads.row(id);
    expect(won.events[0].params).toEqual({
      currency: "AED",
      value: 1500.05,
      session_id: String(Math.floor(created_at / 1000)),
      engagement_time_msec: 1,
    });
  });

  it.each([
    ["area", "disqualify_lead"],
    ["not-our-work", "disqualify_lead"],
    ["price", "close_unconvert_lead"],
    ["no-answer", "close_unconvert_lead"],
  ] as const)("is told that a lead was lost for %s as %s, without the reason", async (reason, stage) => {
    const id = await submit();
    await setStatus(leads.db, colleague, [id], "lost", { reason });
    await work();
    expect(google.stages()).toContain(stage);
    expect(google.received.map(({ body }) => body).join()).not.toContain(reason);
  });

  it("never learns who the customer was, what they wrote and where", async () => {
    const canaries = {
      name: "Canary Alfa",
      email: "bravo@example.com",
      phone: "+971500000007",
      phoneTyped: "050 000 0007",
      message: "charlie drips",
      page: "/delta",
      service: "ac-repair",
      place: "ajman",
      origin: { landing: "/echo", campaign: { utm_campaign: "foxtrot" } },
      details: { area: "golf" },
    } as const;
    const id = await submit(client, canaries);
    const { reference, follow_key } = await leads.row(id);
    await withdraw(leads.db, id, "hotel", cancelWithdrawn);
    await work();
    expect(google.stages().sort()).toEqual(["close_unconvert_lead", "generate_lead"]);
    const all = JSON.stringify(google.received).toLowerCase();
    const { origin, details, ...texts } = canaries;
    const secrets = [...Object.values(texts), "echo", "foxtrot", "golf", "hotel", reference, follow_key, id, "0007"];
    expect(secrets.filter((secret) => all.includes(secret.toLowerCase()))).toEqual([]);
  });

  it("is told nothing more once the consent is withdrawn, not even what waits", async () => {
    const [id, other] = [await submit(), await submit(crypto.randomUUID())];
    await forgetClient(leads.db, client);
    await setStatus(leads.db, colleague, [id, other], "contacted");
    await work();
    expect(google.stages().sort()).toEqual(["generate_lead", "working_lead"]);
    expect(google.told().every(({ client_id }) => client_id !== client)).toBe(true);
  });

  it("is told nothing of an erased lead, and its id is gone", async () => {
    const id = await submit();
    expect((await exportOwn(leads.db, aLead.email)).enquiries[0]?.googleAnalyticsId).toBe(client);
    expect((await exportPerson(leads.db, id))?.leads[0]?.googleAnalyticsId).toBe(client);
    await erasePerson(leads.db, colleague, id);
    await work();
    expect(google.received).toEqual([]);
    expect(await leads.db.selectFrom("ga4_clients").selectAll().execute()).toEqual([]);
  });

  it("is told of spam only when it turns out to be no spam", async () => {
    const spam = { spam: { score: 90, reasons: [], isSpam: true } };
    const id = await submit(client, spam as Partial<typeof aLead>);
    await work();
    expect(google.received).toEqual([]);
    await setSpam(
      leads.db,
      colleague,
      [id],
      false,
      heldBack(() => 1),
    );
    await work();
    expect(google.stages()).toEqual(["generate_lead"]);
    await setSpam(
      leads.db,
      colleague,
      [id],
      true,
      heldBack(() => 1),
    );
    await setStatus(leads.db, colleague, [id], "contacted");
    await work();
    expect(google.stages()).toEqual(["generate_lead"]);
  });

  it("is told of a merged lead by its own id only", async () => {
    const [into, from] = [await submit(null), await submit()];
    await mergeLeads(leads.db, colleague, into, from);
    await setStatus(leads.db, colleague, [into], "won");
    await work();
    expect(google.stages()).toEqual(["generate_lead"]);
    const [other, won] = [await submit(), await submit()];
    await setStatus(leads.db, colleague, [won], "won", { fils: 100 });
    await insertAgreed(leads.db, won, "quotation");
    await leads.db.updateTable("quotes").set({ net_fils: 500, gross_fils: 525 }).execute();
    await mergeLeads(leads.db, colleague, other, won);
    await work();
    const told = google.told().filter(({ events }) => events[0].name === "close_convert_lead");
    expect(told.map(({ events }) => events[0].params.value)).toEqual([5]);
  });

  it("is tried again for three days while it is away, and then listed with the messages that were not sent", async () => {
    const id = await submit();
    google.status = 500;
    await work();
    expect(await waiting()).toEqual([{ state: "pending", last_error: "HTTP 500" }]);
    await letPass(leads.db, ga4Handlers(leads.db, clock.now), clock, 4 * day);
    expect(await waiting()).toEqual([{ state: "dead", last_error: "HTTP 500" }]);
    expect(google.received.length).toBeGreaterThan(50);
    const [first, last] = [google.told()[0], google.told().at(-1)];
    expect(first.timestamp_micros).toBeGreaterThan(0);
    expect(last).not.toHaveProperty("timestamp_micros");
    const failed = leads.db.selectFrom("lead_events").select("kind").where("lead_id", "=", id);
    expect((await failed.where("kind", "=", "failed").execute()).length).toBe(1);
  });

  it("says whether it understands our form, without any personal data", async () => {
    expect(await checkWithGoogle()).toEqual({ mistakes: [] });
    const [asked] = google.received;
    expect(asked?.path).toBe("/debug/mp/collect?measurement_id=G-TEST123&api_secret=not-a-real-one");
    expect(JSON.parse(asked?.body ?? "")).toMatchObject({ validation_behavior: "ENFORCE_RECOMMENDATIONS" });
    const mistake = { fieldPath: "events", description: "<b>No.</b>", validationCode: "NAME_INVALID" };
    google.answer = JSON.stringify({ validationMessages: [mistake] });
    expect(await checkWithGoogle()).toEqual({ mistakes: [{ field: "events", text: "<b>No.</b>" }] });
    for (const odd of ["", "<html>", "{}", "[1]", `{"validationMessages":"${"x".repeat(100_000)}"}`]) {
      google.answer = odd;
      expect(await checkWithGoogle()).toEqual({ failed: "unreadable" });
    }
    await google.stop();
    expect(await checkWithGoogle()).toEqual({ failed: expect.stringContaining("ECONNREFUSED") });
  });

  it("keeps its id of a lead until a month after the lead was closed", async () => {
    const [open, closed, merged] = [await submit(), await submit(), await submit()];
    await setStatus(leads.db, colleague, [closed], "lost", { reason: "price" });
    await mergeLeads(leads.db, colleague, open, merged);
    const left = async (days: number) => {
      await forgetClosed(leads.db, Date.now() + days * day);
      const rows = await leads.db.selectFrom("ga4_clients").select("lead_id").execute();
      return rows.map(({ lead_id }) => lead_id).sort();
    };
    expect(await left(29)).toEqual([open, closed, merged].sort());
    expect(await left(31)).toEqual([open]);
  });
});
