import type { Kysely, Transaction } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { testimonialOf } from "./read.ts";

/** Deletes the testimonials of these enquiries. They disappear from the public pages too. */
export const eraseTestimonials = (db: Transaction<Database>, leadIds: readonly string[]) =>
  db.deleteFrom("testimonials").where("request_id", "in", leadIds).execute();

/** Returns what an export says of the customer's words. Null if the customer was not asked. */
export async function testimonialForExport(db: Kysely<Database>, enquiryId: string) {
  const found = await testimonialOf(db, enquiryId);
  if (!found) return null;
  const { state, words, shown_name: shownName, consent, consent_at: consentAt, reason } = found;
  const { requested_at: requestedAt, asked_at: askedAt, received_at: receivedAt } = found;
  return { state, words, shownName, consent, consentAt, refusedFor: reason, requestedAt, askedAt, receivedAt };
}
