import { leadOrigin } from "#platform/db/json-columns.ts";

/** Returns where the sender of a lead came from, in the spelling that visits use, so that leads and visits can be compared. */
export function placeOfOrigin(lead: { origin: string; page: string }) {
  const { landing, referrer, campaign, variant } = leadOrigin(lead);
  const host = URL.parse(/^https?:/.test(referrer) ? referrer : `https://${referrer}`)?.hostname;
  return {
    landing: pathOf(landing || lead.page),
    source: campaign.utm_source?.toLowerCase() || (host ? host.replace(/^www\./, "") : "direct"),
    campaign: campaign.utm_campaign || undefined,
    variant,
  };
}

/** Returns a path in one spelling, whether it was URL-encoded or not. */
export function pathOf(path: string): string {
  try {
    return decodeURI(path).normalize("NFC");
  } catch {
    return path;
  }
}
