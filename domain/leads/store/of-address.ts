import { type Kysely, sql } from "kysely";
import type { Database, LeadsTable } from "#platform/db/schema.ts";

/**
 * Finds the leads of a person who has confirmed an email address, newest first. It does not search by phone number, because anybody can
 * enter another person's number in a form.
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
