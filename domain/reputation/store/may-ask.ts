import { type Kysely, type SqlBool, sql } from "kysely";
import { isWithdrawn, toldIn } from "#domain/leads/store/index.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";

/** The condition that a lead has no colleague's address. A lead that has one is a test, and not the word of a customer. */
export const isNoTest = sql<SqlBool>`not exists (select 1 from staff where lower(staff.email) = lower(leads.email))`;

/** Tells whether the customer of an enquiry may be asked: nobody is who withdrew it, and nobody whose enquiry is in the spam folder. */
export async function mayAsk(db: Kysely<Database>, enquiry: LeadsTable): Promise<boolean> {
  const told = await toldIn(db, enquiry);
  if (!told || isWithdrawn(told)) return false;
  return enquiry.spam === 0 && told.lead.spam === 0 && told.lead.lost_reason !== "withdrawn";
}
