import type { Kysely, Transaction } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { findingOf } from "./findings.ts";
import { testimonialOf } from "./read.ts";

/** Deletes the testimonials and the findings of these enquiries. They disappear from the public pages too. */
export async function eraseTestimonials(db: Transaction<Database>, leadIds: readonly string[]): Promise<void> {
  for (const table of ["testimonials", "findings"] as const)
    await db.deleteFrom(table).where("request_id", "in", leadIds).execute();
}

/** Returns what an export says of the customer's words and of the line about the visit. Null if the customer was not asked. */
export async function testimonialForExport(db: Kysely<Database>, enquiryId: string) {
  const found = await testimonialOf(db, enquiryId);
  if (!found) return null;
  const { state, words, shown_name: shownName, consent, consent_at: consentAt, reason } = found;
  const { requested_at: requestedAt, asked_at: askedAt, received_at: receivedAt } = found;
  const finding = await findingForExport(db, enquiryId);
  return { state, words, shownName, consent, consentAt, refusedFor: reason, requestedAt, askedAt, receivedAt, finding };
}

async function findingForExport(db: Kysely<Database>, enquiryId: string) {
  const found = await findingOf(db, enquiryId);
  if (!found) return null;
  const { id: _, request_id, appointment_id, decided_by, version, ...line } = found;
  return line;
}
