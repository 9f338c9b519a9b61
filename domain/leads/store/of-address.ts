import { type Kysely, sql } from "kysely";
import type { Database, LeadsTable } from "#platform/db/schema.ts";

/**
 * Finds the leads of a person who confirmed an e-mail address, newest first. It never searches by phone number, because anybody can type anybody's
 * number into a form.
 */
export const leadsOfAddress = (db: Kysely<Database>, email: string): Promise<LeadsTable[]> =>
  db
    .selectFrom("leads")
    .selectAll()
    .where(sql<boolean>`(lower(email) = lower(${email}) and email <> '')`)
    .where("erased_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
