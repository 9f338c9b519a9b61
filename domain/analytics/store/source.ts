export type Channel = "direct" | "search" | "social" | "referral" | "campaign";

/** No other parameter of an address is stored. */
const campaignParameters =
  /^(?:utm_(?:source|medium|campaign|term|content|id)|gclid|gbraid|wbraid|msclkid|fbclid|ttclid)$/;
const paid = /^(?:utm_|gclid|gbraid|wbraid|msclkid|ttclid)/;

const searchEngines = /(?:^|\.)(?:google|bing|duckduckgo|yahoo|yandex|baidu|ecosia|startpage|qwant|brave)\./;
const socialSites =
  /(?:^|\.)(?:facebook|instagram|linkedin|twitter|tiktok|youtube|pinterest|reddit|whatsapp|snapchat|threads)\.(?:com|net)$|(?:^|\.)(?:t\.co|x\.com|lnkd\.in|wa\.me|youtu\.be|fb\.com|t\.me)$/;

export const isCampaignParameter = (name: string): boolean => campaignParameters.test(name);

export const hostOf = (referrer: string): string | undefined =>
  URL.parse(/^https?:/.test(referrer) ? referrer : `https://${referrer}`)?.hostname.toLowerCase();

/** Returns one word for the channel, for statistics. */
export function channelOf(referrer: string, campaign: Record<string, string>, ownHost: string): Channel {
  if (Object.keys(campaign).some((name) => paid.test(name))) return "campaign";
  const host = hostOf(referrer);
  if (host && socialSites.test(host)) return "social";
  if (host && searchEngines.test(host)) return "search";
  if (campaign.fbclid) return "social";
  return host && host !== ownHost ? "referral" : "direct";
}

/** A campaign's parameter that may contain somebody's address or number is dropped. */
const personal = /@|%40|(?:\p{Nd}[\s().-]*){7,}/iu;
export const isPersonal = (text: string): boolean => personal.test(text);

/** Returns the campaign in the query of an address, without anything that could name a person. For a click id it says only that there was one. */
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
