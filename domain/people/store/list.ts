import { type Kysely, type SqlBool, sql } from "kysely";
import { isPostgres } from "#platform/db/is-postgres.ts";
import type { Database } from "#platform/db/schema.ts";
import { isLong, matches, peopleWith, phrase } from "#platform/db/search/search.ts";

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
  const found = await searched(db, text);
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

const columns = { places: sql`lower(name)`, equipment: sql`lower(serial)` };

/**
 * Returns the ids of the rows that contain the text. SQLite's index (migration 0049) treats more letters as equal than `like` does.
 * Therefore the index finds candidates, and `like` checks them.
 */
function idsWith(db: Kysely<Database>, source: keyof typeof columns, words: string) {
  const like = sql`like ${`%${words.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
  if (isPostgres(db) || !isLong(words))
    return sql`select id from ${sql.table(source)} where ${columns[source]} ${like}`;
  const matchQuery = `${source} : ${phrase(words)}`;
  return sql`select id from people_search_rows where row in
    (select rowid from people_search where people_search match ${matchQuery} and ${sql.ref(source)} ${like})`;
}

async function searched(db: Kysely<Database>, text: string) {
  const found = await matches(db, text);
  if (!found) return undefined;
  const typed = text.replaceAll("\0", "").trim().toLowerCase();
  const leads = db.selectFrom("leads").select("person_id").where(found).where("person_id", "is not", null);
  // Each source is searched with its own index, and the ids are joined with `union`. With `or` the database would read all people, places
  // and equipment.
  const named = idsWith(db, "places", typed);
  const places = sql`${named} union select id from places where parent_id in (${named})
    union select place_id from equipment where id in (${idsWith(db, "equipment", typed)})`;
  return sql<SqlBool>`id in (select person_id from ${leads} as found
    union ${peopleWith(db, text)}
    union select person_id from leads where place_id in (${places}) and person_id is not null)`;
}
