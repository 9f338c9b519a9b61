import { dueFrom } from "#app/features/leads/lead-from-form.server.ts";
import { addressToConfirm, outgoingFor } from "#app/features/mail/outgoing.server.ts";
import type { HeldBack } from "#server/leads/spam.ts";

/** The messages that were held back because the lead looked like spam, to be sent after all. */
export const heldBack: HeldBack = {
  messagesFor: async (lead, db) => outgoingFor({ ...lead, email: await addressToConfirm(db, lead.email), spam: false }),
  replyDueAt: (lead, now) => (lead.kind === "whatsapp" ? null : dueFrom(now, lead.urgency)),
};
