import { statesWithout } from "@site/ground/states/table.ts";
import { openVisits, visitStates } from "@site/ground/states/visit.ts";
import { type Kysely, type Selectable, type SqlBool, sql } from "kysely";
import { rights } from "#domain/colleagues/store/index.ts";
import type { AppointmentsTable, TeamsTable } from "#platform/db/appointment-schema.ts";
import type { Database } from "#platform/db/schema.ts";
import { slotMs, type Window } from "./types.ts";

export type Visit = Selectable<AppointmentsTable>;

export const readVisit = (db: Kysely<Database>, id: string): Promise<Visit | undefined> =>
  db.selectFrom("appointments").selectAll().where("id", "=", id).executeTakeFirst();

/** The condition for visits that overlap with this period. No visit is longer than a day, so the index on the beginnings can be used. */
export const inWindow = ({ from, to }: Window) =>
  sql<SqlBool>`from_at < ${to} and to_at > ${from} and from_at > ${from - 86_400_000}`;

export const visitsOfLead = (db: Kysely<Database>, leadId: string): Promise<Visit[]> =>
  db.selectFrom("appointments").selectAll().where("lead_id", "=", leadId).orderBy("from_at", "desc").execute();

/** The visits that the customer of this enquiry may see. */
export const visitsOfEnquiry = (db: Kysely<Database>, enquiryId: string): Promise<Visit[]> =>
  db.selectFrom("appointments").selectAll().where("request_id", "=", enquiryId).orderBy("from_at", "desc").execute();

/** Returns the next visit of an enquiry. It is requested or booked, and not over yet. */
export const aheadOf = (visits: readonly Visit[], now: number): Visit | undefined =>
  visits.findLast(({ state, to_at }) => visitStates[state].isOpen && to_at > now);

/** The ids of the visits that belong to a contract. */
export const ofContracts = (db: Kysely<Database>) =>
  db
    .selectFrom("contract_visits")
    .select("appointment_id")
    .where("appointment_id", "is not", null)
    .$narrowType<{ appointment_id: string }>();

/** Returns the visits in a period, with the customer's name and contact, for the office's calendar. */
export const visitsBetween = (db: Kysely<Database>, { from, to }: Window) =>
  db
    .selectFrom("appointments")
    .innerJoin("leads", "leads.id", "appointments.lead_id")
    .selectAll("appointments")
    .select(["leads.name", "leads.phone", "leads.reference", "leads.service", "leads.details"])
    .select(["leads.status", "leads.spam"])
    .where(inWindow({ from, to }))
    .where("state", "not in", statesWithout(visitStates, "holdsTime"))
    .orderBy("from_at")
    .orderBy("appointments.id")
    .execute();
export type PlannedVisit = Awaited<ReturnType<typeof visitsBetween>>[number];

export const goesOut = async (db: Kysely<Database>, colleague: string): Promise<boolean> =>
  (await db.selectFrom("team_members").select("team_id").where("staff_id", "=", colleague).executeTakeFirst()) !==
  undefined;

export const colleaguesOfTeams = (db: Kysely<Database>) => db.selectFrom("team_members").selectAll().execute();

export interface Team extends Omit<Selectable<TeamsTable>, "trades" | "places"> {
  trades: string[];
  places: string[];
}

export async function allTeams(db: Kysely<Database>): Promise<Team[]> {
  const rows = await db
    .selectFrom("teams")
    .selectAll()
    .orderBy("active", "desc")
    .orderBy("name")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, trades: JSON.parse(row.trades), places: JSON.parse(row.places) }));
}

/**
 * The colleagues who are in two teams, with each pair of teams. Colleagues who have left, or whose role no longer goes out, are left out.
 */
export const sharedColleagues = (db: Kysely<Database>) =>
  db
    .selectFrom("team_members as ours")
    .innerJoin("team_members as theirs", (join) =>
      join.onRef("theirs.staff_id", "=", "ours.staff_id").onRef("theirs.team_id", "<>", "ours.team_id"),
    )
    .innerJoin("staff", "staff.id", "ours.staff_id")
    .where("staff.disabled_at", "is", null)
    .where("staff.role", "in", [...rights["visits.own"]]);

/** For each team, the other teams that have a colleague in common with it. */
async function sharedTeams(db: Kysely<Database>): Promise<Map<string, string[]>> {
  const pairs = await sharedColleagues(db)
    .select(["ours.team_id as one", "theirs.team_id as other"])
    .distinct()
    .execute();
  return new Map(
    [...Map.groupBy(pairs, ({ one }) => one)].map(([team, those]) => [team, those.map(({ other }) => other)]),
  );
}

/**
 * Returns when the teams are busy: taken half-hours, time off, and where their visits are. A visit also makes those teams busy that share a
 * colleague with its team.
 */
export async function busyBetween(db: Kysely<Database>, { from, to }: Window) {
  const shared = await sharedTeams(db);
  const ofEach = <Row extends { team_id: string }>(rows: Row[]) =>
    rows.flatMap((row) => [row, ...(shared.get(row.team_id) ?? []).map((team_id) => ({ ...row, team_id }))]);
  const claims = await db
    .selectFrom("appointment_claims")
    .select(["team_id", "slot", "appointment_id"])
    .where("slot", ">=", Math.floor(from / slotMs))
    .where("slot", "<", Math.ceil(to / slotMs))
    .execute();
  const off = await timeOff(db, { from, to });
  const stays = await db
    .selectFrom("appointments")
    .select(["id", "team_id", "from_at", "to_at", "place"])
    .where("state", "in", openVisits)
    .where(inWindow({ from, to }))
    .execute();
  return { claims: ofEach(claims), off, stays: ofEach(stays) };
}

export const timeOff = (db: Kysely<Database>, { from, to }: Window) =>
  db
    .selectFrom("team_off")
    .selectAll()
    .where("to_at", ">", from)
    .where("from_at", "<", to)
    .orderBy("from_at")
    .execute();
