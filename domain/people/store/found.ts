import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import { isPostgres } from "#platform/db/is-postgres.ts";
import type { Database } from "#platform/db/schema.ts";
import { contain, fewRows, groupsOf, isLong, leadsWith, matchQueryFor, phrase } from "#platform/db/search/search.ts";

/** The part of the list that is shown: so many people, after one of the list. */
interface Part {
  after?: string;
  limit: number;
}

/**
 * Returns a condition for the people whom a text finds: by their own name or contact, by their leads, and by their buildings and equipment.
 * It is true only for the newest, which are shown, because a name such as Mohammed has thousands. It is undefined for a text without words.
 *
 * Each source is searched with its own index, and the ids are joined with `union`. With `or` the database would read all people, places and
 * equipment.
 */
export async function peopleFound(db: Kysely<Database>, text: string, part: Part) {
  const leads = await leadsWith(db, text, { inOrder: true });
  if (!leads) return undefined;
  const sources = [
    await named(db, text, part),
    written(db, text, leads, part),
    sql`
    select person_id from leads where place_id in (${placesWith(db, text)}) and person_id is not null`,
  ];
  return sql<SqlBool>`id in (${sql.join(sources, sql` union `)})`;
}

/** Selects the newest. Both databases then go through the table in its order, and stop when they have found enough. */
const newest = (id: RawBuilder<unknown>, rows: RawBuilder<unknown>, { after, limit }: Part) =>
  sql`select id from (select distinct ${id} as id ${rows} ${after ? sql`and ${id} < ${after}` : sql``}
    order by ${id} desc limit ${sql.lit(limit)}) as newest`;

/**
 * People with these words in their name or contact. SQLite's index only finds candidates. If there are many, it is not used, because each
 * one would have to be read. PostgreSQL's planner knows this by itself.
 */
async function named(db: Kysely<Database>, text: string, part: Part) {
  const groups = groupsOf(text, []);
  const people = sql`from people where ${contain(groups)}`;
  const query = isPostgres(db) ? undefined : matchQueryFor(groups);
  const rows = query && (await fewRows(db, sql`from people_search where people_search match ${`people : (${query})`}`));
  return rows
    ? sql`select id ${people} and id in (select id from people_search_rows where row in (${rows}))`
    : newest(sql`id`, people, part);
}

/** People whose leads have these words. */
function written(db: Kysely<Database>, text: string, { condition, areMany }: LeadsWith, part: Part) {
  const words = areMany && !isPostgres(db) ? contain(groupsOf(text, [])) : condition;
  const leads = sql`from leads where person_id is not null and ${words}`;
  return areMany ? newest(sql`person_id`, leads, part) : sql`select person_id ${leads}`;
}
type LeadsWith = NonNullable<Awaited<ReturnType<typeof leadsWith>>>;

/** Places of which the name, or that of their building, or a serial number of their equipment contains the text. */
function placesWith(db: Kysely<Database>, text: string) {
  const typed = text.replaceAll("\0", "").trim().toLowerCase();
  return sql`with hits as materialized (${hitsFor(db, typed)})
    select id from hits where source = 'places'
    union select id from places where parent_id in (select id from hits where source = 'places')
    union select place_id from equipment where id in (select id from hits where source = 'equipment')`;
}

/**
 * Finds the text in the names of places and in serial numbers. SQLite's index (migration 0049) treats more letters as equal than `like`
 * does. Therefore the index finds candidates, and `like` checks them.
 */
function hitsFor(db: Kysely<Database>, typed: string) {
  const like = sql`like ${`%${typed.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
  if (isPostgres(db) || !isLong(typed))
    return sql`select 'places' as source, id from places where lower(name) ${like}
      union all select 'equipment', id from equipment where lower(serial) ${like}`;
  return sql`select source, id from people_search_rows where row in (select rowid from people_search
    where people_search match ${`{places equipment} : ${phrase(typed)}`} and (places ${like} or equipment ${like}))`;
}
