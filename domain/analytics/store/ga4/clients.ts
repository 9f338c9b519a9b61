import type { Kysely, Transaction } from "kysely";
import { lengthOf, terms } from "#platform/db/register/terms.ts";
import type { Database } from "#platform/db/schema.ts";

type Db = Kysely<Database>;

/** Stores the visitor's Google Analytics id for a lead, in the transaction that stores the lead. */
export const rememberClient = (db: Transaction<Database>, leadId: string, client: string) =>
  db.insertInto("ga4_clients").values({ lead_id: leadId, client_id: client }).execute();

export async function clientOf(db: Db, leadId: string): Promise<string | null> {
  const row = await db.selectFrom("ga4_clients").select("client_id").where("lead_id", "=", leadId).executeTakeFirst();
  return row?.client_id ?? null;
}

/** Deletes the id of a visitor who withdraws the consent. After that, no events are sent about leads that this visitor sent. */
export const forgetClient = (db: Db, client: string) =>
  db.deleteFrom("ga4_clients").where("client_id", "=", client).execute();

/**
 * Deletes the ids of leads that were closed more than a month ago, because their outcome will not change any more. It also deletes the ids
 * of merged and erased leads that did not change for a month, because no events are sent about them.
 */
export const forgetClosed = (db: Db, now: number) =>
  db
    .deleteFrom("ga4_clients")
    .where("lead_id", "in", (e) =>
      e
        .selectFrom("leads")
        .innerJoin("ga4_clients as of", "of.lead_id", "leads.id")
        .select("leads.id")
        .where("updated_at", "<", now - lengthOf(terms.google))
        .where((is) =>
          is.or([
            is("status", "in", ["won", "lost"]),
            is("merged_into", "is not", null),
            is("erased_at", "is not", null),
          ]),
        ),
    )
    .execute();
