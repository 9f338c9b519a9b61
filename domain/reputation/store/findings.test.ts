import { uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import { describe, expect, it } from "vitest";
import { leadsIn } from "#domain/leads/store/fixture.ts";
import { mergeLeads } from "#domain/leads/store/merge.ts";
import { erasePerson, exportPerson } from "#domain/privacy/store/privacy.ts";
import { places } from "#platform/db/fixture.ts";
import {
  allowFinding,
  type FindingLine,
  findingOf,
  findingsOf,
  hideFinding,
  publishedFindings,
  publishFinding,
  withdrawFinding,
} from "./findings.ts";
import { finishedVisit } from "./fixture.ts";
import { requestTestimonials } from "./request.ts";

const hour = 3_600_000;
const noon = uaeDayStart(uaeDay(Date.now())) + 12 * hour;

describe.each(places)("lines about visits on %s", (_, make) => {
  const leads = leadsIn(make);
  const consent = { consent: "I agree", locale: "en" } as const;
  const line: FindingLine = {
    ...{ found_en: "A filter full of dust.", found_ar: "فلتر مليء بالغبار.", reading_en: "Supply air" },
    ...{ reading_ar: "الهواء الخارج", value_before: "21", value_after: "13", unit: "°C", area: "dubai-marina" },
  };
  const asked = async () => {
    const id = await leads.add({ name: "Sara Ahmed", service: "ac-repair" });
    await finishedVisit(leads.db, id, noon - 24 * hour);
    await requestTestimonials(leads.db, noon);
    return id;
  };
  const allowed = async () => {
    const id = await asked();
    expect(await allowFinding(leads.db, id, consent)).toEqual({ ok: true });
    const finding = await findingOf(leads.db, id);
    return { id, seen: { id: finding?.id ?? "", version: finding?.version ?? 0 } };
  };
  const published = () => publishedFindings(leads.db, 0);

  it("exist only once, with a consent, and only for customers who were asked", async () => {
    expect(await allowFinding(leads.db, await leads.add(), consent)).toMatchObject({ problem: "missing" });
    expect(await findingsOf(leads.db, [await leads.add({ email: "other@example.com", phone: "" })])).toEqual([]);
    const { id } = await allowed();
    await Promise.all([1, 2].map(() => allowFinding(leads.db, id, { ...consent, consent: "Other" })));
    expect(await findingOf(leads.db, id)).toMatchObject({ consent: "I agree", published_at: null });
    expect(await published()).toEqual([]);
  });

  it("are published by what the colleague has read, changed, and taken off the site", async () => {
    const { id, seen } = await allowed();
    const publish = (version: number, more = {}) =>
      publishFinding(leads.db, "huda", id, { ...seen, version }, { ...line, ...more });
    for (const found_en of ["At Sara's flat.", "Call (050) 123 4567.", "٠٥٠ ١٢٣ ٤٥٦٧", "sara@example.com"])
      expect(await publish(1, { found_en })).toEqual({ ok: false, problem: "personal" });
    const both = await Promise.all([publish(1), publish(1, { unit: "K" })]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both).toContainEqual({ ok: false, problem: "conflict" });
    const values = { value_before: "1200", value_after: "1450", unit: "l/s" };
    expect(await publish(2, values)).toEqual({ ok: true });
    expect(await published()).toMatchObject([{ ...values, service: "ac-repair", place: "dubai" }]);
    expect(await hideFinding(leads.db, "huda", id, { ...seen, version: 3 })).toEqual({ ok: true });
    expect(await published()).toEqual([]);
  });

  it("are gone when the customer withdraws, whatever the office does at the same time or with an old page", async () => {
    const { id, seen } = await allowed();
    const [withdrawn] = await Promise.all([
      withdrawFinding(leads.db, id),
      publishFinding(leads.db, "huda", id, seen, line),
    ]);
    expect(withdrawn).toEqual({ ok: true });
    expect([await findingOf(leads.db, id), await published()]).toEqual([undefined, []]);
    expect(await withdrawFinding(leads.db, id)).toEqual({ ok: true });
    await allowFinding(leads.db, id, consent);
    expect(await publishFinding(leads.db, "huda", id, seen, line)).toEqual({ ok: false, problem: "missing" });
  });

  it("stay with their enquiry through a merge, are exported and erased with it, and hidden with spam", async () => {
    const { id, seen } = await allowed();
    const head = await leads.add();
    await mergeLeads(leads.db, "huda", head, id);
    expect(await publishFinding(leads.db, "huda", id, seen, line)).toEqual({ ok: true });
    expect(JSON.stringify(await exportPerson(leads.db, head))).toContain(line.found_en);
    await leads.db.updateTable("leads").set({ spam: 1 }).where("id", "=", head).execute();
    expect(await published()).toEqual([]);
    await leads.db.updateTable("leads").set({ spam: 0 }).where("id", "=", head).execute();
    expect(await published()).toHaveLength(1);
    await erasePerson(leads.db, "huda", head);
    expect([await published(), await findingOf(leads.db, id)]).toEqual([[], undefined]);
  });
});
