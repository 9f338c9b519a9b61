import type { ExpressionBuilder, Kysely, Transaction } from "kysely";
import type { Database, LeadsTable } from "../db/schema.ts";
import { lockAll } from "./edit.ts";

/** A request, and where the office works on it: in itself, or in the one that it was put together with. */
export interface Standing {
  request: LeadsTable;
  lead: LeadsTable;
}

/** No chain of merges is longer than this; a circle would be a mistake, and ends too. */
const longest = 10;

/** Undefined where one of the two was erased. */
export async function standingOf(db: Kysely<Database>, request: LeadsTable): Promise<Standing | undefined> {
  let lead: LeadsTable | undefined = request;
  for (let step = 0; lead?.merged_into && step < longest; step += 1)
    lead = await db.selectFrom("leads").selectAll().where("id", "=", lead.merged_into).executeTakeFirst();
  if (request.erased_at !== null || lead?.erased_at !== null || lead.merged_into !== null) return undefined;
  return { request, lead };
}

/**
 * With the lead held until the end of the transaction: whoever puts together or erases holds it first. Looked at again,
 * since a colleague may have put the two together this very moment.
 */
export async function holdStanding(db: Transaction<Database>, id: string): Promise<Standing | undefined> {
  const look = async () => {
    const request = await db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
    return request && standingOf(db, request);
  };
  let seen = await look();
  for (let step = 0; seen && step < longest; step += 1) {
    await lockAll(db, [seen.lead.id]);
    const now = await look();
    if (now?.lead.id === seen.lead.id) return now;
    seen = now;
  }
  return undefined;
}

/** What was said with a request, wherever it is worked on now. */
export const belongsTo = (id: string) => (e: ExpressionBuilder<Database, "lead_events" | "lead_files">) =>
  e.or([e("came_from", "=", id), e.and([e("lead_id", "=", id), e("came_from", "is", null)])]);
