import { databaseIn, type Place } from "../db/fixture.ts";
import { newId } from "../db/ids.ts";
import type { LeadsTable } from "../db/schema.ts";
import type { NewMessage } from "../outbox/enqueue.ts";
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

/** An empty database before each test, removed afterwards, with helpers for tests of leads. */
export function leadsIn(make: () => Promise<Place>) {
  const database = databaseIn(make);
  return {
    get db() {
      return database.db;
    },
    /** Stored in the ordinary way, then changed to a state that no form can produce. */
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
      };
      await database.db.insertInto("staff").values(row).execute();
      return id;
    },
    row: (id: string) => database.db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
  };
}
