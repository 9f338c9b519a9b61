import { clientOf, stageMessage } from "#domain/analytics/store/index.ts";
import { pushNewLead } from "#domain/colleagues/store/index.ts";
import type { DueFrom } from "#site/content/office.server.ts";
import { addressToConfirm, outgoingFor } from "../../../mails/outgoing.server.ts";
import type { HeldBack } from "../../../store/spam.ts";

/**
 * Returns the messages of a lead that were not queued because it looked like spam. They are sent when a colleague moves the lead out of
 * spam.
 */
export const heldBack = (dueFrom: DueFrom): HeldBack => ({
  messagesFor: async (lead, db) => {
    const email = await addressToConfirm(db, lead.email);
    const messages = [...outgoingFor({ ...lead, email, spam: false }), ...(await pushNewLead(db, lead.id))];
    const agreed = (await clientOf(db, lead.id)) !== null;
    return agreed ? [...messages, stageMessage(lead.id, "generate_lead", lead.created_at)] : messages;
  },
  replyDueAt: (lead, now) => (lead.kind === "whatsapp" ? null : dueFrom(now, lead.urgency)),
});
