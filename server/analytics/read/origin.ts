/** Where a lead came from, in the words that its visit was counted under. */
export function placeOfOrigin(lead: { origin: string; page: string }) {
  const { landing = "", referrer = "", campaign = {}, variant } = parsed(lead.origin);
  const host = URL.parse(/^https?:/.test(referrer) ? referrer : `https://${referrer}`)?.hostname;
  return {
    landing: pathOf(landing || lead.page),
    source: campaign.utm_source?.toLowerCase() || (host ? host.replace(/^www\./, "") : "direct"),
    campaign: campaign.utm_campaign || undefined,
    variant,
  };
}

interface Origin {
  landing?: string;
  referrer?: string;
  campaign?: Record<string, string>;
  variant?: string;
}

function parsed(origin: string): Origin {
  try {
    const found: unknown = JSON.parse(origin);
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}

/** One spelling for what may be encoded or not. */
export function pathOf(path: string): string {
  try {
    return decodeURI(path).normalize("NFC");
  } catch {
    return path;
  }
}
