import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { leadsIn } from "#domain/leads/store/fixture.ts";
import { cancel } from "#domain/visits/store/change.ts";
import { describeAlike } from "#platform/db/fixture.ts";
import { closeMail } from "#platform/mail/send.ts";
import { startSmtp } from "#platform/mail/smtp-fixture.ts";
import { type FakeClock, fakeClock, workDue } from "#platform/outbox/fixture.ts";
import type { Env } from "#platform/process/env.ts";
import * as environment from "#platform/process/env.ts";
import { setLogLevel } from "#platform/process/log.ts";
import { aContract, term } from "../store/fixture.ts";
import { endContract, planVisits } from "../store/plan.ts";
import { visitsOfContract } from "../store/read.ts";
import { tellOfEnds } from "../store/renewal.ts";
import { contractMailHandlers } from "./mails.server.ts";

const day = 86_400_000;
const now = Date.parse("2026-11-27T10:00:00+04:00");
const late = term.to - 30 * day;

describeAlike("mails about contracts on %s", (_, make) => {
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

  const work = () => workDue(leads.db, contractMailHandlers(leads.db, clock.now), clock);
  const toCustomer = () => server.received.filter(({ to }) => to?.[0]?.address === "sara@example.com");
  const planAll = async (id: string) => {
    const wishes = (await visitsOfContract(leads.db, id)).map(({ id: visit, from, to }) => ({
      ...{ visit, from, to },
      teams: ["a"],
    }));
    await planVisits(leads.db, "huda", id, 1, wishes, { place: "dubai", work: "" }, now);
  };

  it.each([
    ["en", "Visit 4", "Thursday, 14 October 2027"],
    ["ar", "الزيارة 4", "الخميس، 14 أكتوبر 2027"],
  ] as const)(
    "name all visits that were booked together, in the customer's language (%s)",
    async (locale, last, when) => {
      const { id } = await aContract(leads.db, await leads.add(), now, { locale });
      await planAll(id);
      const [first] = await visitsOfContract(leads.db, id);
      await cancel(leads.db, first?.appointment ?? "", null, "huda", now);
      await work();
      const [mail] = toCustomer();
      expect(toCustomer()).toHaveLength(1);
      expect(mail?.text).not.toContain(last);
      expect(mail?.text?.replaceAll(/[\u2066\u2069]/g, "")).toContain(when);
      expect(mail?.text).toMatch(/https:\/\/www\.windtower\.example(\/ar)?\/enquiry\/[\w-]{22}/);
    },
  );

  it.each([
    ["en", "It is not renewed by itself", "30 November 2027"],
    ["ar", "ولا يتجدد من تلقاء نفسه", "30 نوفمبر 2027"],
  ] as const)("tell customer and office once that the last day is near (%s)", async (locale, words, when) => {
    await aContract(leads.db, await leads.add(), now, { locale });
    await tellOfEnds(leads.db, 30, late);
    clock.to(late);
    await work();
    await work();
    expect(server.received).toHaveLength(2);
    const [mail] = toCustomer();
    expect(mail?.text).toContain(words);
    expect(mail?.text?.replaceAll(/[\u2066\u2069]/g, "")).toContain(when);
    const office = server.received.find((one) => one !== mail);
    expect(office?.to?.[0]?.address).toBe("hello@windtower.example");
    for (const one of server.received) expect(`${one.subject} ${one.text}`).not.toMatch(/invoice|فاتورة/i);
  });

  it("are not sent for a contract that has ended meanwhile, and only to the office if the customer has no address", async () => {
    const { id } = await aContract(leads.db, await leads.add(), now);
    await aContract(leads.db, await leads.add({ email: "" }), now);
    await tellOfEnds(leads.db, 30, late);
    await endContract(leads.db, "huda", id, 2, { reason: "", withVisits: true }, late);
    clock.to(late);
    await work();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.to?.[0]?.address).toBe("hello@windtower.example");
  });
});
