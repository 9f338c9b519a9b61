import { env } from "#server/env.ts";
import { type Extras, limitsOfExtras } from "./extras.ts";
import { cleanLine } from "./form.server.ts";

export type Source = "direct" | "search" | "social" | "referral" | "campaign";

/** No other parameter of an address is stored. */
const campaignParameters =
  /^(?:utm_(?:source|medium|campaign|term|content|id)|gclid|gbraid|wbraid|msclkid|fbclid|ttclid)$/;
const paid = /^(?:utm_|gclid|gbraid|wbraid|msclkid|ttclid)/;

const searchEngines = /(?:^|\.)(?:google|bing|duckduckgo|yahoo|yandex|baidu|ecosia|startpage|qwant|brave)\./;
const socialSites =
  /(?:^|\.)(?:facebook|instagram|linkedin|twitter|tiktok|youtube|pinterest|reddit|whatsapp|snapchat|threads)\.(?:com|net)$|(?:^|\.)(?:t\.co|x\.com|lnkd\.in|wa\.me|youtu\.be|fb\.com|t\.me)$/;

/** Removes the key of a private link from a stored address. */
export const withoutKey = (path: string) => path.replace(/^((?:\/ar)?\/(?:request|application|report))\/.*$/i, "$1");

/** The origin of a visit as stored with the lead; without a script only the form's own address is known. */
export function originOf({ origin, pages, share }: Extras, request: Request) {
  const referer = URL.parse(request.headers.get("referer") ?? "");
  const seen = Object.entries(origin.campaign);
  const campaign = Object.fromEntries(
    (seen.length > 0 ? seen : [...(referer?.searchParams ?? [])])
      .filter(([name]) => campaignParameters.test(name))
      .map(([name, value]) => [name, cleanLine(value).slice(0, limitsOfExtras.path)]),
  );
  const referrer = withoutQuery(cleanLine(origin.referrer));
  return {
    landing: withoutKey(origin.landing),
    referrer,
    campaign,
    ...(share && { pages: pages.slice(0, 50).map(withoutKey) }),
  };
}

/** Only site and path of a referrer: its query can contain searches and names. */
const withoutQuery = (referrer: string) => referrer.split(/[?#]/, 1)[0] ?? "";

/** One word for statistics. */
export function sourceOf({ referrer, campaign }: { referrer: string; campaign: Record<string, string> }): Source {
  if (Object.keys(campaign).some((name) => paid.test(name))) return "campaign";
  const host = URL.parse(/^https?:/.test(referrer) ? referrer : `https://${referrer}`)?.hostname;
  if (host && socialSites.test(host)) return "social";
  if (host && searchEngines.test(host)) return "search";
  if (campaign.fbclid) return "social";
  return host && host !== new URL(env().SITE_URL).hostname ? "referral" : "direct";
}
