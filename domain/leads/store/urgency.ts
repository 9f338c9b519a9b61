import type { Transaction } from "kysely";
import { storedDetails } from "#platform/db/json-columns.ts";
import type { Database } from "#platform/db/schema.ts";
import { storedJson } from "#platform/db/stored-json.ts";

/**
 * Makes an urgent lead an ordinary one, because a visit was booked for what has stopped. A reply is then due at `replyDueAt`. A lead into which
 * the enquiry was merged stays as it is.
 */
export async function removeUrgency(db: Transaction<Database>, enquiryId: string, replyDueAt: number): Promise<void> {
  const open = db.selectFrom("leads").select("details").where("id", "=", enquiryId).where("merged_into", "is", null);
  const lead = await open.where("urgency", "is not", null).executeTakeFirst();
  if (!lead) return;
  const { urgency: _, ...details } = storedDetails(lead);
  await db
    .updateTable("leads")
    .set({ urgency: null, details: storedJson(details), reply_due_at: replyDueAt })
    .where("id", "=", enquiryId)
    .execute();
}
