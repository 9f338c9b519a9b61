import { isOngoing } from "@site/ground/states/lead.ts";
import { visitStates } from "@site/ground/states/visit.ts";
import { uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import type { Kysely } from "kysely";
import { type FollowedEnquiry, isWithdrawn } from "#domain/leads/store/index.ts";
import { acceptedAt } from "#domain/quotations/store/index.ts";
import type { Database } from "#platform/db/schema.ts";
import { choosesVisit, type Office } from "#site/content/office.server.ts";
import { type Window, windowMinutes } from "#site/content/visit-slots.ts";
import { hasContract, termOfVisit } from "../store/agreed.ts";
import { aheadOf, type Visit, visitsOfEnquiry } from "../store/read.ts";

type Db = Kysely<Database>;

/** After this many visits at which nobody was there, customers have to ask the office first. */
const mostMissed = 2;
const week = 7;

export interface Choice {
  visits: readonly Visit[];
  ahead: Visit | undefined;
  /** The customer can choose the time of a visit, unless a visit is planned already. */
  mayChoose: boolean;
  /** The customer can give the next visit another time. */
  mayMove: boolean;
  /** The work was agreed, but no time is set yet. */
  awaitsTime: boolean;
}

/** The ways in which a customer can plan without the office for one enquiry, within these rules: choose, move and cancel visits. */
export async function choiceOf(db: Db, followed: FollowedEnquiry, set: Office, now: number): Promise<Choice> {
  const { enquiry, lead } = followed;
  const visits = await visitsOfEnquiry(db, enquiry.id);
  const ahead = aheadOf(visits, now);
  const missed = visits.filter(({ state }) => visitStates[state].wasMissed).length;
  const isLive = isOngoing(lead.status) && !isWithdrawn(followed) && lead.spam === 0;
  const isAlone = isLive && choosesVisit(set, enquiry) && missed < mostMissed;
  // Visits of a contract are planned by the office.
  const isPlanned = isLive && ((await hasContract(db, enquiry.id, now)) || (await wasThere(db, followed, visits)));
  return {
    visits,
    ahead,
    mayChoose: isAlone && !isPlanned,
    mayMove: isAlone && ahead !== undefined && ahead.to_at - ahead.from_at === windowMinutes * 60_000,
    awaitsTime: isLive && lead.status === "won" && !ahead && !isPlanned,
  };
}

/** Tells whether the work that was agreed last has begun. What is left of it is then agreed at the visit. */
async function wasThere(db: Db, { enquiry, lead }: FollowedEnquiry, visits: readonly Visit[]) {
  const done = visits.filter(({ kind, state }) => visitStates[state].wasDone && kind !== "survey");
  if (lead.status !== "won" || done.length === 0) return false;
  const since = (await acceptedAt(db, enquiry.id)) ?? 0;
  return done.some(({ from_at }) => from_at > since);
}

/**
 * A visit that the office has planned can move within a week of its day, because the office had a reason for that day. A visit of a contract must
 * also stay within its term.
 */
export async function daysToMove(db: Db, visit: Visit | undefined): Promise<Window | undefined> {
  if (!visit || visit.created_by === "customer") return undefined;
  const day = uaeDay(visit.from_at);
  const [from, to] = [uaeDayStart(day - week), uaeDayStart(day + week + 1)];
  const term = await termOfVisit(db, visit.id);
  return { from: Math.max(from, term?.from ?? from), to: Math.min(to, term?.to ?? to) };
}
