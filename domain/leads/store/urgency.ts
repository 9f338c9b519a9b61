import type { Transaction } from "kysely";
import { storedDetails } from "#platform/db/json-columns.ts";
import type { Database } from "#platform/db/schema.ts";
import { storedJson } from "#platform/db/stored-json.ts";

/**
 * Makes an urgent booking an ordinary lead, because its visit is agreed. The time at which a reply is due stays: the booking has
 * answered, or a message of the customer still waits. A lead into which the enquiry was merged stays as it is.
 */
export async function removeUrgency(db: Transaction<Database>, enquiryId: string): Promise<void> {
  const open = db.selectFrom("leads").select("details").where("id", "=", enquiryId).where("merged_into", "is", null);
  const lead = await open.where("kind", "=", "booking").where("urgency", "is not", null).executeTakeFirst();
  if (!lead) return;
  const { urgency: _, ...details } = storedDetails(lead);
  await db
    .updateTable("leads")
    .set({ urgency: null, details: storedJson(details) })
    .where("id", "=", enquiryId)
    .execute();
}
