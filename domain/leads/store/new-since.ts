import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { inInbox } from "#platform/db/search/conditions.ts";

/** Returns the id of the newest lead. Ids grow with time, so all later leads have greater ids. */
export async function newestLeadId(db: Kysely<Database>): Promise<string> {
  const row = await db
    .selectFrom("leads")
    .select((e) => e.fn.max("id").as("id"))
    .executeTakeFirst();
  return row?.id ?? "";
}

/** Returns a few leads of the inbox that are newer than this one, the oldest of them first. */
export const leadsNewSince = (db: Kysely<Database>, id: string): Promise<{ id: string; name: string }[]> =>
  db.selectFrom("leads").select(["id", "name"]).where("id", ">", id).where(inInbox).orderBy("id").limit(5).execute();
