import type { Kysely, Transaction } from "kysely";
import type { Database } from "#platform/db/schema.ts";

type Db = Kysely<Database>;

/** Stores the id of the visitor in the transaction that stores the lead. */
export const rememberClient = (db: Transaction<Database>, leadId: string, client: string) =>
  db.insertInto("ga4_clients").values({ lead_id: leadId, client_id: client }).execute();

export async function clientOf(db: Db, leadId: string): Promise<string | null> {
  const row = await db.selectFrom("ga4_clients").select("client_id").where("lead_id", "=", leadId).executeTakeFirst();
  return row?.client_id ?? null;
}

/** Forgets a visitor who withdraws the consent. Nothing more is sent about any lead that was sent under it. */
export const forgetClient = (db: Db, client: string) =>
  db.deleteFrom("ga4_clients").where("client_id", "=", client).execute();

const month = 30 * 24 * 60 * 60_000;

/**
 * Forgets the ids of leads that closed more than a month ago, because nobody corrects their outcome any more. It also forgets those of merged leads,
 * and of leads that an older version erased, because nothing is sent about them.
 */
export const forgetClosed = (db: Db, now: number) =>
  db
    .deleteFrom("ga4_clients")
    .where("lead_id", "in", (e) =>
      e
        .selectFrom("leads")
        .innerJoin("ga4_clients as of", "of.lead_id", "leads.id")
        .select("leads.id")
        .where("updated_at", "<", now - month)
        .where((is) =>
          is.or([
            is("status", "in", ["won", "lost"]),
            is("merged_into", "is not", null),
            is("erased_at", "is not", null),
          ]),
        ),
    )
    .execute();
