import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { inInbox } from "#platform/db/search/conditions.ts";

/** Returns the id of the newest lead. Ids sort by time, so every lead with a greater id came later. */
export async function newestLeadId(db: Kysely<Database>): Promise<string> {
  const row = await db
    .selectFrom("leads")
    .select((e) => e.fn.max("id").as("id"))
    .executeTakeFirst();
  return row?.id ?? "";
}

/** Returns the first few leads of the inbox that are newer than the given one. */
export const leadsNewSince = (db: Kysely<Database>, id: string): Promise<{ id: string; name: string }[]> =>
  db.selectFrom("leads").select(["id", "name"]).where("id", ">", id).where(inInbox).orderBy("id").limit(5).execute();
