import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { places } from "#platform/db/fixture.ts";
import { newId } from "#platform/db/ids.ts";
import type { LeadsTable } from "#platform/db/schema.ts";
import { countLeads } from "./counts.ts";
import { leadsIn } from "./fixture.ts";
import { listIds, listLeads } from "./list.ts";
import type { ListQuery } from "./list-query.ts";

const hour = 3_600_000;
const now = 1_795_000_000_000;

describe.each(places)("the list on %s", (_, make) => {
  const leads = leadsIn(make);
  const add = (name: string, columns: Partial<LeadsTable> = {}) => leads.add({ name }, columns);
  const query = (more: Partial<ListQuery> = {}): ListQuery => ({ folder: "inbox", sort: "due", ...more });
  const namesOf = async (more: Partial<ListQuery> = {}) =>
    (await listLeads(leads.db, query(more), now)).rows.map(({ name }) => name);

  it("begins with urgent leads, then the longest overdue, then the newest", async () => {
    await add("answered", { created_at: now - 3 * hour, reply_due_at: now - hour, replied_at: now - 2 * hour });
    await add("soon", { created_at: now - 9 * hour, reply_due_at: now + hour });
    await add("urgent", { created_at: now - hour, reply_due_at: now + 2 * hour, urgency: "now" });
    await add("newest", { created_at: now - hour });
    await add("late", { created_at: now - 8 * hour, reply_due_at: now - hour });
    await add("latest", { created_at: now - 7 * hour, reply_due_at: now - 2 * hour });
    await add("lost", { created_at: now - 4 * hour, reply_due_at: now - 5 * hour, status: "lost" });
    const { rows, total, more, next } = await listLeads(leads.db, query(), now);
    expect(rows.map(({ name }) => name)).toEqual(["urgent", "latest", "late", "soon", "newest", "answered", "lost"]);
    expect(rows.map(({ overdue }) => overdue)).toEqual([false, true, true, false, false, false, false]);
    expect({ total, more, next }).toEqual({ total: 7, more: false, next: null });
    expect(await namesOf({ overdue: true })).toEqual(["latest", "late"]);
    expect(await namesOf({ sort: "oldest" })).toEqual([
      "soon",
      "late",
      "latest",
      "lost",
      "answered",
      "urgent",
      "newest",
    ]);
    expect(await listIds(leads.db, query({ sort: "newest" }), 2, now)).toHaveLength(2);
  });

  it("counts a won lead as open while its customer waits", async () => {
    await add("done", { status: "won", reply_due_at: now, replied_at: now });
    await add("waits", { status: "won", reply_due_at: now + hour });
    await add("open", { status: "quoted", replied_at: now });
    expect(await namesOf({ open: true })).toEqual(["waits", "open"]);
    expect(await countLeads(leads.db, "huda", now)).toMatchObject({ open: 2 });
  });

  it.each(["due", "newest", "oldest"] as const)("sorted by %s shows each lead once, page by page", async (sort) => {
    for (let index = 0; index < 23; index += 1)
      await add(`${index}`, {
        created_at: now - (index % 7),
        reply_due_at: index % 3 === 0 ? now - (index % 2) : null,
        urgency: index % 5 === 0 ? "now" : null,
      });
    const all = await listIds(leads.db, query({ sort }), 100, now);
    const seen: string[] = [];
    let after: string | null | undefined;
    do {
      const page = await listLeads(leads.db, query({ sort, limit: 4, after: after ?? undefined }), now);
      expect(page.total).toBe(23);
      seen.push(...page.rows.map(({ id }) => id));
      after = page.next;
    } while (after);
    expect(new Set(seen).size).toBe(23);
    expect(seen).toEqual(all);
  });

  it("stays consistent from page to page while leads are added and changed", async () => {
    for (let index = 0; index < 6; index += 1) await add(`${index}`, { created_at: now - index });
    const { next } = await listLeads(leads.db, query({ limit: 3 }), now);
    await add("new", { created_at: now + 1 });
    expect(await namesOf({ after: next ?? "" })).toEqual(["3", "4", "5"]);
  });

  it("applies each filter, alone and combined", async () => {
    const huda = await leads.colleague();
    const values: Partial<LeadsTable> = {
      status: "quoted",
      service: "plumbing",
      place: "dubai",
      urgency: "week",
      source: "search",
      kind: "quote",
      assignee: huda,
      created_at: now - hour,
      reminder_at: now - 1,
      reply_due_at: now - 1,
    };
    await add("wanted", values);
    await add("other", {
      status: "won",
      unread: 0,
      created_at: now - 9 * hour,
      replied_at: now,
      reminder_at: now + hour,
    });
    const filters: Partial<ListQuery>[] = [
      { status: ["quoted", "new"] },
      { service: ["plumbing"] },
      { place: ["dubai", "sharjah"] },
      { urgency: ["week"] },
      { source: ["search"] },
      { kind: ["quote"] },
      { assignee: huda },
      { overdue: true },
      { unread: true },
      { open: true },
      { reminder: true },
      { from: now - 2 * hour, to: now },
    ];
    for (const filter of filters) expect(await namesOf(filter), JSON.stringify(filter)).toEqual(["wanted"]);
    expect(await namesOf(Object.assign({}, ...filters))).toEqual(["wanted"]);
    expect(await namesOf({ assignee: "none" })).toEqual(["other"]);
    expect(await namesOf({ to: now - 2 * hour })).toEqual(["other"]);
    expect(await namesOf({ status: [] })).toHaveLength(2);
    expect(await namesOf({ service: ["' or 1=1 --"] })).toEqual([]);
  });

  it("has spam and merged leads in folders of their own, and omits erased ones", async () => {
    const inbox = await add("inbox");
    await add("spam", { spam: 1 });
    await add("merged", { merged_into: inbox });
    for (const columns of [{}, { spam: 1 as const }, { merged_into: inbox }])
      await add("erased", { ...columns, erased_at: now });
    expect(await namesOf()).toEqual(["inbox"]);
    expect(await namesOf({ folder: "spam" })).toEqual(["spam"]);
    expect(await namesOf({ folder: "merged" })).toEqual(["merged"]);
    expect(await namesOf({ folder: "everywhere", sort: "oldest" })).toEqual(["inbox", "spam", "merged"]);
  });

  it("finds a reference in every folder, other words only in the current one", async () => {
    const inbox = await add("inbox", { reference: "WT-222222" });
    await add("spam", { spam: 1, reference: "WT-333333" });
    await add("merged", { merged_into: inbox, reference: "WT-444444" });
    await add("erased", { erased_at: now, reference: "WT-555555" });
    await sql`update leads set search = lower(reference) || ' ' || name`.execute(leads.db);
    for (const text of ["WT-333333", "wt-333333 ", "WT-٣٣٣٣٣٣"]) expect(await namesOf({ text })).toEqual(["spam"]);
    expect(await namesOf({ text: "WT-444444", folder: "spam" })).toEqual(["merged"]);
    expect(await namesOf({ text: "WT-555555" })).toEqual([]);
    expect(await namesOf({ text: "spam" })).toEqual([]);
    expect(await namesOf({ text: "spam", folder: "everywhere" })).toEqual(["spam"]);
  });

  it("starts again with an invalid cursor", async () => {
    await add("one");
    for (const after of ["", "x", "n1", `o1.${newId()}'`, `a1.${newId()}`])
      expect(await namesOf({ after })).toEqual(["one"]);
  });

  it("stops counting at a limit", async () => {
    await sql`insert into leads
        (id, reference, kind, locale, name, email, phone, phone_typed, message, page, created_at)
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 10001)
      select 'id' || n, 'WT-' || n, 'contact', 'en', '', '', '', '', '', '', n from numbers`.execute(leads.db);
    const list = await listLeads(leads.db, query({ limit: 1 }), now);
    expect(list).toMatchObject({ total: 10_000, more: true });
    expect(await listLeads(leads.db, query({ from: 2 }), now)).toMatchObject({ total: 10_000, more: false });
  });

  it("counts each folder", async () => {
    const huda = await leads.colleague();
    await add("mine", { assignee: huda, reply_due_at: now - 1, reminder_at: now - 1 });
    await add("answered", {
      reply_due_at: now - 1,
      replied_at: now - 2,
      unread: 0,
      status: "contacted",
      reminder_at: now + 1,
    });
    await add("won", { assignee: huda, status: "won", unread: 0 });
    await add("spam", { spam: 1, reply_due_at: 1, reminder_at: 1 });
    await leads.add({}, { spam: 1 }, [{ topic: "mail.office", dedupeKey: "k", leadId: null }]);
    await leads.db.updateTable("outbox").set({ state: "dead" }).execute();
    const counts = { open: 2, new: 1, overdue: 1, unread: 1, mine: 1, reminders: 1, spam: 2, deadMessages: 1 };
    expect(await countLeads(leads.db, huda, now)).toEqual(counts);
    expect(await countLeads(leads.db, "nobody", now)).toEqual({ ...counts, mine: 0 });
  });
});
