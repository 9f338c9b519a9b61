import { leadOrigin } from "#platform/db/json-columns.ts";

/** Returns the origin of a lead in the same words under which its visit was counted. */
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

/** Returns one spelling for a path that may be encoded or not. */
export function pathOf(path: string): string {
  try {
    return decodeURI(path).normalize("NFC");
  } catch {
    return path;
  }
}
