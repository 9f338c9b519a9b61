import type { Kysely } from "kysely";
import { newId, newReference } from "./ids.ts";
import type { Database, LeadsTable } from "./schema.ts";

/** Exactly what a form may set: whatever else a request carries (status, reference, …) has no way in. */
export type NewLead = Omit<LeadsTable, "id" | "reference" | "status" | "created_at">;

export interface StoredLead {
  id: string;
  reference: string;
  /** True when the same idempotency key was stored before: nothing was added. */
  repeated: boolean;
}

/** Resolves once the lead is committed: only then may a visitor be told that it arrived. */
export async function insertLead(db: Kysely<Database>, lead: NewLead): Promise<StoredLead> {
  const values = columnsOf(lead);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const row = { ...values, id: newId(), reference: newReference(), status: "new", created_at: Date.now() };
    const added = await db
      .insertInto("leads")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning(["id", "reference"])
      .executeTakeFirst();
    if (added) return { ...added, repeated: false };
    const before = await findByKey(db, values.idempotency_key);
    if (before) return { ...before, repeated: true };
    // Neither added nor known: the reference was taken. Draw another.
  }
  throw new Error("No free lead reference after five draws.");
}

async function findByKey(db: Kysely<Database>, key: string | null) {
  if (key === null) return undefined;
  return db.selectFrom("leads").select(["id", "reference"]).where("idempotency_key", "=", key).executeTakeFirst();
}

/** Names each column, since a type alone would let extra properties through; drops NUL, which PostgreSQL cannot store. */
function columnsOf(lead: NewLead): NewLead {
  const text = (value: string) => value.replaceAll("\0", "");
  return {
    idempotency_key: lead.idempotency_key === null ? null : text(lead.idempotency_key),
    kind: text(lead.kind),
    locale: text(lead.locale),
    name: text(lead.name),
    email: text(lead.email),
    phone: text(lead.phone),
    phone_typed: text(lead.phone_typed),
    message: text(lead.message),
    page: text(lead.page),
  };
}
