import type { BookingStep } from "@site/ground/booking-steps.ts";
import { uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import type { Kysely } from "kysely";
import { bookingEvent } from "#domain/analytics/store/beacon.ts";
import { placeOfOrigin } from "#domain/analytics/store/read/origin.ts";
import type { Database } from "#platform/db/schema.ts";
import { type Channel, calculators } from "../arrivals.ts";
import { type Random, randomOf } from "../random.ts";
import { missingPages, oldAddresses, searches, visitsOn } from "./life.ts";
import { store } from "./store.ts";
import { newTally, type Tally } from "./tally.ts";
import { type LeadFacts, type Visit, visitOfLead, visitOn } from "./visit.ts";

const dayMs = 86_400_000;

export interface Year {
  now?: number;
  seed?: number;
  /** The default is two years, so that twelve months can be compared with the twelve months before. */
  days?: number;
  /** A factor for the number of visits on each day. */
  scale?: number;
}

/** Invents visits and stores their sums. The visits of the last days are also stored one by one. */
export async function fillAnalytics(db: Kysely<Database>, { now = Date.now(), seed = 1, days = 731, scale = 1 }: Year) {
  const random = randomOf(seed);
  const today = uaeDay(now);
  const leads = await leadsByDay(db, today - days + 1);
  const tally = newTally();
  const raw: [day: number, visit: Visit][] = [];
  let visits = 0;
  for (let day = today - days + 1; day <= today; day += 1) {
    const date = new Date(day * dayMs);
    const strangers = Math.round(visitsOn(random, date, (today - day) / 365) * scale);
    const drawn = [
      ...(leads.get(day) ?? []).map((known) => visitOfLead(random, known)),
      ...Array.from({ length: strangers }, () => visitOn(random, uaeDayStart(day), date.getUTCMonth())),
    ].filter(({ began }) => began <= now);
    for (const visit of drawn) add(tally, random, day, visit);
    if (day > today - 14) raw.push(...drawn.map((visit): [number, Visit] => [day, visit]));
    visits += drawn.length;
  }
  for (const visit of liveNow(random, now)) {
    add(tally, random, today, visit);
    raw.push([today, visit]);
  }
  await store(db, tally, raw, now);
  return visits;
}

/** Visits of this moment, so that the live view has something to show. */
const liveNow = (random: Random, now: number): Visit[] =>
  Array.from({ length: 9 }, () => ({
    ...visitOn(random, now, new Date(now).getUTCMonth()),
    began: now - random.below(25 * 60_000),
  }));

function add(tally: Tally, random: Random, day: number, visit: Visit) {
  tally.addVisit(random, day, visit);
  const page = visit.views[0]?.path ?? "/";
  if (visit.tool)
    for (const step of stepsOf(random, visit.asked)) tally.addEvent(`tool.${step}`, day, page, visit.tool);
  if (random.chance(visit.asked ? 0.13 : 0.03))
    for (const step of bookingOf(random, visit.asked)) tally.addEvent(bookingEvent(step), day, page, "");
  if (visit.begun) tally.addEvent("form", day, page, visit.begun ? "quote" : "contact");
  if (random.chance(0.03)) tally.addEvent("call", day, page, random.pick(["header", "bar", "page"]));
  if (random.chance(0.02)) tally.addEvent("whatsapp", day, page, "");
  if (random.chance(0.04)) {
    const { word, hits } = pickBy(random, searches);
    tally.addEvent("search", day, "", word, hits);
  }
  if (random.chance(0.008)) tally.addEvent("404", day, pickBy(random, missingPages).path, "");
  if (random.chance(0.006)) tally.addEvent("redirect", day, pickBy(random, oldAddresses).path, "");
}

/** Invents how far a visitor came with a booking. Only a visit that became a lead sent the form. */
function bookingOf(random: Random, isSent: boolean): BookingStep[] {
  if (isSent) return ["opened", "time", "sent", random.chance(0.1) ? "unbooked" : "booked"];
  return ["opened", ...random.pick([[], [], ["time"], ["works-again"]] as const)];
}

function stepsOf(random: Random, isHandedOver: boolean): string[] {
  const steps = ["started"];
  if (random.chance(0.78)) steps.push("answered");
  if (random.chance(0.09)) steps.push("copied");
  if (random.chance(0.06)) steps.push("printed");
  if (isHandedOver || random.chance(0.02)) steps.push("handed-over");
  return steps;
}

function pickBy<T extends { weight: number }>(random: Random, of: readonly T[]): T {
  const weights = Object.fromEntries(of.map(({ weight }, index) => [index, weight]));
  return of[Number(random.weighted(weights))] as T;
}

/** Returns the leads of each day. Each lead gets a visit, so that the funnel never shows more leads than visits. */
async function leadsByDay(db: Kysely<Database>, from: number): Promise<Map<number, LeadFacts[]>> {
  const rows = await db
    .selectFrom("leads")
    .select(["created_at", "origin", "page", "source", "locale", "details"])
    .where("spam", "=", 0)
    .where("created_at", ">=", uaeDayStart(from))
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const days = new Map<number, LeadFacts[]>();
  for (const { created_at, origin, page, source: channel, locale, details } of rows) {
    const { landing, source, campaign = null } = placeOfOrigin({ origin, page });
    const tool = calculators.find((name) => details.includes(`"${name}"`)) ?? null;
    const began = created_at - 240_000;
    const known = { began, landing, channel: channel as Channel, source, campaign, language: locale, tool };
    const day = uaeDay(began);
    days.set(day, [...(days.get(day) ?? []), known]);
  }
  return days;
}
