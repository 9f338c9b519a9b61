import { isOngoing } from "@site/ground/states/lead.ts";
import { visitStates } from "@site/ground/states/visit.ts";
import { uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import type { Kysely } from "kysely";
import { type Followed, isWithdrawn } from "#domain/leads/store/index.ts";
import { acceptedAt } from "#domain/quotations/store/index.ts";
import type { Database } from "#platform/db/schema.ts";
import { choosesVisit, type Office } from "#site/content/office.server.ts";
import { type Window, windowMinutes } from "#site/content/visit-slots.ts";
import { hasContract, termOfVisit } from "../store/agreed.ts";
import { aheadOf, type Visit, visitsOfEnquiry } from "../store/read.ts";

type Db = Kysely<Database>;

/** After this many visits at which nobody was there, the office is asked first. */
const mostMissed = 2;
const week = 7;

export interface Choice {
  visits: readonly Visit[];
  ahead: Visit | undefined;
  /** The customer can choose the time of a visit, unless one is ahead. */
  mayChoose: boolean;
  /** The customer can give the visit ahead another time. */
  mayMove: boolean;
  /** The work was agreed, and nobody has said yet when it is done. */
  awaitsTime: boolean;
}

/** The customer of a request can choose, move and cancel visits without the office, within these rules. */
export async function choiceOf(db: Db, followed: Followed, set: Office, now: number): Promise<Choice> {
  const { enquiry, lead } = followed;
  const visits = await visitsOfEnquiry(db, enquiry.id);
  const ahead = aheadOf(visits, now);
  const missed = visits.filter(({ state }) => visitStates[state].wasMissed).length;
  const isLive = isOngoing(lead.status) && !isWithdrawn(followed) && lead.spam === 0;
  const isAlone = isLive && choosesVisit(set, enquiry) && missed < mostMissed;
  // The visits of a contract are the office's to plan.
  const isPlanned = isLive && ((await hasContract(db, enquiry.id, now)) || (await wasThere(db, followed, visits)));
  return {
    visits,
    ahead,
    mayChoose: isAlone && !isPlanned,
    mayMove: isAlone && ahead !== undefined && ahead.to_at - ahead.from_at === windowMinutes * 60_000,
    awaitsTime: isLive && lead.status === "won" && !ahead && !isPlanned,
  };
}

/** The work that was agreed last has begun, so what is left of it is agreed there. */
async function wasThere(db: Db, { enquiry, lead }: Followed, visits: readonly Visit[]) {
  const done = visits.filter(({ kind, state }) => visitStates[state].wasDone && kind !== "survey");
  if (lead.status !== "won" || done.length === 0) return false;
  const since = (await acceptedAt(db, enquiry.id)) ?? 0;
  return done.some(({ from_at }) => from_at > since);
}

/** A visit that the office has planned moves within a week of its day, and one of a contract within its term: it has its reasons for that day. */
export async function daysToMove(db: Db, visit: Visit | undefined): Promise<Window | undefined> {
  if (!visit || visit.created_by === "customer") return undefined;
  const day = uaeDay(visit.from_at);
  const [from, to] = [uaeDayStart(day - week), uaeDayStart(day + week + 1)];
  const term = await termOfVisit(db, visit.id);
  return { from: Math.max(from, term?.from ?? from), to: Math.min(to, term?.to ?? to) };
}
