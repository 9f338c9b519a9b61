import type { LeadsTable } from "#platform/db/schema.ts";
import type { Stage } from "./stages.ts";

export interface ReportedLead extends Pick<LeadsTable, "kind" | "source" | "created_at"> {
  /** The value of the lead, without VAT. */
  fils: number | null;
}

const hour = 60 * 60_000;
/** Google does not accept an older time for an event. */
const backdated = 72 * hour;

/**
 * Returns everything that Google is told of a lead: that it exists, by which form and which of our five channels it came, how far it got, and what it
 * is worth. It does not say who sent it, what it says, from which page it was sent, or what our reference is.
 */
export const payloadOf = (client: string, stage: Stage, lead: ReportedLead, at: number, now: number) => ({
  client_id: client,
  ...(now - at < backdated && { timestamp_micros: at * 1000 }),
  // The event is measured, and not used for advertisements.
  consent: { ad_user_data: "DENIED", ad_personalization: "DENIED" },
  events: [
    {
      name: stage,
      params: {
        currency: "AED",
        ...(lead.fils !== null && { value: lead.fils / 100 }),
        ...(stage === "generate_lead" && { lead_source: lead.source, form_name: lead.kind }),
        // Google shows an event in its reports of the day only if it has these two fields.
        session_id: String(Math.floor(lead.created_at / 1000)),
        engagement_time_msec: 1,
      },
    },
  ],
});
