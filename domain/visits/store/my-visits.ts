import { agreedQuotations } from "@site/ground/states/quotation.ts";
import { type StateThat, statesThat, statesWithout } from "@site/ground/states/table.ts";
import { visitStates } from "@site/ground/states/visit.ts";
import type { Kysely } from "kysely";
import { belongsToOneOf } from "#domain/leads/store/index.ts";
import type { Database } from "#platform/db/schema.ts";
import { inWindow } from "./read.ts";
import type { Window } from "./types.ts";

/**
 * Returns the visits of a colleague's teams with what is needed on site. It contains no price and nothing about other visits of the
 * enquiry.
 */
export async function myVisitsOf(db: Kysely<Database>, colleague: string, { from, to }: Window) {
  const visits = await visitsOf(db, colleague)
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
    .select(["address", "access_note", "papers", "papers_building", "work", "request_id", "appointments.lead_id"])
    .select(["leads.name", "leads.phone", "leads.service", "leads.message", "leads.details", "leads.reference"])
    .select(["leads.place_id"])
    .select("teams.name as team")
    .where(inWindow({ from, to }))
    .where("state", "not in", statesWithout(visitStates, "isShownToTeam"))
    .$narrowType<{ state: StateThat<typeof visitStates, "isShownToTeam"> }>()
    .orderBy("from_at")
    .orderBy("appointments.id")
    .execute();
  const ids = visits.map(({ id }) => id);
  if (ids.length === 0) return [];
  const each = <Key extends "lead_id" | "request_id">(key: Key) => [...new Set(visits.map((visit) => visit[key]))];
  const [reports, work, photos] = await Promise.all([
    reportsOn(db, ids),
    agreedWork(db, each("lead_id")),
    photosOf(db, each("request_id")),
  ]);
  return visits.map((visit) => ({
    ...visit,
    reports: reports.filter(({ appointment_id }) => appointment_id === visit.id),
    agreed: work.filter(({ lead_id }) => lead_id === visit.lead_id),
    photos: photos.filter(({ enquiry }) => enquiry === visit.request_id).map(({ id }) => id),
  }));
}
export type MyVisit = Awaited<ReturnType<typeof myVisitsOf>>[number];

const visitsOf = (db: Kysely<Database>, colleague: string) =>
  db
    .selectFrom("appointments")
    .innerJoin("team_members", "team_members.team_id", "appointments.team_id")
    .innerJoin("leads", "leads.id", "appointments.lead_id")
    .where("team_members.staff_id", "=", colleague)
    .where("leads.erased_at", "is", null);

const reportsOn = (db: Kysely<Database>, visits: readonly string[]) =>
  db
    .selectFrom("visit_reports")
    .select(["appointment_id", "kind", "happened_at"])
    .where("appointment_id", "in", visits)
    .where("conflict", "is", null)
    .orderBy("happened_at")
    .execute();

/**
 * Returns the work in accepted quotations, without prices. Options are left out: the office writes into the visit which of them the
 * customer has chosen.
 */
const agreedWork = (db: Kysely<Database>, leads: readonly string[]) =>
  db
    .selectFrom("quote_lines")
    .innerJoin("quotes", "quotes.id", "quote_lines.quote_id")
    .select(["quotes.lead_id", "text_en", "text_ar"])
    .where("quotes.lead_id", "in", leads)
    .where("quotes.state", "in", agreedQuotations)
    .where("quote_lines.kind", "=", "item")
    .orderBy("quotes.id")
    .orderBy("pos")
    .execute();

/** Returns the photos that the customers sent with these enquiries, even if the enquiries were merged into others. */
async function photosOf(db: Kysely<Database>, enquiries: readonly string[]) {
  if (enquiries.length === 0) return [];
  const files = db
    .selectFrom("lead_files")
    .select(["id", (e) => e.fn.coalesce("came_from", "lead_id").as("enquiry")])
    .where(belongsToOneOf(enquiries))
    .where("report_id", "is", null);
  return files.orderBy("id").execute();
}

/** The visits of a colleague in this period, without cancelled and requested ones. */
const heldVisits = (db: Kysely<Database>, colleague: string, { from, to }: Window) =>
  visitsOf(db, colleague).where(inWindow({ from, to })).where("state", "in", statesThat(visitStates, "isFirm"));

/** Tells whether a photo belongs to a visit of this colleague in this period. */
export async function isPhotoOfMyVisits(
  db: Kysely<Database>,
  colleague: string,
  photo: string,
  period: Window,
): Promise<boolean> {
  const visits = await heldVisits(db, colleague, period).select("request_id").execute();
  const photos = await photosOf(
    db,
    visits.map(({ request_id }) => request_id),
  );
  return photos.some(({ id }) => id === photo);
}

/** Tells whether a machine stands at the place of a visit of this colleague in this period. */
export async function isEquipmentOfMyVisits(
  db: Kysely<Database>,
  colleague: string,
  equipment: string,
  period: Window,
): Promise<boolean> {
  const found = heldVisits(db, colleague, period)
    .innerJoin("equipment", "equipment.place_id", "leads.place_id")
    .where("equipment.id", "=", equipment);
  return (await found.select("equipment.id").executeTakeFirst()) !== undefined;
}
