import { type Kysely, type SqlBool, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { matches } from "../leads/search.ts";
import { normalizeText } from "../normalize-text.ts";

export const pageSize = 50;

export interface PeopleChoice {
  /** Words of the person or of their requests, of a building, or a serial number. */
  text?: string;
  /** The last id of the page before. */
  after?: string;
}

/** Newest first, with how many requests and places each has. */
export async function listPeople(db: Kysely<Database>, { text = "", after }: PeopleChoice) {
  let rows = db
    .selectFrom("people")
    .select(["id", "name", "phone", "email", "created_at"])
    .select([
      sql<number>`(select count(*) from leads where person_id = people.id and merged_into is null)`.as("leads"),
      sql<number>`(select count(distinct place_id) from leads where person_id = people.id)`.as("places"),
    ])
    .orderBy("id", "desc")
    .limit(pageSize + 1);
  if (after) rows = rows.where("id", "<", after);
  const found = await searched(db, text);
  if (found) rows = rows.where(found);
  const all = (await rows.execute()).map((row) => ({ ...row, leads: Number(row.leads), places: Number(row.places) }));
  const shown = all.slice(0, pageSize);
  return { rows: shown, next: all.length > pageSize ? shown.at(-1)?.id : undefined };
}

const like = (words: string) => `%${words.replace(/[\\%_]/g, "\\$&")}%`;

async function searched(db: Kysely<Database>, text: string) {
  const found = await matches(db, text);
  if (!found) return undefined;
  const typed = like(text.replaceAll("\0", "").trim().toLowerCase());
  const known = like(normalizeText(text.replaceAll("\0", "")));
  const leads = db.selectFrom("leads").select("person_id").where(found).where("person_id", "is not", null);
  const places = sql`select p.id from places p left join places tower on tower.id = p.parent_id
    where lower(p.name) like ${typed} escape '\\' or lower(tower.name) like ${typed} escape '\\'
      or p.id in (select place_id from equipment where lower(serial) like ${typed} escape '\\')`;
  // One list of ids, each found in its own way: with `or` every person would be looked up.
  return sql<SqlBool>`id in (select person_id from ${leads} as found
    union select id from people where search like ${known} escape '\\'
    union select person_id from leads where place_id in (${places}) and person_id is not null)`;
}
