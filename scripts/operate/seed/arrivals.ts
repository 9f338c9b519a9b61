import { href } from "@site/ground/site-map/links.ts";
import { fixedPages, kindOf, type PageId } from "@site/ground/site-map/pages.ts";
import { uaeClock } from "@site/ground/time/uae-time.ts";
import { storedDetails } from "#platform/db/json-columns.ts";
import type { LeadsTable } from "#platform/db/schema.ts";
import { topicOf } from "#site/content/topics.ts";
import type { Random } from "./random.ts";

/** The sources of visitors, with their weights. Leads and visits use the same weights, so that their sums fit together. */
export const channels = { direct: 25, search: 40, social: 12, referral: 8, campaign: 15 };
export type Channel = keyof typeof channels;

export const calculators = ["hvac-cooling-load", "ac-running-cost", "solar-savings", "duct-size", "amc-planner"];

/** Invented campaigns, with the months in which they run (January is 0) and their cost per month in dirhams. */
export const campaigns = [
  { name: "summer-ac-2026", source: "google", months: [4, 5, 6, 7, 8], aed: 6400 },
  { name: "villa-amc", source: "google", months: [0, 1, 2, 3, 9, 10, 11], aed: 2800 },
  { name: "ramadan-home", source: "instagram", months: [1, 2], aed: 1900 },
  { name: "newsletter", source: "newsletter", months: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], aed: 150 },
];

const hosts: Record<Exclude<Channel, "direct" | "campaign">, Record<string, number>> = {
  search: { "google.com": 70, "google.ae": 20, "bing.com": 7, "duckduckgo.com": 3 },
  social: { "instagram.com": 55, "facebook.com": 30, "linkedin.com": 10, "t.co": 5 },
  referral: { "dubizzle.com": 40, "propertyfinder.ae": 35, "example.org": 25 },
};

const monthOf = (at: number): number => uaeClock(at).getUTCMonth();

type Lead = Pick<LeadsTable, "service" | "locale" | "source" | "created_at" | "details">;

/** Returns the first page of an invented lead, the source from which it came, and for some leads a calculation. */
export function arrivalOf(random: Random, { service, locale, source, created_at: at, details }: Lead) {
  const landing = landingFor(random, service ?? "", locale as "en" | "ar");
  const tool = random.chance(0.08) ? { calculation: { calculator: random.pick(calculators) } } : {};
  return {
    origin: JSON.stringify({ landing, ...cameBy(random, source as Channel, monthOf(at)) }),
    details: JSON.stringify({ ...storedDetails({ details }), ...tool }),
  };
}

export function cameBy(random: Random, channel: Channel, month: number) {
  if (channel === "direct") return { referrer: "", campaign: {} };
  if (channel !== "campaign") return { referrer: `https://${random.weighted(hosts[channel])}/`, campaign: {} };
  const running = campaigns.filter(({ months }) => months.includes(month));
  const { name, source } = random.pick(running);
  return { referrer: "", campaign: { utm_source: source, utm_medium: "cpc", utm_campaign: name } };
}

const landings = fixedPages.filter((id) => ["landing", "symptom"].includes(kindOf(id) ?? ""));
export const pagesAbout = new Map<string, PageId[]>();
for (const id of landings) {
  const { service = "other" } = topicOf(id);
  pagesAbout.set(service, [...(pagesAbout.get(service) ?? []), id]);
}

/** Picks one of the values. The first ones are picked most often. */
export const pickPopular = <T>(random: Random, of: readonly T[]): T => {
  const at = Math.floor(of.length * random.share() ** 2.5);
  return of[at] ?? random.pick(of);
};

/** Returns the first page of a visitor who wants this service: mostly a page about the service, otherwise the home page. */
function landingFor(random: Random, service: string, locale: "en" | "ar"): string {
  const about = pagesAbout.get(service) ?? [];
  const id = about.length > 0 && random.chance(0.75) ? pickPopular(random, about) : "/";
  return decodeURI(href(id, locale));
}
