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

/** After two visits at which nobody was at home, a customer can no longer book online and has to ask the office. */
const mostMissed = 2;
const week = 7;

export interface Choice {
  visits: readonly Visit[];
  ahead: Visit | undefined;
  /** The customer can book a visit. This is false if a visit is planned already. */
  mayChoose: boolean;
  /** The customer can move the next visit to another time. */
  mayMove: boolean;
  /** The work was agreed, but it has no time yet. */
  awaitsTime: boolean;
}

/** Returns what the customer of an enquiry can do without the office: choose, move or cancel a visit. */
export async function choiceOf(db: Db, followed: FollowedEnquiry, set: Office, now: number): Promise<Choice> {
  const { enquiry, lead } = followed;
  const visits = await visitsOfEnquiry(db, enquiry.id);
  const ahead = aheadOf(visits, now);
  const missed = visits.filter(({ state }) => visitStates[state].wasMissed).length;
  const isLive = isOngoing(lead.status) && !isWithdrawn(followed) && lead.spam === 0;
  // A fault is urgent too if its visit could not be booked, but whoever books may always choose a time.
  const { service, urgency } = enquiry;
  const work = { service, urgency: enquiry.kind === "booking" ? null : urgency };
  const isAlone = isLive && choosesVisit(set, work) && missed < mostMissed;
  // The office plans the visits of a contract.
  const isPlanned = isLive && ((await hasContract(db, enquiry.id, now)) || (await wasThere(db, followed, visits)));
  return {
    visits,
    ahead,
    mayChoose: isAlone && !isPlanned,
    mayMove: isAlone && ahead !== undefined && ahead.to_at - ahead.from_at === windowMinutes * 60_000,
    awaitsTime: isLive && lead.status === "won" && !ahead && !isPlanned,
  };
}

/** Tells whether a team has begun the work that was agreed last. A visit for the rest of the work is then agreed on the spot. */
async function wasThere(db: Db, { enquiry, lead }: FollowedEnquiry, visits: readonly Visit[]) {
  const done = visits.filter(({ kind, state }) => visitStates[state].wasDone && kind !== "survey");
  if (lead.status !== "won" || done.length === 0) return false;
  const since = (await acceptedAt(db, enquiry.id)) ?? 0;
  return done.some(({ from_at }) => from_at > since);
}

/**
 * Returns the period in which the customer can move a visit that the office has planned: one week before and after its day, because the
 * office had a reason for that day. A visit of a contract must also stay within the contract's term.
 */
export async function daysToMove(db: Db, visit: Visit | undefined): Promise<Window | undefined> {
  if (!visit || visit.created_by === "customer") return undefined;
  const day = uaeDay(visit.from_at);
  const [from, to] = [uaeDayStart(day - week), uaeDayStart(day + week + 1)];
  const term = await termOfVisit(db, visit.id);
  return { from: Math.max(from, term?.from ?? from), to: Math.min(to, term?.to ?? to) };
}
