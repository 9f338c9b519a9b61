export type Channel = "direct" | "search" | "social" | "referral" | "campaign";

/** The query parameters of a page's address that are stored. All others are dropped. */
const campaignParameters =
  /^(?:utm_(?:source|medium|campaign|term|content|id)|gclid|gbraid|wbraid|msclkid|fbclid|ttclid)$/;
const paid = /^(?:utm_|gclid|gbraid|wbraid|msclkid|ttclid)/;

const searchEngines = /(?:^|\.)(?:google|bing|duckduckgo|yahoo|yandex|baidu|ecosia|startpage|qwant|brave)\./;
const socialSites =
  /(?:^|\.)(?:facebook|instagram|linkedin|twitter|tiktok|youtube|pinterest|reddit|whatsapp|snapchat|threads)\.(?:com|net)$|(?:^|\.)(?:t\.co|x\.com|lnkd\.in|wa\.me|youtu\.be|fb\.com|t\.me)$/;

export const isCampaignParameter = (name: string): boolean => campaignParameters.test(name);

export const hostOf = (referrer: string): string | undefined =>
  URL.parse(/^https?:/.test(referrer) ? referrer : `https://${referrer}`)?.hostname.toLowerCase();

/** Returns the channel of a visit for the statistics, as one word. */
export function channelOf(referrer: string, campaign: Record<string, string>, ownHost: string): Channel {
  if (Object.keys(campaign).some((name) => paid.test(name))) return "campaign";
  const host = hostOf(referrer);
  if (host && socialSites.test(host)) return "social";
  if (host && searchEngines.test(host)) return "search";
  if (campaign.fbclid) return "social";
  return host && host !== ownHost ? "referral" : "direct";
}

/** Matches a text that may contain an email address or a phone number. Such a campaign parameter is dropped. */
const personal = /@|%40|(?:\p{Nd}[\s().-]*){7,}/iu;
export const isPersonal = (text: string): boolean => personal.test(text);

/**
 * Returns the campaign parameters in a query, without personal data. A click id such as gclid is replaced by "1", which says only that
 * there was one.
 */
export function campaignIn(query: string): Record<string, string> {
  const named = [...new URLSearchParams(query)].filter(([name]) => isCampaignParameter(name));
  return Object.fromEntries(
    named.flatMap(([name, value]) => {
      if (!name.startsWith("utm_")) return [[name, "1"]];
      const text = value
        .normalize("NFC")
        .replace(/[\p{Cc}\p{Cf}]+/gu, "")
        .trim()
        .slice(0, 100);
      return text && !isPersonal(text) ? [[name, text]] : [];
    }),
  );
}
