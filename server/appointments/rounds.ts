import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { belongsTo } from "../leads/merge-target.ts";
import { within } from "./read.ts";
import type { Window } from "./types.ts";

/** The visits of the teams in which a colleague is, with what is needed there and nothing else of the request: no price, no other visit. */
export async function roundsOf(db: Kysely<Database>, staff: string, { from, to }: Window) {
  const visits = await visitsOf(db, staff)
    .innerJoin("teams", "teams.id", "appointments.team_id")
    .select([
      "appointments.id",
      "appointments.kind",
      "state",
      "appointments.team_id",
      "from_at",
      "to_at",
      "appointments.place",
    ])
    .select(["address", "access_note", "papers", "work", "request_id", "appointments.lead_id"])
    .select(["leads.name", "leads.phone", "leads.service", "leads.message", "leads.details", "leads.reference"])
    .select(["leads.place_id"])
    .select("teams.name as team")
    .where(within({ from, to }))
    .where("state", "<>", "requested")
    .orderBy("from_at")
    .orderBy("appointments.id")
    .execute();
  const ids = visits.map(({ id }) => id);
  if (ids.length === 0) return [];
  const reports = await db
    .selectFrom("visit_reports")
    .select(["appointment_id", "kind", "happened_at", "conflict"])
    .where("appointment_id", "in", ids)
    .orderBy("happened_at")
    .execute();
  const work = await agreedWork(
    db,
    visits.map(({ lead_id }) => lead_id),
  );
  return visits.map((visit) => ({
    ...visit,
    reports: reports.filter(({ appointment_id, conflict }) => appointment_id === visit.id && conflict === null),
    agreed: work.filter(({ lead_id }) => lead_id === visit.lead_id),
  }));
}
export type Round = Awaited<ReturnType<typeof roundsOf>>[number];

const visitsOf = (db: Kysely<Database>, staff: string) =>
  db
    .selectFrom("appointments")
    .innerJoin("team_members", "team_members.team_id", "appointments.team_id")
    .innerJoin("leads", "leads.id", "appointments.lead_id")
    .where("team_members.staff_id", "=", staff)
    .where("leads.erased_at", "is", null);

/** What accepted quotations say is to be done, without any sum. Options are left out: the office says which were taken. */
const agreedWork = (db: Kysely<Database>, leads: string[]) =>
  db
    .selectFrom("quote_lines")
    .innerJoin("quotes", "quotes.id", "quote_lines.quote_id")
    .select(["quotes.lead_id", "text_en", "text_ar"])
    .where("quotes.lead_id", "in", leads)
    .where("quotes.state", "=", "accepted")
    .where("quote_lines.kind", "=", "item")
    .orderBy("quotes.id")
    .orderBy("pos")
    .execute();

/** The photos that the customer sent with the request of a visit. */
export async function photosForVisit(db: Kysely<Database>, requestId: string): Promise<string[]> {
  const files = db.selectFrom("lead_files").select("id").where(belongsTo(requestId)).where("report_id", "is", null);
  return (await files.orderBy("id").execute()).map(({ id }) => id);
}

/** One's own visits in this time that were not cancelled. */
const heldVisits = (db: Kysely<Database>, staff: string, { from, to }: Window) =>
  visitsOf(db, staff).where(within({ from, to })).where("state", "in", ["booked", "done", "missed"]);

/** Whether a photo belongs to a visit in this time that is one's own. */
export async function isPhotoOfRounds(
  db: Kysely<Database>,
  staff: string,
  photo: string,
  period: Window,
): Promise<boolean> {
  const requests = await heldVisits(db, staff, period).select("request_id").execute();
  for (const { request_id } of requests) if ((await photosForVisit(db, request_id)).includes(photo)) return true;
  return false;
}

/** Whether a piece of equipment stands where one of one's own visits in this time is. */
export async function isEquipmentOfRounds(
  db: Kysely<Database>,
  staff: string,
  equipment: string,
  period: Window,
): Promise<boolean> {
  const found = heldVisits(db, staff, period)
    .innerJoin("equipment", "equipment.place_id", "leads.place_id")
    .where("equipment.id", "=", equipment);
  return (await found.select("equipment.id").executeTakeFirst()) !== undefined;
}
