import type { LeadKind } from "@site/ground/states/lead.ts";
import { describe, expect, it } from "vitest";
import { leadsIn } from "#domain/leads/store/fixture.ts";
import { listLeads } from "#domain/leads/store/list.ts";
import { searchAllAnew } from "#domain/leads/store/search-anew.ts";
import { submitLead } from "#domain/leads/store/submit.ts";
import { places } from "#platform/db/fixture.ts";
import type { LeadsTable } from "#platform/db/schema.ts";
import { fill } from "./fill.ts";

/** Returns the form that would have made this lead. */
const formOf = (row: LeadsTable) => ({
  ...{ idempotencyKey: `again ${row.id}`, kind: row.kind as LeadKind, locale: row.locale, name: row.name },
  ...{ email: row.email, phone: row.phone, phoneTyped: row.phone_typed, message: row.message, page: row.page },
  ...{ service: row.service, place: row.place, details: JSON.parse(row.details), source: row.source },
  ...{ origin: JSON.parse(row.origin), consentVersion: row.consent_version, offers: row.offers === 1 },
  spam: { score: row.spam_score, reasons: JSON.parse(row.spam_reasons), isSpam: row.spam === 1 },
  replyDueAt: row.reply_due_at,
});

/** The columns with a different value for each lead. `later` lists the columns that change afterwards, and those for the search. */
const own = ["id", "reference", "follow_key", "idempotency_key", "created_at", "updated_at", "consent_at"] as const;
const later = [
  "search",
  "search_row",
  "status",
  "unread",
  "assignee",
  "value_fils",
  "value_from",
  "won_at",
  "lost_reason",
  "replied_at",
  "reminder_at",
  "version",
] as const;

describe.each(places)("invented leads on %s", (_, make) => {
  const leads = leadsIn(make);
  const all = () => leads.db.selectFrom("leads").selectAll().orderBy("id").execute();

  it("are in the table as if they had come in by the form", async () => {
    await fill(leads.db, { count: 30 });
    const kept = ({ ...row }: Partial<LeadsTable>) => {
      for (const column of [...own, ...later]) delete row[column];
      return row;
    };
    for (const row of await all()) {
      const { id } = await submitLead(leads.db, formOf(row));
      expect(kept(await leads.row(id))).toEqual(kept(row));
    }
  });

  it("are found by everything by which the site finds leads, including later notes", async () => {
    await fill(leads.db, { count: 60 });
    const texts = async () => (await all()).map(({ id, search, search_version }) => ({ id, search, search_version }));
    const before = await texts();
    expect(before.some(({ search }) => search.includes("hvac-cooling-load") || search.includes("amc-planner"))).toBe(
      true,
    );
    await leads.db.updateTable("leads").set({ search_version: 0 }).execute();
    await searchAllAnew(leads.db);
    expect(await texts()).toEqual(before);
    const note = await leads.db
      .selectFrom("lead_events")
      .select(["lead_id", "data"])
      .where("kind", "=", "note")
      .executeTakeFirstOrThrow();
    const { rows } = await listLeads(leads.db, { folder: "inbox", sort: "due", text: JSON.parse(note.data).text });
    expect(rows.map(({ id }) => id)).toContain(note.lead_id);
  });
});
