import { keysOf } from "@site/typed";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { places } from "#platform/db/fixture.ts";
import { newId } from "#platform/db/ids.ts";
import { isPostgres } from "#platform/db/is-postgres.ts";
import type { LeadsTable } from "#platform/db/schema.ts";
import { setStatus } from "./change.ts";
import { addEvents } from "./events.ts";
import { leadsIn } from "./fixture.ts";
import { listLeads } from "./list.ts";
import { mergeLeads } from "./merge.ts";
import { addNote } from "./notes.ts";
import { readLead } from "./read.ts";
import { awaitsReply } from "./reply-clock.ts";
import { addFiles } from "./submit.ts";

const missing = { ok: false, problem: "missing" };
const photo = { type: "image/webp", width: 1, height: 1, content: new Uint8Array([1]) };

describe.each(places)("merging on %s", (_, make) => {
  const leads = leadsIn(make);
  const merge = (into: string, from: string) => mergeLeads(leads.db, "huda", into, from);

  it("shows the enquiries of both at the merge target", async () => {
    const into = await leads.add({ name: "Sara", message: "first" }, { reply_due_at: 9 });
    const sent = { name: "Sarah", message: "second", service: "cctv", details: { calculation: { load: 7 } } } as const;
    const from = await leads.add(sent, { reply_due_at: 5, value_fils: 7, unread: 0 }, [
      { topic: "mail.office", dedupeKey: "k", leadId: null },
    ]);
    await addNote(leads.db, "huda", from, "A note");
    await leads.db.transaction().execute((transaction) => addFiles(transaction, from, [photo]));
    expect(await merge(into, from)).toEqual({ ok: true, changed: [into, from] });
    const detail = await readLead(leads.db, into);
    expect(detail?.lead).toMatchObject({ name: "Sara", reply_due_at: 5, value_fils: 7, unread: 1, version: 2 });
    expect(detail?.events.map(({ kind }) => kind)).toEqual(["received", "received", "note", "merged"]);
    expect(detail?.events.at(-1)?.data).toEqual({ from });
    expect(detail?.files).toHaveLength(1);
    expect(detail?.messages.map(({ topic }) => topic)).toEqual(["mail.office"]);
    expect(detail?.mergedFrom).toMatchObject([
      { id: from, ...sent, details: { calculation: { lines: [["load", 7]] } } },
    ]);
    expect(detail?.duplicates).toEqual([]);
    const { rows } = await listLeads(leads.db, { folder: "inbox", sort: "due", text: "second" });
    expect(rows.map(({ id }) => id)).toEqual([into]);
  });

  it.each(["won", "lost"] as const)(
    "makes a reply due again on a lead that was %s if the other customer still waits",
    async (closed) => {
      const into = await leads.add({}, { reply_due_at: 1 });
      await setStatus(leads.db, "huda", [into], closed, { reason: "price", fils: 100 });
      const from = await leads.add({ message: "No cooling since today" }, { reply_due_at: 5 });
      expect(await merge(into, from)).toMatchObject({ ok: true });
      const status = closed === "won" ? "won" : "new";
      const due = { status, lost_reason: null, replied_at: null, reply_due_at: 5, unread: 1, value_fils: 100 };
      expect(await leads.row(into)).toMatchObject(due);
      const { rows } = await listLeads(leads.db, { folder: "inbox", sort: "due", overdue: true });
      expect(rows.map(({ id }) => id)).toEqual([into]);
      const events = (await readLead(leads.db, into))?.events;
      expect(events?.slice(events.findIndex(({ kind }) => kind === "merged"))).toMatchObject([
        { kind: "merged", actor: "huda" },
        ...(closed === "won" ? [] : [{ kind: "status", actor: "huda", data: { from: closed, to: "new" } }]),
      ]);
    },
  );

  const [soon, late] = [5, 9];
  const sides = {
    fresh: { reply_due_at: late },
    overdue: { reply_due_at: soon },
    answered: { status: "contacted", reply_due_at: 3, replied_at: 2 },
    waiting: { status: "contacted", reply_due_at: late, first_due_at: 3, first_replied_at: 2 },
    won: { status: "won", reply_due_at: 3, replied_at: 2 },
    lost: { status: "lost", reply_due_at: 3, replied_at: 2 },
    unanswered: { status: "lost", reply_due_at: 1 },
    handed: { kind: "whatsapp" },
  } as const;
  type Side = keyof typeof sides;
  const dueOf = (side: Side) => ({ fresh: late, waiting: late, overdue: soon })[side as "fresh"];
  const names = keysOf(sides);

  it.each(names)("keeps the deadline of the enquiry that waits: into %s", async (one) => {
    for (const other of names) {
      const [into, from] = [await leads.add({}, sides[one]), await leads.add({}, sides[other])];
      expect(await merge(into, from)).toMatchObject({ ok: true });
      const row = await leads.row(into);
      const due = [dueOf(one), dueOf(other)].filter((at) => at !== undefined);
      const shown = awaitsReply(row) ? row.reply_due_at : null;
      expect([other, shown]).toEqual([other, due.length > 0 ? Math.min(...due) : null]);
      const { first_replied_at, replied_at } = row;
      if ("replied_at" in sides[one]) expect([other, first_replied_at ?? replied_at]).toEqual([other, 2]);
    }
  });

  it("takes over the urgency of a merged lead that was open", async () => {
    const now = { details: { urgency: "now" } };
    const [week, open, lost] = [
      await leads.add({ details: { urgency: "week" } }),
      await leads.add(now),
      await leads.add(now, { status: "lost" }),
    ];
    await merge(week, lost);
    expect((await leads.row(week)).urgency).toBe("week");
    await merge(week, open);
    expect((await leads.row(week)).urgency).toBe("now");
  });

  it("takes over the status of the open lead", async () => {
    const [into, from] = [await leads.add({}, { status: "lost", lost_reason: "area" }), await leads.add()];
    await setStatus(leads.db, "huda", [from], "quoted", { now: 7 });
    expect(await merge(into, from)).toMatchObject({ ok: true });
    expect(await leads.row(into)).toMatchObject({ status: "quoted", lost_reason: null, replied_at: 7 });
  });

  it("stays open if one is open, and closed if both are closed", async () => {
    for (const [into, from] of [
      ["quoted", "new"],
      ["new", "lost"],
    ] as const) {
      const [one, two] = [await leads.add({}, { status: into }), await leads.add({}, { status: from })];
      expect(await merge(one, two)).toMatchObject({ ok: true });
      expect((await leads.row(one)).status).toBe(into);
    }
  });

  const won = { status: "won", won_at: 7, value_fils: 500 } as const;
  it.each<[string, Partial<LeadsTable>, Partial<LeadsTable>, Partial<LeadsTable>]>([
    ["a lost one", { status: "lost", lost_reason: "price", value_fils: 3 }, won, { won_at: 7, value_fils: 500 }],
    [
      "an open one",
      { status: "contacted", replied_at: 1 },
      { ...won, unread: 0 },
      { won_at: 7, value_fils: 500, unread: 1 },
    ],
    ["one that was won later", { status: "won", won_at: 9, value_fils: 20 }, won, { won_at: 7, value_fils: 520 }],
    ["one that was won and has no sum", { status: "won", won_at: 5 }, won, { won_at: 5, value_fils: 500 }],
  ])(
    "keeps the value that was won, and adds no value that was not won, if %s is merged either way",
    async (_case, one, other, merged) => {
      for (const [into, from] of [
        [one, other],
        [other, one],
      ] as const) {
        const ids = [await leads.add({}, into), await leads.add({}, from)] as const;
        expect(await merge(...ids)).toMatchObject({ ok: true });
        expect(await leads.row(ids[0])).toMatchObject({ status: "won", lost_reason: null, ...merged });
      }
    },
  );

  it("shows nothing of a merged lead that was erased later", async () => {
    const [into, from] = [await leads.add(), await leads.add()];
    await merge(into, from);
    await leads.db.updateTable("leads").set({ erased_at: 1 }).where("id", "=", from).execute();
    expect((await readLead(leads.db, into))?.mergedFrom).toEqual([]);
  });

  it("brings along the entry of a message that is being settled at this moment", async () => {
    const { db } = leads;
    const [into, from] = [await leads.add(), await leads.add({}, {}, [{ topic: "a", dedupeKey: "k", leadId: null }])];
    let isOver = false;
    const waiting = sql`select from pg_locks where not granted`;
    const { merged } = await db.transaction().execute(async (settling) => {
      await settling.updateTable("outbox").set({ state: "done" }).execute();
      const merged = merge(into, from).finally(() => {
        isOver = true;
      });
      while (isPostgres(db) && !isOver && !(await waiting.execute(settling)).rows.length);
      await addEvents(settling, from, [{ kind: "sent", actor: "system", data: { topic: "a" } }], 1);
      return { merged };
    });
    expect(await merged).toMatchObject({ ok: true });
    const events = db.selectFrom("lead_events").select("lead_id").distinct();
    expect(await events.execute()).toEqual([{ lead_id: into }]);
  });

  it("is idempotent, and never makes a circle", async () => {
    const [one, two, three] = [await leads.add(), await leads.add(), await leads.add()];
    expect(await merge(two, three)).toMatchObject({ ok: true });
    expect(await merge(one, two)).toMatchObject({ ok: true });
    expect((await leads.row(three)).merged_into).toBe(one);
    expect(await merge(one, two)).toEqual({ ok: true, changed: [] });
    for (const from of [one, newId(), "%"]) expect(await merge(three, from)).toEqual(missing);
    expect(await merge(two, one)).toEqual(missing);
    expect(await merge(one, one)).toEqual({ ok: false, problem: "invalid" });
  });

  it("refuses erased leads", async () => {
    const [one, gone] = [await leads.add(), await leads.add({}, { erased_at: 1 })];
    expect(await merge(one, gone)).toEqual(missing);
    expect(await merge(gone, one)).toEqual(missing);
  });

  it("succeeds in only one direction if both are tried at once", async () => {
    const [one, two] = [await leads.add(), await leads.add()];
    const outcomes = await Promise.all([merge(one, two), merge(two, one)]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const merged = [await leads.row(one), await leads.row(two)].filter((row) => row.merged_into !== null);
    expect(merged).toHaveLength(1);
  });
});
