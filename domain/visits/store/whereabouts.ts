import { statesThat } from "@site/ground/states/table.ts";
import { openVisits, type VisitState, visitStates } from "@site/ground/states/visit.ts";
import { type Kysely, sql, type Transaction } from "kysely";
import { isPostgres } from "#platform/db/is-postgres.ts";
import type { Database } from "#platform/db/schema.ts";
import { takeSlots } from "./claims.ts";
import { inWindow, sharedColleagues } from "./read.ts";
import { slotsOf, type Window } from "./types.ts";

/** A visit to which a colleague has to go at the same time as to another visit. */
export interface Clash extends Window {
  visit: string;
  who: string;
  team: string;
  reference: string;
  customer: string;
}

/**
 * Takes a lock, so that one transaction at a time assigns people to visits. Two teams can share a colleague, and the half-hours of one team
 * do not block the other team (docs/decisions/0093). Take this lock after the lock of the lead, never before. SQLite needs no lock, because
 * it has one writer at a time.
 */
export async function lockWhereabouts(tx: Transaction<Database>): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(hashtext('windtower visits'))`.execute(tx);
}

type Db = Kysely<Database>;

/**
 * Returns the visits of other teams to which a colleague of these teams has to go at this time, earliest first. `of` is the team that
 * shares the colleague.
 */
export async function clashesOf(
  db: Db,
  teams: readonly string[],
  window: Window,
  except: string,
  states: readonly VisitState[],
): Promise<(Clash & { of: string })[]> {
  if (teams.length === 0) return [];
  return sharedColleagues(db)
    .innerJoin("appointments", "appointments.team_id", "theirs.team_id")
    .innerJoin("teams", "teams.id", "appointments.team_id")
    .innerJoin("leads", "leads.id", "appointments.lead_id")
    .select(["ours.team_id as of", "appointments.id as visit", "staff.name as who", "teams.name as team"])
    .select(["leads.reference", "leads.name as customer", "from_at as from", "to_at as to"])
    .where("ours.team_id", "in", [...teams])
    .where("appointments.state", "in", [...states])
    .where("appointments.id", "<>", except)
    .where(inWindow(window))
    .orderBy("from_at")
    .orderBy("appointments.id")
    .execute();
}

/**
 * Takes the half-hours of the first team that is free with all its people. If no team is free because a colleague is at another visit,
 * returns this visit.
 */
export async function takeTeam(
  tx: Transaction<Database>,
  id: string,
  { teams, from, to }: Window & { teams: readonly string[] },
): Promise<{ team: string } | { clash?: Clash }> {
  await lockWhereabouts(tx);
  const clashes = await clashesOf(tx, teams, { from, to }, id, statesThat(visitStates, "holdsTime"));
  const slots = slotsOf({ from, to });
  for (const team of teams)
    if (!clashes.some(({ of }) => of === team) && (await takeSlots(tx, id, team, slots))) return { team };
  const [clash] = clashes;
  return clash ? { clash } : {};
}

/** A colleague with two coming visits at the same time. */
export interface DoubleBooking {
  who: string;
  first: Omit<Clash, "who">;
  second: Omit<Clash, "who">;
}

/**
 * Lists each pair of overlapping visits that share a colleague, once. With `only`, lists the pairs of these colleagues that involve this
 * team; the visit of this team comes first.
 */
export async function doubleBookings(
  db: Db,
  now: number,
  only?: { team: string; colleagues: readonly string[] },
): Promise<DoubleBooking[]> {
  if (only?.colleagues.length === 0) return [];
  // In most companies nobody is in two teams. Then the visits need not be read.
  if (!only && !(await sharedColleagues(db).select("staff.id").executeTakeFirst())) return [];
  const rows = await sharedColleagues(db)
    .innerJoin("appointments as a", "a.team_id", "ours.team_id")
    .innerJoin("appointments as b", (join) =>
      join
        .onRef("b.team_id", "=", "theirs.team_id")
        .onRef("b.from_at", "<", "a.to_at")
        .onRef("b.to_at", ">", "a.from_at"),
    )
    .innerJoin("teams as team_a", "team_a.id", "a.team_id")
    .innerJoin("teams as team_b", "team_b.id", "b.team_id")
    .innerJoin("leads as lead_a", "lead_a.id", "a.lead_id")
    .innerJoin("leads as lead_b", "lead_b.id", "b.lead_id")
    .select(["staff.id as staff", "staff.name as who"])
    .select(["a.id as visit_a", "a.from_at as from_a", "a.to_at as to_a", "team_a.name as team_a"])
    .select(["lead_a.reference as reference_a", "lead_a.name as name_a"])
    .select(["b.id as visit_b", "b.from_at as from_b", "b.to_at as to_b", "team_b.name as team_b"])
    .select(["lead_b.reference as reference_b", "lead_b.name as name_b"])
    .where("a.state", "in", openVisits)
    .where("b.state", "in", openVisits)
    // No visit is longer than a day. This condition lets the index on the beginnings leave out older visits.
    .where("a.from_at", ">", now - 86_400_000)
    .where("b.from_at", ">", now - 86_400_000)
    .where("a.to_at", ">", now)
    .where("b.to_at", ">", now)
    .$if(only === undefined, (all) => all.whereRef("a.team_id", "<", "b.team_id"))
    .$if(only !== undefined, (all) =>
      all.where("ours.team_id", "=", only?.team ?? "").where("staff.id", "in", [...(only?.colleagues ?? [])]),
    )
    .orderBy("a.from_at")
    .orderBy("a.id")
    .orderBy("b.id")
    .execute();
  return rows.map((row) => {
    const a = { visit: row.visit_a, from: row.from_a, to: row.to_a, team: row.team_a };
    const b = { visit: row.visit_b, from: row.from_b, to: row.to_b, team: row.team_b };
    return {
      who: row.who,
      first: { ...a, reference: row.reference_a, customer: row.name_a },
      second: { ...b, reference: row.reference_b, customer: row.name_b },
    };
  });
}
