import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { isPostgres } from "../is-postgres.ts";
import { trigrams } from "./0003-inbox.ts";

/** The columns by which people are found, by table. People are also found by the text of their leads. */
const sources = { people: "search", places: "name", equipment: "serial" } as const;

/** A trigram index for the search for people, as 0003 made it for leads. */
export const peopleSearch: Migration = {
  up: (db: Kysely<unknown>) => (isPostgres(db) ? indexTrigrams(db) : createSearchTable(db)),
};

/**
 * Makes the search of SQLite: one trigram index (FTS5) with a column for each of the three tables, which triggers keep up to date. It
 * refers to rows by numbers of its own, because SQLite may renumber a table's rowid. Erased text leaves the index at once (secure-delete).
 */
async function createSearchTable(db: Kysely<unknown>) {
  await sql`create table people_search_rows (
    row integer primary key, source text not null, id text not null, unique (source, id))`.execute(db);
  await sql`create virtual table people_search using fts5(${sql.join(Object.keys(sources).map(sql.ref))}, tokenize='trigram')`.execute(
    db,
  );
  await sql`insert into people_search (people_search, rank) values ('secure-delete', 1)`.execute(db);
  for (const [source, column] of Object.entries(sources))
    for (const statement of statementsFor(source, column)) await sql.raw(statement).execute(db);
  // The index also contains the person's id, so that the lead itself need not be read.
  await db.schema.createIndex("leads_person_by_search_row").on("leads").columns(["search_row", "person_id"]).execute();
}

function statementsFor(source: string, column: string): string[] {
  const rowOf = (id: string) => `(select row from people_search_rows where source = '${source}' and id = ${id})`;
  return [
    `insert into people_search_rows (source, id) select '${source}', id from ${source}`,
    `insert into people_search (rowid, ${source}) select row, ${column} from ${source}
      join people_search_rows on people_search_rows.source = '${source}' and people_search_rows.id = ${source}.id`,
    `create trigger ${source}_search_added after insert on ${source} begin
      insert into people_search_rows (source, id) values ('${source}', new.id);
      insert into people_search (rowid, ${source}) values (${rowOf("new.id")}, new.${column});
    end`,
    `create trigger ${source}_search_changed after update of ${column} on ${source} when old.${column} <> new.${column} begin
      update people_search set ${source} = new.${column} where rowid = ${rowOf("new.id")};
    end`,
    `create trigger ${source}_search_removed after delete on ${source} begin
      delete from people_search where rowid = ${rowOf("old.id")};
      delete from people_search_rows where source = '${source}' and id = old.id;
    end`,
  ];
}

/** Makes the search of PostgreSQL, if the extension pg_trgm is installed. Without it the search works, but more slowly. */
async function indexTrigrams(db: Kysely<unknown>) {
  const schema = await trigrams(db);
  if (!schema) return;
  const operators = sql`${sql.id(schema)}.gin_trgm_ops`;
  for (const [source, column] of Object.entries(sources)) {
    const searched = source === "people" ? sql.ref(column) : sql`lower(${sql.ref(column)})`;
    await sql`create index ${sql.id(`${source}_search`)} on ${sql.table(source)}
      using gin ((${searched}) ${operators}) with (fastupdate = off)`.execute(db);
  }
}
