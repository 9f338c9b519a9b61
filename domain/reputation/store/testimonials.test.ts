import { uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import { describe, expect, it } from "vitest";
import { leadsIn } from "#domain/leads/store/fixture.ts";
import { withdraw } from "#domain/leads/store/follow.ts";
import { mergeLeads } from "#domain/leads/store/merge.ts";
import { eraseExpired, erasePerson, exportPerson } from "#domain/privacy/store/privacy.ts";
import { takeBack } from "#domain/privacy/store/sealed.ts";
import { places } from "#platform/db/fixture.ts";
import { decideTestimonial, noteAsked, withdrawTestimonial, writeTestimonial } from "./change.ts";
import { finishedVisit } from "./fixture.ts";
import { countTestimonials, publishedTestimonials, testimonialOf } from "./read.ts";
import { requestTestimonials, testimonialTopic } from "./request.ts";

const hour = 3_600_000;
const day = 24 * hour;
const today = uaeDayStart(uaeDay(Date.now()));
const noon = today + 12 * hour;
const yesterday = today - 10 * hour;

describe.each(places)("testimonials on %s", (_, make) => {
  const leads = leadsIn(make);
  const finished = async (lead: Parameters<typeof leads.add>[0] = {}, columns = {}, visit = {}) => {
    const id = await leads.add(lead, columns);
    await finishedVisit(leads.db, id, yesterday, visit);
    return id;
  };
  const written = { words: "They came on time.", shown_name: "Sara A.", consent: "I agree", locale: "en" } as const;
  const mails = async () =>
    (await leads.db.selectFrom("outbox").select("topic").where("topic", "=", testimonialTopic).execute()).length;
  /** A testimonial that waits for the office. */
  const received = async () => {
    const id = await finished();
    await requestTestimonials(leads.db, noon);
    await writeTestimonial(leads.db, id, written, noon);
    return id;
  };
  const refuse = { to: "refused", reason: "insult" } as const;

  it("are asked for once, by day, after finished work only, also by two servers at once", async () => {
    const asked = await finished();
    const other = { phone: "+971500000001", email: "one@example.com" };
    await finished({ ...other, phone: "+971500000002" }, { spam: 1 });
    await finished({ ...other, phone: "+971500000003" }, { status: "lost", lost_reason: "withdrawn" });
    await finished({ ...other, phone: "+971500000004" }, {}, { kind: "survey" });
    await finished({ ...other, phone: "+971500000005" }, {}, { state: "missed" });
    const ongoing = await finished({ ...other, phone: "+971500000006" });
    await finishedVisit(leads.db, ongoing, noon + 5 * day, { state: "booked" });
    await finished({ ...other, phone: "+971500000007", email: "SARA@example.com" });
    const colleague = await leads.colleague();
    await finished({ phone: "+971500000008", email: `${colleague}@Example.com` });
    const merged = await finished({ ...other, phone: "+971500000009" });
    await mergeLeads(leads.db, "huda", await leads.add({ ...other, phone: "+971500000009" }), merged);
    await withdraw(leads.db, merged, "", async () => {});
    await finishedVisit(leads.db, asked, noon - 20 * day, { state: "booked" });
    expect(await requestTestimonials(leads.db, today + 8 * hour)).toBe(0);
    const both = await Promise.all([requestTestimonials(leads.db, noon), requestTestimonials(leads.db, noon)]);
    expect(both[0] + both[1]).toBe(1);
    expect(await testimonialOf(leads.db, asked)).toMatchObject({ state: "requested", words: "" });
    expect(await requestTestimonials(leads.db, noon + hour)).toBe(0);
    expect(await mails()).toBe(1);
  });

  it("are asked for by a colleague where there is no address, once, and count as asked only then", async () => {
    const id = await finished({ email: "" });
    expect(await requestTestimonials(leads.db, noon)).toBe(1);
    expect([await mails(), (await testimonialOf(leads.db, id))?.state]).toEqual([0, "requested"]);
    expect((await countTestimonials(leads.db)).requested).toBe(0);
    const both = await Promise.all(["huda", "omar"].map((who) => noteAsked(leads.db, who, id, 1)));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await noteAsked(leads.db, "huda", id, 2)).toEqual({ ok: false, problem: "state" });
    expect((await countTestimonials(leads.db)).requested).toBe(1);
  });

  it("are published or refused by what the colleague has read; counts say what became of all", async () => {
    const id = await received();
    expect(await writeTestimonial(leads.db, id, written)).toEqual({ ok: true });
    for (const other of [{ words: "Others" }, { shown_name: "" }])
      expect(await writeTestimonial(leads.db, id, { ...written, ...other })).toMatchObject({ problem: "state" });
    const { version } = (await testimonialOf(leads.db, id)) ?? { version: 0 };
    const decisions = await Promise.all([
      decideTestimonial(leads.db, "huda", id, version, { to: "published" }),
      decideTestimonial(leads.db, "omar", id, version, refuse),
    ]);
    expect(decisions.filter(({ ok }) => ok)).toHaveLength(1);
    expect(decisions).toContainEqual({ ok: false, problem: "conflict" });
    const now = (await testimonialOf(leads.db, id)) ?? { version: 0, state: "" };
    if (now.state === "published") await decideTestimonial(leads.db, "huda", id, now.version, refuse);
    expect(await countTestimonials(leads.db)).toEqual({
      ...{ requested: 1, received: 1, published: 0, refused: 1, withdrawn: 0, byReason: { insult: 1 } },
    });
    const last = (await testimonialOf(leads.db, id)) ?? { version: 0 };
    expect(await decideTestimonial(leads.db, "huda", id, last.version, { to: "published" })).toEqual({ ok: true });
    expect(await publishedTestimonials(leads.db, 9)).toMatchObject([{ words: written.words, place: "dubai" }]);
  });

  it("are gone when the customer withdraws, whatever the office does at the same time", async () => {
    const id = await received();
    const { version } = (await testimonialOf(leads.db, id)) ?? { version: 0 };
    const [withdrawn] = await Promise.all([
      withdrawTestimonial(leads.db, id),
      decideTestimonial(leads.db, "huda", id, version, { to: "published" }),
    ]);
    expect(withdrawn).toEqual({ ok: true });
    expect(await testimonialOf(leads.db, id)).toMatchObject({
      ...{ state: "withdrawn", words: "", shown_name: "", consent: "", consent_at: null },
    });
    expect(await publishedTestimonials(leads.db, 9)).toEqual([]);
    expect(await writeTestimonial(leads.db, id, { ...written, words: "Others" })).toEqual({ ok: true });
  });

  it("stay with their enquiry through a merge, are exported, and are erased and taken back with it", async () => {
    const id = await received();
    const head = await leads.add();
    await mergeLeads(leads.db, "huda", head, id);
    const { version } = (await testimonialOf(leads.db, id)) ?? { version: 0 };
    expect(await decideTestimonial(leads.db, "huda", id, version, { to: "published" })).toEqual({ ok: true });
    expect(JSON.stringify(await exportPerson(leads.db, head))).toContain(written.words);
    const spam = (spam: 0 | 1) => leads.db.updateTable("leads").set({ spam }).where("id", "=", head).execute();
    await spam(1);
    expect([await publishedTestimonials(leads.db, 9), (await countTestimonials(leads.db)).published]).toEqual([[], 0]);
    await spam(0);
    await eraseExpired(leads.db, { wonDays: 28, leadDays: 28, spamDays: 28 }, Date.now() + 15 * day);
    expect(await publishedTestimonials(leads.db, 9)).toEqual([]);
    expect(await testimonialOf(leads.db, id)).toBeUndefined();
    expect(await takeBack(leads.db, "huda", head, ["lead"])).toBe(true);
    expect(await publishedTestimonials(leads.db, 9)).toHaveLength(1);
    await erasePerson(leads.db, "huda", head);
    expect(await testimonialOf(leads.db, id)).toBeUndefined();
  });
});
