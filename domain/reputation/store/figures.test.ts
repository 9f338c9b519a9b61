import { uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import { describe, expect, it } from "vitest";
import { setStatus } from "#domain/leads/store/change.ts";
import { leadsIn } from "#domain/leads/store/fixture.ts";
import { recordReply } from "#domain/leads/store/notes.ts";
import { erasePerson } from "#domain/privacy/store/privacy.ts";
import { book } from "#domain/visits/store/change.ts";
import { addTeam } from "#domain/visits/store/teams.ts";
import { places } from "#platform/db/fixture.ts";
import { countFigures, type Figures, readFigures, saveFigures } from "./figures.ts";
import { arrival, finishedVisit } from "./fixture.ts";
import { hiddenFor } from "./shown.ts";

const hour = 3_600_000;
const day = 24 * hour;
const now = Date.now();
const today = uaeDayStart(uaeDay(now));
/** The office of this test works half of the time, at all hours. */
const count = (db: Parameters<typeof countFigures>[0]) => countFigures(db, (from, to) => (to - from) / 2, now);

describe.each(places)("the figures of our own records on %s", (_, make) => {
  const leads = leadsIn(make);
  const came = today - 5 * day;
  const answeredAfter = (hours: number, more = {}) =>
    leads.add(
      { email: `${hours}@example.com`, phone: `+97150${hours}` },
      { created_at: came, reply_due_at: came + day, replied_at: came + hours * hour, status: "contacted", ...more },
    );

  it("measure first answers, and what is still unanswered too", async () => {
    for (const hours of [1, 2, 3, 4, 5, 6, 7, 8, 9]) await answeredAfter(hours);
    expect((await count(leads.db)).answers).toMatchObject({
      ...{ cases: 9, medianMs: 2.5 * hour, p90Ms: 4.5 * hour, wallMedianMs: 5 * hour },
    });
    await leads.add({}, { created_at: came, reply_due_at: came + day });
    expect((await count(leads.db)).answers).toMatchObject({ cases: 10, medianMs: 2.5 * hour, p90Ms: 4.5 * hour });
    await leads.add({}, { created_at: came, reply_due_at: came + day });
    expect((await count(leads.db)).answers).toMatchObject({ cases: 11, medianMs: 3 * hour, p90Ms: (now - came) / 2 });
  });

  it("leave out what would not be true: spam, tests, erased and merged leads, withdrawn ones, and other days", async () => {
    await leads.colleague();
    const staff = await leads.db.selectFrom("staff").select("email").executeTakeFirstOrThrow();
    await answeredAfter(1, { spam: 1 });
    await answeredAfter(2, { email: staff.email.toUpperCase() });
    await answeredAfter(3, { merged_into: await answeredAfter(4, { kind: "walk-in" }) });
    await answeredAfter(5, { replied_at: null, status: "lost", lost_reason: "withdrawn" });
    await answeredAfter(6, { created_at: today + 1, replied_at: today + 2 });
    await answeredAfter(7, { created_at: today - 91 * day });
    await erasePerson(leads.db, "huda", await answeredAfter(8));
    expect((await count(leads.db)).answers.cases).toBe(0);
  });

  it("do not count a booking that the customer made alone as an answer, but the answer of a colleague", async () => {
    const team = { name: "North", trades: [], places: [], dayFrom: 0, dayTo: 1440, active: true, colleagues: [] };
    const teams = [await addTeam(leads.db, "huda", team)];
    const from = Math.ceil(now / hour) * hour + 48 * hour;
    const booking = { kind: "survey", from, to: from + 2 * hour, teams, place: "dubai", locale: "en" } as const;
    const [alone, answered] = [await leads.add({}, { created_at: came }), await leads.add({}, { created_at: came })];
    const rest = { address: "", accessNote: "", lapsesAt: null };
    expect((await book(leads.db, alone, { ...booking, ...rest }, "customer", came + 1)).ok).toBe(true);
    await recordReply(leads.db, "huda", answered, { channel: "phone", subject: "", text: "" }, { now: came + hour });
    expect((await count(leads.db)).answers).toMatchObject({ cases: 1, wallMedianMs: hour });
    await setStatus(leads.db, "huda", [answered], "lost", { reason: "price" });
    expect((await count(leads.db)).answers.cases).toBe(1);
  });

  it("count arrivals within the window, and say how many were not reported", async () => {
    const at = today - 3 * day;
    const lead = await leads.add();
    for (const late of [0, 2 * hour, 2 * hour + 1, -1])
      await arrival(leads.db, await finishedVisit(leads.db, lead, at), at + late);
    await finishedVisit(leads.db, lead, at);
    await finishedVisit(leads.db, lead, at, { state: "booked" });
    await finishedVisit(leads.db, lead, at, { to_at: at + 4 * hour });
    await finishedVisit(leads.db, lead, at, { state: "cancelled" });
    expect((await count(leads.db)).arrivals).toEqual({ cases: 4, kept: 2, unreported: 2 });
  });

  it("count a visit as the only one if no other was arranged afterwards for the same work, person or place", async () => {
    const at = today - 30 * day;
    const visitOf = async (service: "ac" | "plumbing", person: string, from: number, more = {}) =>
      finishedVisit(leads.db, await leads.add({}, { service, person_id: person }), from, more);
    const later = { created_at: at + day };
    await visitOf("ac", "sara", at);
    await visitOf("plumbing", "sara", at + 3 * day, later);
    expect((await count(leads.db)).once).toEqual({ cases: 2, kept: 2 });
    await visitOf("ac", "sara", at + 14 * day, later);
    expect((await count(leads.db)).once).toEqual({ cases: 3, kept: 2 });
    await visitOf("ac", "omar", at);
    await visitOf("ac", "omar", at + day, { created_at: at - day });
    await visitOf("ac", "layla", at);
    await visitOf("ac", "layla", at + 15 * day, later);
    expect((await count(leads.db)).once).toEqual({ cases: 7, kept: 6 });
  });

  it("are shown by all servers as they were counted last, and by none if that was more than a day ago", async () => {
    const figures = await count(leads.db);
    await saveFigures(leads.db, figures, now - day);
    expect(await readFigures(leads.db, now)).toBeUndefined();
    await saveFigures(leads.db, figures, now);
    expect(await readFigures(leads.db, now)).toEqual(figures);
  });
});

it("a figure is hidden below the number of cases, and arrivals too if many were not reported", () => {
  const kept = { cases: 40, kept: 40 };
  const figures: Figures = {
    ...{
      from: 1,
      to: 2,
      once: { cases: 29, kept: 29 },
      answers: { cases: 30, medianMs: 1, p90Ms: 2, wallMedianMs: 3 },
    },
    arrivals: { ...kept, unreported: 10 },
  };
  expect(hiddenFor(figures, "once", 30)).toBe("few");
  expect(hiddenFor(figures, "answers", 30)).toBeUndefined();
  expect(hiddenFor(figures, "arrivals", 30)).toBeUndefined();
  expect(hiddenFor({ ...figures, arrivals: { ...kept, unreported: 11 } }, "arrivals", 30)).toBe("unreported");
});
