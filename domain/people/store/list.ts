import { type Kysely, type SqlBool, sql } from "kysely";
import { isPostgres } from "#platform/db/is-postgres.ts";
import type { Database } from "#platform/db/schema.ts";
import { isLong, matches, phrase } from "#platform/db/search/search.ts";
import { normalizeText } from "#platform/process/normalize-text.ts";

export const pageSize = 50;

export interface PeopleChoice {
  /** Words of the person or of their leads, of a building, or a serial number. */
  text?: string;
  /** The last id of the page before. */
  after?: string;
}

/** Returns people with the newest first, and the number of leads and places of each. */
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

/** The column in which each is searched, in the spelling of `typed` or `known`. */
const columns = { people: sql`search`, places: sql`lower(name)`, equipment: sql`lower(serial)` };

/** Returns the ids of rows that contain the words. SQLite's index (0049) treats more letters as equal than a comparison does, so both are asked. */
function idsWith(db: Kysely<Database>, source: keyof typeof columns, words: string) {
  const like = sql`like ${`%${words.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
  if (isPostgres(db) || !isLong(words))
    return sql`select id from ${sql.table(source)} where ${columns[source]} ${like}`;
  const asked = `${source} : ${phrase(words)}`;
  return sql`select id from people_search_rows where row in
    (select rowid from people_search where people_search match ${asked} and ${sql.ref(source)} ${like})`;
}

async function searched(db: Kysely<Database>, text: string) {
  const found = await matches(db, text);
  if (!found) return undefined;
  const typed = text.replaceAll("\0", "").trim().toLowerCase();
  const known = normalizeText(text.replaceAll("\0", ""));
  const leads = db.selectFrom("leads").select("person_id").where(found).where("person_id", "is not", null);
  // This is one list of ids, and each source is searched in its own way. With `or`, the database would look at every person, place and piece.
  const named = idsWith(db, "places", typed);
  const places = sql`${named} union select id from places where parent_id in (${named})
    union select place_id from equipment where id in (${idsWith(db, "equipment", typed)})`;
  return sql<SqlBool>`id in (select person_id from ${leads} as found
    union ${idsWith(db, "people", known)}
    union select person_id from leads where place_id in (${places}) and person_id is not null)`;
}
