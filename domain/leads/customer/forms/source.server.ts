import { type Channel, channelOf, isCampaignParameter, withoutKey } from "#domain/analytics/store/index.ts";
import { env } from "#platform/process/env.ts";
import { cleanLine } from "#site/forms/form.server.ts";
import { type Extras, limitsOfExtras } from "./extras.ts";

/** Returns the origin of a visit, as it is stored with the lead. Without a script, only the address of the page with the form is known. */
export function originOf({ origin, pages, share }: Extras, request: Request) {
  const referer = URL.parse(request.headers.get("referer") ?? "");
  const seen = Object.entries(origin.campaign);
  const campaign = Object.fromEntries(
    (seen.length > 0 ? seen : [...(referer?.searchParams ?? [])])
      .filter(([name]) => isCampaignParameter(name))
      .map(([name, value]) => [name, cleanLine(value).slice(0, limitsOfExtras.path)]),
  );
  const referrer = withoutQuery(cleanLine(origin.referrer));
  return {
    landing: withoutKey(origin.landing),
    referrer,
    campaign,
    ...(origin.variant && { variant: origin.variant }),
    ...(share && { pages: pages.slice(0, 50).map(withoutKey) }),
  };
}

/** Returns a referrer without its query, because the query can contain search words and names. */
const withoutQuery = (referrer: string) => referrer.split(/[?#]/, 1)[0] ?? "";

/** Returns the channel of the lead for the statistics, as one word. */
export const sourceOf = ({ referrer, campaign }: { referrer: string; campaign: Record<string, string> }): Channel =>
  channelOf(referrer, campaign, new URL(env().STATIC_URL ?? env().SITE_URL).hostname);
