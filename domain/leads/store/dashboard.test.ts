import { describe, expect, it } from "vitest";
import { erasePerson } from "#domain/privacy/store/privacy.ts";
import { places } from "#platform/db/fixture.ts";
import type { LeadsTable } from "#platform/db/schema.ts";
import { dashboard } from "./dashboard.ts";
import { leadsIn } from "./fixture.ts";

const at = (text: string) => Date.parse(`${text}+04:00`);
const from = at("2026-11-01T00:00");
const to = at("2026-11-05T00:00");
const now = at("2026-11-04T12:00");
const minute = 60_000;

describe.each(places)("the dashboard on %s", (_, make) => {
  const leads = leadsIn(make);
  const add = (created: string, columns: Partial<LeadsTable> = {}) =>
    leads.add({}, { created_at: at(created), ...columns });

  it("counts by days of the UAE, including empty ones, within the range", async () => {
    await add("2026-10-31T23:59:59.999");
    await add("2026-11-01T00:00");
    await add("2026-11-01T23:59:59.999");
    await add("2026-11-03T03:59");
    await add("2026-11-05T00:00");
    const { byDay, total } = await dashboard(leads.db, { from, to, now });
    expect(byDay).toEqual([
      { day: "2026-11-01", n: 2 },
      { day: "2026-11-02", n: 0 },
      { day: "2026-11-03", n: 1 },
      { day: "2026-11-04", n: 0 },
    ]);
    expect(total).toBe(3);
  });

  it("covers the first lead to today by default", async () => {
    await add("2026-11-03T10:00");
    const { byDay } = await dashboard(leads.db, { from: 0, to: now + 1e12, now });
    expect(byDay.map(({ day }) => day)).toEqual(["2026-11-03", "2026-11-04"]);
  });

  it("excludes spam and merged leads, and includes erased ones", async () => {
    const id = await add("2026-11-02T10:00", { service: "plumbing", source: "search", kind: "quote" });
    await add("2026-11-02T10:00", { spam: 1 });
    await add("2026-11-02T10:00", { merged_into: id });
    await add("2026-11-02T10:00", { erased_at: now, name: "", service: "plumbing", place: "dubai" });
    expect(await dashboard(leads.db, { from, to, now })).toMatchObject({
      total: 2,
      bySource: [
        { key: "direct", n: 1 },
        { key: "search", n: 1 },
      ],
      byService: [{ key: "plumbing", n: 2 }],
      byPlace: [
        { key: "", n: 1 },
        { key: "dubai", n: 1 },
      ],
      byKind: [
        { key: "contact", n: 1 },
        { key: "quote", n: 1 },
      ],
      byStatus: [{ key: "new", n: 2 }],
    });
  });

  it("measures the time to answer and whether it was in time", async () => {
    const created = at("2026-11-02T10:00");
    const due = created + 60 * minute;
    for (const minutes of [1, 2, 3, 4, 5, 6, 7, 8, 9, 100])
      await leads.add({}, { created_at: created, reply_due_at: due, replied_at: created + minutes * minute });
    await leads.add({}, { created_at: created, reply_due_at: due });
    await leads.add({}, { created_at: created, reply_due_at: now + 1 });
    await leads.add({}, { created_at: created, reply_due_at: due, status: "lost" });
    await leads.add({}, { created_at: created });
    expect((await dashboard(leads.db, { from, to, now })).response).toEqual({
      answered: 10,
      waiting: 2,
      overdue: 1,
      medianMs: 5 * minute,
      p90Ms: 9 * minute,
      withinDue: 9 / 11,
    });
  });

  it("measures the first answer even if the customer waits again", async () => {
    const created = at("2026-11-02T10:00");
    const first = { first_due_at: created + 60 * minute, first_replied_at: created + 5 * minute };
    await leads.add({}, { ...first, created_at: created, reply_due_at: now - 1, status: "won" });
    await leads.add({}, { ...first, created_at: created, reply_due_at: now - 1, replied_at: now });
    await leads.add({}, { ...first, created_at: created, reply_due_at: now - 1, status: "lost" });
    const { response, conversion } = await dashboard(leads.db, { from, to, now });
    const median = { medianMs: 5 * minute, p90Ms: 5 * minute };
    expect(response).toEqual({ ...median, answered: 3, waiting: 1, overdue: 1, withinDue: 1 });
    expect(conversion.contacted).toBe(2);
  });

  it("erased leads do not wait for an answer", async () => {
    const created_at = at("2026-11-02T10:00");
    const unanswered = await leads.add({}, { created_at, reply_due_at: now - 1 });
    await leads.add({}, { created_at, reply_due_at: now, replied_at: now - 1 });
    expect(await erasePerson(leads.db, "huda", unanswered, now)).toHaveLength(2);
    const { total, response } = await dashboard(leads.db, { from, to, now });
    expect(total).toBe(2);
    expect(response).toMatchObject({ answered: 1, waiting: 0, overdue: 0, withinDue: 1 });
  });

  it("counts statuses and values", async () => {
    await add("2026-11-02T10:00");
    await add("2026-11-02T10:00", { status: "contacted", replied_at: now });
    await add("2026-11-02T10:00", { status: "quoted", replied_at: now, value_fils: 100 });
    await add("2026-11-02T10:00", { status: "won", replied_at: now, value_fils: 3_000_000_000 });
    await add("2026-11-02T10:00", { status: "won", replied_at: now });
    await add("2026-11-02T10:00", { status: "lost", replied_at: now, value_fils: 50 });
    await add("2026-11-02T10:00", { status: "lost" });
    expect(await dashboard(leads.db, { from, to, now })).toMatchObject({
      conversion: { came: 7, contacted: 5, quoted: 4, won: 2, lost: 2 },
      wonInTime: { n: 2, fils: 3_000_000_000 },
      quotedFils: 100,
    });
  });

  it("is empty without leads", async () => {
    expect((await dashboard(leads.db, { from: 0, to, now })).byDay).toEqual([{ day: "2026-11-04", n: 0 }]);
    expect((await dashboard(leads.db, { from: to, to: from, now })).byDay).toEqual([]);
    expect(await dashboard(leads.db, { from, to, now })).toEqual({
      total: 0,
      byDay: ["01", "02", "03", "04"].map((day) => ({ day: `2026-11-${day}`, n: 0 })),
      bySource: [],
      byService: [],
      byPlace: [],
      byKind: [],
      byStatus: [],
      response: { answered: 0, waiting: 0, overdue: 0, medianMs: null, p90Ms: null, withinDue: null },
      conversion: { came: 0, contacted: 0, quoted: 0, won: 0, lost: 0 },
      wonInTime: { n: 0, fils: 0 },
      quotedFils: 0,
    });
  });
});
