import { uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { leadsIn } from "#domain/leads/store/fixture.ts";
import * as database from "#platform/db/db.ts";
import { describeAlike } from "#platform/db/fixture.ts";
import { closeMail } from "#platform/mail/send.ts";
import { startSmtp } from "#platform/mail/smtp-fixture.ts";
import { fakeClock, workDue } from "#platform/outbox/fixture.ts";
import type { Env } from "#platform/process/env.ts";
import * as environment from "#platform/process/env.ts";
import { setLogLevel } from "#platform/process/log.ts";
import { testimonialMailHandlers } from "../mails/mails.server.ts";
import { decideTestimonial } from "../store/change.ts";
import { findingOf, publishFinding } from "../store/findings.ts";
import { finishedVisit } from "../store/fixture.ts";
import { testimonialOf } from "../store/read.ts";
import { requestTestimonials } from "../store/request.ts";
import { findingsFile, forgetFindings, withFindings } from "./findings.server.tsx";
import { forgetRecord, recordPage, testimonialsFile } from "./record.server.tsx";
import { shownNameOf } from "./shown-name.ts";
import { changeTestimonial } from "./testimonial.server.ts";

const site = "https://www.windtower.example";
const noon = uaeDayStart(uaeDay(Date.now())) + 12 * 3_600_000;

describeAlike("a customer's words on %s", (_, make) => {
  const leads = leadsIn(make);
  let server: Awaited<ReturnType<typeof startSmtp>>;
  beforeEach(async () => {
    setLogLevel("silent");
    forgetRecord();
    server = await startSmtp();
    const settings = { ...environment.env(), SMTP_URL: server.url, SITE_URL: site };
    vi.spyOn(environment, "env").mockReturnValue(settings as Env);
    vi.spyOn(database, "db").mockImplementation(async () => leads.db);
  });
  afterEach(async () => {
    closeMail();
    await server.close();
    vi.restoreAllMocks();
    setLogLevel("info");
  });

  const asked = async (lead: Parameters<typeof leads.add>[0] = {}) => {
    const id = await leads.add(lead);
    await finishedVisit(leads.db, id, noon - 24 * 3_600_000);
    await requestTestimonials(leads.db, noon);
    return { id, key: (await leads.row(id)).follow_key };
  };
  const work = () => workDue(leads.db, testimonialMailHandlers(leads.db), fakeClock(Math.max(noon, Date.now())));
  const send = async (key: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    const request = new Request(`${site}/enquiry/${key}/testimonial`, { method: "POST", body });
    // An answer that is thrown or redirects is a Response; a refusal is data with its status.
    const answer = await changeTestimonial(request, key).catch((thrown: unknown) => thrown);
    return answer instanceof Response ? answer.status : (answer as { init?: { status: number } }).init?.status;
  };
  const words = { words: "They came on time.", naming: "initial", consent: "on" };

  it.each([
    ["en", "/enquiry/", "We ask once"],
    ["ar", "/ar/enquiry/", "نسأل مرة واحدة"],
  ] as const)("are asked for by one mail in the customer's language (%s)", async (locale, path, promise) => {
    const { key } = await asked({ locale });
    await work();
    await work();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.text).toContain(`${site}${path}${key}/testimonial`);
    expect(server.received[0]?.text).toContain(promise);
  });

  it("are stored only with a consent, with the sentence that was ticked and the name that was chosen", async () => {
    const { id, key } = await asked({ name: "Sara Ahmed", locale: "en" });
    expect(await send(key, { ...words, consent: "" })).toBe(422);
    expect(await send(key, { ...words, words: " " })).toBe(422);
    expect(await send(key, { ...words, words: "a".repeat(601) })).toBe(422);
    expect(await send("x".repeat(22), words)).toBe(404);
    expect(await testimonialOf(leads.db, id)).toMatchObject({ state: "requested", words: "" });
    expect(await send(key, words)).toBe(303);
    expect(await testimonialOf(leads.db, id)).toMatchObject({ state: "received", shown_name: "Sara A." });
    expect((await testimonialOf(leads.db, id))?.consent).toContain("I can withdraw this on this page at any time.");
    // The request waits no longer; the office is told.
    await work();
    expect(server.received.map(({ to }) => to?.[0]?.address)).toEqual(["hello@windtower.example"]);
    expect(await send(key, { intent: "withdraw" })).toBe(303);
    expect(await testimonialOf(leads.db, id)).toMatchObject({ state: "withdrawn", words: "", shown_name: "" });
  });

  it("take the place of the examples from the number on that the office has set, without a customer's details", async () => {
    const file = async () => {
      forgetRecord();
      const answer = await testimonialsFile(new Request(`${site}/our-record/testimonials`));
      return { status: answer.status, html: await answer.text() };
    };
    for (let n = 1; n <= 6; n += 1) {
      const lead = { email: `${n}@example.com`, phone: `+97150000000${n}`, name: "Sara Ahmed", service: "ac" as const };
      const { id, key } = await asked(lead);
      await send(key, { ...words, words: `<b>They came on time ${n}.</b>` });
      expect((await file()).status).toBe(204);
      const { version } = (await testimonialOf(leads.db, id)) ?? { version: 0 };
      await decideTestimonial(leads.db, "huda", id, version, { to: "published" });
    }
    const { status, html } = await file();
    expect(status).toBe(200);
    expect(html).toMatch(/^<li.*&lt;b&gt;They came on time 6\.&lt;\/b&gt;.*Sara A\..*Air conditioning, Dubai, /);
    const page = JSON.stringify(await recordPage(new Request(`${site}/our-record`)));
    for (const text of [html, page]) expect(text).not.toMatch(/Ahmed|example\.com|97150/);
  });

  it("and a line about the visit are two consents; the line is on the page of its trade and place, and says so before", async () => {
    const { id, key } = await asked({ name: "Sara Ahmed", locale: "en", service: "ac-repair" });
    const ask = async (query: string) => {
      forgetFindings();
      const request = (path: string) => new Request(`${site}${path}?${query}`);
      const times = await withFindings(request("/free-times"), new Response("<time>"));
      const answer = await findingsFile(request("/our-record/findings"));
      return [times.headers.get("x-findings"), answer.status, await answer.text()];
    };
    expect(await send(key, { intent: "allow" })).toBe(422);
    expect(await send(key, { intent: "allow", allowed: "on" })).toBe(303);
    expect(await testimonialOf(leads.db, id)).toMatchObject({ state: "requested", consent: "" });
    const finding = await findingOf(leads.db, id);
    expect(finding?.consent).toContain("without my name");
    expect(await ask("service=ac&place=dubai")).toEqual([null, 204, ""]);
    const line = { found_en: "<b>Dust</b>", found_ar: "غبار", reading_en: "Supply air", reading_ar: "الهواء الخارج" };
    const values = { value_before: "21", value_after: "13", unit: "°C", area: "dubai-marina" } as const;
    const seen = { id: finding?.id ?? "", version: 1 };
    await publishFinding(leads.db, "huda", id, seen, { ...line, ...values });
    const [header, status, html] = await ask("service=ac&place=dubai");
    expect([header, status]).toEqual(["1", 200]);
    expect(html).toMatch(/^<section.*21 °C.*13 °C.*Supply air.*&lt;b&gt;Dust.*AC repair, Dubai Marina, \w+ \d{4}/);
    expect(html).not.toMatch(/Sara|Ahmed|example\.com/);
    expect((await ask("service=ac-repair&place=dubai&area=dubai-marina"))[1]).toBe(200);
    for (const other of ["service=ac&place=dubai&area=deira", "service=ac&place=sharjah", "service=pool&place=dubai"])
      expect((await ask(other))[1]).toBe(204);
    expect(await send(key, { intent: "disallow" })).toBe(303);
    expect(await ask("service=ac&place=dubai")).toEqual([null, 204, ""]);
  });
});

it.each([
  ["Sara Ahmed", "Sara A."],
  ["  Omar  bin Khalid Al-Mansoori ", "Omar M."],
  ["سارة أحمد", "سارة أ."],
  ["عبد الله المنصوري", "عبد الله م."],
  ["Priya", "Priya"],
  ["+971 50", ""],
])("the name that is shown of %s is %s", (name, shown) => expect(shownNameOf(name)).toBe(shown));
