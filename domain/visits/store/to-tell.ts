import { type StateThat, statesThat } from "@site/ground/states/table.ts";
import { visitNews } from "@site/ground/states/visit.ts";
import { isOneOf } from "@site/typed";
import type { Kysely } from "kysely";
import type { EventData } from "#domain/leads/store/index.ts";
import type { Database } from "#platform/db/schema.ts";
import type { Window } from "./types.ts";

export const decisions = statesThat(visitNews, "isDecision");

/** News of a visit that somebody has to tell the customer by telephone or WhatsApp. */
export interface ToTell extends Window {
  what: StateThat<typeof visitNews, "isDecision">;
  /** The visit, and the name of the customer. */
  id: string;
  name: string;
}

const daysShown = 60 * 86_400_000;

/**
 * Returns what customers do not know yet about these visits, or about all of the next sixty days. They gave a number and no address, so no mail tells
 * them. A customer counts as told once a colleague has recorded a call or a message after the news.
 */
export async function newsToTell(db: Kysely<Database>, now: number, ids?: readonly string[]): Promise<ToTell[]> {
  const visits = await visitsWithoutAddress(db, now, ids);
  const leads = [...new Set(visits.map(({ lead_id }) => lead_id))];
  if (leads.length === 0) return [];
  const events = await db
    .selectFrom("lead_events")
    .select(["lead_id", "kind", "actor", "data"])
    .where("lead_id", "in", leads)
    .where("kind", "in", ["visit", "reply"])
    .where("shown", "=", 1)
    .orderBy("id")
    .execute();
  return visits.flatMap(({ id, name, lead_id }) => {
    const last = events.findLast((event) => event.lead_id === lead_id && (isCall(event) || newsOf(event, id)));
    const news = last && last.actor !== "customer" ? newsOf(last, id) : undefined;
    if (!news || !isOneOf(decisions, news.what)) return [];
    return [{ id, name, what: news.what, from: news.from, to: news.to }];
  });
}

interface Event {
  kind: string;
  data: string;
}

function isCall({ kind, data }: Event): boolean {
  if (kind !== "reply") return false;
  const { channel }: EventData["reply"] = JSON.parse(data);
  return channel !== "mail";
}

function newsOf({ kind, data }: Event, visit: string): EventData["visit"] | undefined {
  if (kind !== "visit") return undefined;
  const news: EventData["visit"] = JSON.parse(data);
  return news.appointment === visit ? news : undefined;
}

/** Reads the visits whose time is not over. The address that counts is that of the visit's own enquiry, also after a merge. */
function visitsWithoutAddress(db: Kysely<Database>, now: number, ids: readonly string[] | undefined) {
  const all = db
    .selectFrom("appointments")
    .innerJoin("leads", "leads.id", "appointments.request_id")
    .select(["appointments.id", "appointments.lead_id", "leads.name"])
    .where("appointments.to_at", ">", now)
    .where("leads.email", "=", "")
    .where("leads.phone", "<>", "")
    .where("leads.spam", "=", 0)
    .where("leads.erased_at", "is", null)
    .orderBy("appointments.from_at");
  if (ids) return ids.length === 0 ? [] : all.where("appointments.id", "in", ids).execute();
  return all.where("appointments.from_at", "<", now + daysShown).execute();
}
