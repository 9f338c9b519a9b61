import type { Kysely } from "kysely";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import { linkLeads } from "./link.ts";
import { type PlaceWithTower, readPlace } from "./read.ts";

/** How to get into a building. For a place in a tower, these are the facts of the tower. */
export interface Gate {
  building: string;
  version: number;
  name: string;
  /** The papers that the building requires; null if nobody has noted them. */
  papers: string[] | null;
  /** The people at the gate, and how to reach them. */
  who: string;
  note: string;
}

export function gateOf({ tower, ...place }: PlaceWithTower): Gate {
  const { id, version, name, gate, access_note } = tower ?? place;
  const papers = tower?.papers ?? place.papers;
  return {
    ...{ building: id, version, who: gate, note: access_note },
    name: name || place.area,
    papers: papers === null ? null : (JSON.parse(papers) as string[]),
  };
}

type Lead = Pick<LeadsTable, "id" | "person_id" | "spam" | "merged_into" | "erased_at">;

/** Returns the person and the place of a lead. If the scheduled task has not linked a new lead yet, this links it. */
export async function pointersOf(db: Kysely<Database>, lead: Lead) {
  if (!lead.person_id && !lead.spam && lead.merged_into === null && lead.erased_at === null)
    await linkLeads(db, [lead.id]);
  const pointers = db.selectFrom("leads").select(["id", "person_id", "place_id"]).where("id", "=", lead.id);
  return pointers.executeTakeFirstOrThrow();
}

export async function gateOfLead(db: Kysely<Database>, lead: Lead): Promise<Gate | undefined> {
  const { place_id } = await pointersOf(db, lead);
  const place = place_id ? await readPlace(db, place_id) : undefined;
  return place && gateOf(place);
}
