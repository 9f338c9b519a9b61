import { statesThat } from "@site/ground/states/table.ts";
import { visitStates, workKinds } from "@site/ground/states/visit.ts";
import { uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import { type Kysely, type SqlBool, sql } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { yieldTurn } from "#platform/machine/timers.ts";
import { answersIn } from "./answers.ts";
import { isNoTest } from "./may-ask.ts";

const hour = 3_600_000;
const day = 24 * hour;
/** The number of days that the figures cover, and the number of days after a visit in which a second one counts. */
export const [coveredDays, laterDays] = [90, 14];
/** Only windows up to this length count as a promised time of arrival. */
const longestWindow = 2 * hour;

/** The figures of a period, each with its number of cases. They say nothing about a single customer. */
export interface Figures {
  /** The first instant of the period, and the first instant after it. */
  from: number;
  to: number;
  /** First answers, in working time; `wallMedianMs` is the median by the clock on the wall. */
  answers: { cases: number; medianMs: number; p90Ms: number; wallMedianMs: number };
  /** Arrivals within the promised window. `unreported` visits have no reported arrival, so they are no cases. */
  arrivals: { cases: number; kept: number; unreported: number };
  /** Finished visits after which nobody had to come again. The period of these visits ends `laterDays` days earlier. */
  once: { cases: number; kept: number };
}

/** The working time between two instants, by the hours of the office. */
export type WorkingTime = (from: number, to: number) => number;

/**
 * Counts our own records of the last 90 whole days in the UAE. Erased, merged and spam leads do not count, and neither do those with the
 * address of a colleague, because they are tests.
 */
export async function countFigures(db: Kysely<Database>, workingTime: WorkingTime, now: number): Promise<Figures> {
  const to = uaeDayStart(uaeDay(now));
  const from = to - coveredDays * day;
  const answers = await answersIn(db, { from, to, now }, workingTime);
  await yieldTurn();
  const arrivals = await arrivalsIn(db, from, to);
  await yieldTurn();
  const once = await onceIn(db, from - laterDays * day, to - laterDays * day);
  return { from, to, answers, arrivals, once };
}

const counted = sql<SqlBool>`leads.spam = 0 and leads.merged_into is null and leads.erased_at is null and ${isNoTest}`;

/**
 * A visit whose time is over is a case if its arrival was reported by a technician: the arrival itself, or that nobody was there. The time is
 * that of the phone, which may have had no connection.
 */
async function arrivalsIn(db: Kysely<Database>, from: number, to: number): Promise<Figures["arrivals"]> {
  const visits = await db
    .selectFrom("appointments as visit")
    .innerJoin("leads", "leads.id", "visit.lead_id")
    .select(["visit.from_at", "visit.to_at"])
    .select((e) =>
      e
        .selectFrom("visit_reports as report")
        .whereRef("report.appointment_id", "=", "visit.id")
        .where("report.kind", "in", ["start", "missed"])
        .where("report.conflict", "is", null)
        .select((report) => report.fn.min("report.happened_at").as("at"))
        .as("arrived"),
    )
    .where("visit.from_at", ">=", from)
    .where("visit.from_at", "<", to)
    .where("visit.to_at", "<", to)
    .where(sql<SqlBool>`visit.to_at - visit.from_at <= ${longestWindow}`)
    .where("visit.state", "in", statesThat(visitStates, "isFirm"))
    .where(counted)
    .execute();
  const cases = visits.filter(({ arrived }) => arrived !== null);
  const kept = cases.filter(({ from_at, to_at, arrived }) => Number(arrived) >= from_at && Number(arrived) <= to_at);
  return { cases: cases.length, kept: kept.length, unreported: visits.length - cases.length };
}

/**
 * A finished visit was the only one if no other visit of the same trade, to the same person, place or lead, was arranged after it had begun
 * for the following days. So the second day of work that was planned from the start is no second visit.
 */
async function onceIn(db: Kysely<Database>, from: number, to: number): Promise<Figures["once"]> {
  const again = sql<number>`case when exists (
    select 1 from leads theirs join appointments other on other.lead_id = theirs.id
    where other.id <> visit.id and other.state <> 'cancelled'
      and other.from_at > visit.from_at and other.from_at <= visit.from_at + ${laterDays * day}
      and other.created_at > visit.from_at
      and (theirs.id = visit.lead_id or theirs.person_id = leads.person_id or theirs.place_id = leads.place_id)
      and coalesce(theirs.service, '') = coalesce(leads.service, '')
  ) then 1 else 0 end`;
  const visits = await db
    .selectFrom("appointments as visit")
    .innerJoin("leads", "leads.id", "visit.lead_id")
    .select(again.as("again"))
    .where("visit.from_at", ">=", from)
    .where("visit.from_at", "<", to)
    .where("visit.state", "in", statesThat(visitStates, "wasDone"))
    .where("visit.kind", "in", workKinds)
    .where(counted)
    .execute();
  return { cases: visits.length, kept: visits.filter((visit) => visit.again === 0).length };
}

const row = "figures";

/** Stores the count, so that all servers show the same figures and no visitor waits for them. */
export async function saveFigures(db: Kysely<Database>, figures: Figures, now: number): Promise<void> {
  const values = { at: now, content: JSON.stringify(figures) };
  await db
    .insertInto("record_figures")
    .values({ id: row, ...values })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
    .execute();
}

/** Reads the last count. Returns undefined if there is none, or none of the last day. */
export async function readFigures(db: Kysely<Database>, now: number): Promise<Figures | undefined> {
  const stored = await db.selectFrom("record_figures").selectAll().where("id", "=", row).executeTakeFirst();
  return stored && stored.at > now - day ? JSON.parse(stored.content) : undefined;
}
