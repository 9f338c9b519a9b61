import { addressToConfirm, outgoingFor } from "#app/features/mail/outgoing.server.ts";
import type { DueFrom } from "#app/site/office.server.ts";
import { clientOf } from "#server/ga4/clients.ts";
import { stageMessage } from "#server/ga4/stages.ts";
import type { HeldBack } from "#server/leads/spam.ts";
import { pushNewLead } from "#server/push/messages.ts";

/** The messages that were held back because the lead looked like spam, to be sent after all. */
export const heldBack = (dueFrom: DueFrom): HeldBack => ({
  messagesFor: async (lead, db) => {
    const email = await addressToConfirm(db, lead.email);
    const messages = [...outgoingFor({ ...lead, email, spam: false }), ...(await pushNewLead(db, lead.id))];
    const agreed = (await clientOf(db, lead.id)) !== null;
    return agreed ? [...messages, stageMessage(lead.id, "generate_lead", lead.created_at)] : messages;
  },
  replyDueAt: (lead, now) => (lead.kind === "whatsapp" ? null : dueFrom(now, lead.urgency)),
});
