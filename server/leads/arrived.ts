import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { live } from "./conditions.ts";

/** Ids sort by time: whoever remembers the greatest finds what came after it. */
export async function newestLead(db: Kysely<Database>): Promise<string> {
  const row = await db
    .selectFrom("leads")
    .select((e) => e.fn.max("id").as("id"))
    .executeTakeFirst();
  return row?.id ?? "";
}

/** Those that came in after that lead, without spam; of many the first few. */
export const arrivedSince = (db: Kysely<Database>, id: string): Promise<{ id: string; name: string }[]> =>
  db.selectFrom("leads").select(["id", "name"]).where("id", ">", id).where(live).orderBy("id").limit(5).execute();
