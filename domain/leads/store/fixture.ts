import type { Kysely } from "kysely";
import { databaseIn, type Place } from "#platform/db/fixture.ts";
import { newId } from "#platform/db/ids.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import type { NewMessage } from "#platform/outbox/enqueue.ts";
import { type NewLead, submitLead } from "./submit.ts";

export const aLead: NewLead = {
  idempotencyKey: null,
  kind: "contact",
  locale: "ar",
  name: "سارة أحمد",
  email: "sara@example.com",
  phone: "+971501234567",
  phoneTyped: "٠٥٠ ١٢٣ ٤٥٦٧",
  message: "المكيّف لا يبرد",
  page: "/ar/contact",
  consentVersion: "1",
  replyDueAt: null,
};

/** For tests of leads: makes an empty database before each test and removes it after the test. Returns helper functions. */
export function leadsIn(make: () => Promise<Place>) {
  const database = databaseIn(make);
  return {
    get db() {
      return database.db;
    },
    /** Stores a lead like a form does, and then sets columns that a form cannot set. */
    async add(lead: Partial<NewLead> = {}, columns: Partial<LeadsTable> = {}, messages: NewMessage[] = []) {
      const stored = await submitLead(database.db, { ...aLead, ...lead }, [], (id) =>
        messages.map((message) => ({ ...message, leadId: id })),
      );
      if (Object.keys(columns).length > 0)
        await database.db.updateTable("leads").set(columns).where("id", "=", stored.id).execute();
      return stored.id;
    },
    async colleague(name = "Huda") {
      const id = newId();
      const row = {
        id,
        name,
        email: `${id}@example.com`,
        role: "agent",
        locale: "en",
        created_at: 1,
        disabled_at: null,
      } as const;
      await database.db.insertInto("staff").values(row).execute();
      return id;
    },
    row: (id: string) => database.db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
  };
}

/** Adds an accepted quotation of this enquiry, or a contract that was made from it. The status of the lead does not change. */
export async function insertAgreed(db: Kysely<Database>, lead: string, what: "quotation" | "contract") {
  const [id, ahead] = [newId(), Date.now() + 1e9];
  const common = {
    lead_id: lead,
    request_id: lead,
    locale: "en",
    customer: "{}",
    created_by: "huda",
    created_at: 1,
  } as const;
  await db
    .insertInto("quotes")
    .values({ ...common, id, revision: 1, state: "accepted", basis: "net", valid_until: ahead, follow_key: id })
    .execute();
  if (what === "quotation") return;
  const term = { starts_at: 1, ends_at: ahead, visits_a_year: 4, property: "", units: "[]" };
  await db
    .insertInto("contracts")
    .values({ ...common, ...term, id: newId(), quote_id: id, number: id, state: "running" })
    .execute();
}
