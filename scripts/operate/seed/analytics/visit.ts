import { href } from "@site/ground/site-map/links.ts";
import { cityOf, kindOf, type PageId } from "@site/ground/site-map/pages.ts";
import { type Channel, calculators, cameBy, channels, pickPopular } from "../arrivals.ts";
import type { Random } from "../random.ts";
import { hours, onwardPages, pagesOn, subjectIn, systems, systemWeights } from "./life.ts";

export interface View {
  path: string;
  pageKind: string;
  visibleMs: number;
  depth: number;
}

export interface Visit {
  began: number;
  source: string;
  channel: string;
  campaign: string | null;
  referrer: string | null;
  device: number;
  browser: string;
  os: string;
  language: string;
  place: string | null;
  inUae: 0 | 1;
  hour: number;
  /** True if the same person has visited the site earlier on the same day. */
  again: boolean;
  views: View[];
  tool: string | null;
  begun: 0 | 1;
  /** True if the visit became a lead. */
  asked: boolean;
}

const minute = 60_000;

/** The facts of a visit that are known from its lead. */
export interface LeadFacts {
  began: number;
  landing: string;
  channel: Channel;
  source: string;
  campaign: string | null;
  language: string;
  tool: string | null;
}

export function visitOn(random: Random, midnight: number, month: number): Visit {
  const hour = Number(random.weighted(hours));
  const began = midnight + (hour * 60 + random.below(60)) * minute + random.below(minute);
  const language = random.chance(0.36) ? "ar" : "en";
  const channel = random.weighted(channels);
  const subject = subjectIn(random, month);
  const { referrer, campaign } = cameBy(random, channel, month);
  const landing = decodeURI(href(pickPopular(random, pagesOn(subject)) as PageId, language));
  const host = URL.parse(referrer)?.hostname;
  const source = campaign.utm_source ?? host ?? "direct";
  const known = { began, landing, channel, source, campaign: campaign.utm_campaign ?? null, language, tool: null };
  return { ...grown(random, known), hour, referrer: host ?? null, begun: random.chance(0.035) ? 1 : 0, asked: false };
}

export function visitOfLead(random: Random, known: LeadFacts): Visit {
  const hour = Math.floor((known.began / 3_600_000 + 4) % 24);
  return {
    ...grown(random, known),
    hour,
    referrer: known.channel === "direct" ? null : known.source,
    begun: 1,
    asked: true,
  };
}

function grown(random: Random, known: LeadFacts): Omit<Visit, "hour" | "referrer" | "begun" | "asked"> {
  const system = systems[random.weighted(systemWeights)];
  if (!system) throw new Error("There is no such system.");
  const views = viewsFrom(random, known.landing, known.language as "en" | "ar");
  const onTool = views.some(({ pageKind }) => pageKind === "calculator");
  const { device, os, browser } = system;
  return {
    ...known,
    device,
    os,
    browser,
    views,
    place: cityOf(known.landing.replace(/^\/ar(?=\/)/, "")) ?? null,
    inUae: random.chance(0.93) ? 1 : 0,
    again: random.chance(0.11),
    tool: known.tool ?? (onTool && random.chance(0.6) ? toolOf(views) : null),
  };
}

const toolOf = (views: View[]) =>
  calculators.find((name) => views.some(({ path }) => path.endsWith(name))) ?? (calculators[0] as string);

function viewsFrom(random: Random, landing: string, language: "en" | "ar"): View[] {
  const paths = [landing];
  while (paths.length < 9 && random.chance(paths.length === 1 ? 0.46 : 0.55))
    paths.push(href(random.pick(onwardPages) as PageId, language));
  return paths.map((path) => {
    const visibleMs = Math.min(30 * minute, Math.round(random.exponential() * 38_000));
    const depth = Math.min(100, Math.round(20 + Math.sqrt(visibleMs / 1000) * 9 * (0.6 + random.share())));
    return { path, pageKind: kindOf(path.replace(/^\/ar(?=\/|$)/, "") || "/") ?? "landing", visibleMs, depth };
  });
}
