import { authMigrationTables } from "@site/auth-server/migrate.ts";
import { type Kysely, sql, type Transaction } from "kysely";
import { StartError } from "#platform/process/start-error.ts";
import { isPostgres } from "../is-postgres.ts";

export type Value = string | number | null | Uint8Array;

/** Any schema, because a backup does not know the tables. */
// biome-ignore lint/suspicious/noExplicitAny: only this type accepts every typed database
type Schema = any;
export type Tables = Kysely<Schema>;
export type Work = Transaction<Schema>;

export interface Table {
  name: string;
  columns: string[];
}

/** Tells whether a column contains numbers that the database itself assigns. Such numbers differ between databases. */
const isItsOwn = (table: string, column: string) => table === "leads" && column === "search_row";

const postgres = {
  columns: sql<{ table: string; column: string }>`
    select t.table_name as table, c.column_name as column from information_schema.tables t
    join information_schema.columns c using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE' and is_generated = 'NEVER'`,
  links: sql<{ from: string; to: string }>`
    select a.relname as from, b.relname as to from pg_constraint k
    join pg_class a on a.oid = k.conrelid join pg_class b on b.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace`,
};

/** Queries for SQLite. They leave out the internal tables of a search index (types virtual and shadow), which are rebuilt from the rows. */
const sqlite = {
  columns: sql<{ table: string; column: string }>`
    select t.name as "table", c.name as "column" from pragma_table_list t, pragma_table_info(t.name) c
    where t.schema = 'main' and t.type = 'table' and t.name not like 'sqlite~_%' escape '~'`,
  links: sql<{ from: string; to: string }>`
    select t.name as "from", f."table" as "to" from pragma_table_list t, pragma_foreign_key_list(t.name) f
    where t.schema = 'main'`,
};

export const migrationTables = ["kysely_migration", "kysely_migration_lock", ...authMigrationTables];
/**
 * These tables are never backed up. With the salts, the visitors of two days could be recognised. With the numbers of Google Analytics, a
 * restored backup would bring back a withdrawn consent.
 */
export const neverKept = ["visit_salts", "ga4_clients"];
/** SQLite's search for people numbers its rows in this table. Triggers fill it, so it is not restored. */
export const rebuiltTables = ["people_search_rows"];
export const isData = (name: string) => ![...migrationTables, ...neverKept, ...rebuiltTables].includes(name);

const columnsIn = async (db: Tables) => (await (isPostgres(db) ? postgres : sqlite).columns.execute(db)).rows;
const linksIn = async (db: Tables) => (await (isPostgres(db) ? postgres : sqlite).links.execute(db)).rows;

/** Returns all tables that contain data, each after the tables to which it refers. */
export async function tablesOf(db: Tables): Promise<Table[]> {
  const columns = Map.groupBy(await columnsIn(db), ({ table }) => table);
  const names = [...columns.keys()].filter(isData).sort();
  return inOrder(names, await linksIn(db)).map((name) => ({
    name,
    columns: (columns.get(name) ?? [])
      .map(({ column }) => column)
      .filter((column) => !isItsOwn(name, column))
      .sort(),
  }));
}

function inOrder(names: string[], links: { from: string; to: string }[]): string[] {
  const placed: string[] = [];
  while (placed.length < names.length) {
    const next = names.filter(
      (name) =>
        !placed.includes(name) && links.every(({ from, to }) => from !== name || to === name || placed.includes(to)),
    );
    if (next.length === 0) throw new Error("Tables refer to each other in a circle.");
    placed.push(...next);
  }
  return placed;
}

/** Tells whether Windtower has ever used this database. */
export const isOurs = async (db: Tables): Promise<boolean> =>
  (await columnsIn(db)).some(({ table }) => table === "kysely_migration");

/** The prefix of the auth server's migrations in a backup. The site's migrations have none. */
export const ofAuth = "auth:";

export async function migrationsOf(db: Tables): Promise<string[]> {
  if (!(await isOurs(db))) throw new StartError("There is no database of Windtower.");
  const [auth = ""] = authMigrationTables;
  const hasAuth = (await columnsIn(db)).some(({ table }) => table === auth);
  return [
    ...(await namesIn(db, "kysely_migration")),
    ...(hasAuth ? await namesIn(db, auth) : []).map((name) => ofAuth + name),
  ];
}

const namesIn = async (db: Tables, table: string): Promise<string[]> =>
  (await db.selectFrom(table).select("name").orderBy("name").execute()).map(({ name }) => name);
