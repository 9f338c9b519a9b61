import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { peopleFound } from "./found.ts";

export const pageSize = 50;

export interface PeopleChoice {
  /** A search text: a person's name or contact, words of a lead, the name of a building, or a serial number. */
  text?: string;
  /** The id of the last row on the previous page. */
  after?: string;
}

/** Returns people, newest first, with the numbers of their leads and places. */
export async function listPeople(db: Kysely<Database>, { text = "", after }: PeopleChoice) {
  let ids = db
    .selectFrom("people")
    .select("id")
    .orderBy("id", "desc")
    .limit(pageSize + 1);
  if (after) ids = ids.where("id", "<", after);
  const found = await peopleFound(db, text, { after, limit: pageSize + 1 });
  if (found) ids = ids.where(found);
  const rows = db
    .selectFrom("people")
    .select(["id", "name", "phone", "email", "created_at"])
    .select([
      sql<number>`(select count(*) from leads where person_id = people.id and merged_into is null)`.as("leads"),
      sql<number>`(select count(distinct place_id) from leads where person_id = people.id)`.as("places"),
    ])
    .where("id", "in", ids)
    .orderBy("id", "desc");
  const all = (await rows.execute()).map((row) => ({ ...row, leads: Number(row.leads), places: Number(row.places) }));
  const shown = all.slice(0, pageSize);
  return { rows: shown, next: all.length > pageSize ? shown.at(-1)?.id : undefined };
}
