import { dueFrom } from "#app/features/leads/lead-from-form.server.ts";
import { outgoingFor } from "#app/features/mail/outgoing.server.ts";
import type { HeldBack } from "#server/leads/spam.ts";

/** What a lead that was no spam after all is owed. */
export const heldBack: HeldBack = {
  messagesFor: (lead) => outgoingFor({ ...lead, spam: false }),
  replyDueAt: (lead, now) => (lead.kind === "whatsapp" ? null : dueFrom(now)),
};
