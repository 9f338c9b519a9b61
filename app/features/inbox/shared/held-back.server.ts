import { dueFrom } from "#app/features/leads/lead-from-form.server.ts";
import { outgoingFor } from "#app/features/mail/outgoing.server.ts";
import type { HeldBack } from "#server/leads/spam.ts";

/** The messages that were held back because the lead looked like spam, to be sent after all. */
export const heldBack: HeldBack = {
  messagesFor: (lead) => outgoingFor({ ...lead, spam: false }),
  replyDueAt: (lead, now) => (lead.kind === "whatsapp" ? null : dueFrom(now)),
};
