import type { LeadsTable } from "#platform/db/schema.ts";
import type { Stage } from "./stages.ts";

export interface ReportedLead extends Pick<LeadsTable, "kind" | "source" | "created_at"> {
  /** The value of the lead in fils, without VAT. */
  fils: number | null;
}

const hour = 60 * 60_000;
/** The greatest age of an event whose own time Google accepts. For an older event no time is sent. */
const backdated = 72 * hour;

/**
 * Returns all data that Google gets about a lead: the form, the channel, the stage and the value. The data contain nothing about the
 * sender, no text, no page and no reference of ours.
 */
export const payloadOf = (client: string, stage: Stage, lead: ReportedLead, at: number, now: number) => ({
  client_id: client,
  ...(now - at < backdated && { timestamp_micros: at * 1000 }),
  // The event may be used for measurement, but not for advertising.
  consent: { ad_user_data: "DENIED", ad_personalization: "DENIED" },
  events: [
    {
      name: stage,
      params: {
        currency: "AED",
        ...(lead.fils !== null && { value: lead.fils / 100 }),
        ...(stage === "generate_lead" && { lead_source: lead.source, form_name: lead.kind }),
        // Google shows an event in its reports of the day only if the event has these two fields.
        session_id: String(Math.floor(lead.created_at / 1000)),
        engagement_time_msec: 1,
      },
    },
  ],
});
