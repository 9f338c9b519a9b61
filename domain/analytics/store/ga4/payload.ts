import type { LeadsTable } from "#platform/db/schema.ts";
import type { Stage } from "./stages.ts";

export interface ReportedLead extends Pick<LeadsTable, "kind" | "source" | "created_at"> {
  /** The worth of the request, without VAT. */
  fils: number | null;
}

const hour = 60 * 60_000;
/** Google takes nothing older as having happened then. */
const backdated = 72 * hour;

/**
 * All that Google hears of a request: that there is one, by which form and which of our five ways it came, how far it got, what it is worth. Not
 * who sent it, what it says, which page it was sent from, or our reference of it.
 */
export const payloadOf = (client: string, stage: Stage, lead: ReportedLead, at: number, now: number) => ({
  client_id: client,
  ...(now - at < backdated && { timestamp_micros: at * 1000 }),
  // Measured, and used for no advertisement.
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
