import { isDeepStrictEqual } from "node:util";
import { migrateAuth } from "@site/auth-server/migrate.ts";
import { authMigrations } from "@site/auth-server/migrations/all.ts";
import { sql } from "kysely";
import { StartError } from "#platform/process/start-error.ts";
import type { Connection } from "../connection.ts";
import { isPostgres } from "../is-postgres.ts";
import { migrate } from "../migrate.ts";
import { migrations } from "../migrations/all.ts";
import { type Sums, Tally } from "./lines.ts";
import { type Row, rowsOf, type Snapshot, snapshotIn } from "./snapshot.ts";
import {
  isData,
  isOurs,
  migrationTables,
  neverKept,
  ofAuth,
  rebuiltTables,
  type Table,
  tablesOf,
  type Work,
} from "./tables.ts";

/** Saves the existing data elsewhere. If there is no such function, only an empty database can be restored. */
export type Keep = (old: Snapshot) => Promise<unknown>;

/**
 * Restores a database from a snapshot in one transaction. First the schema of that time is made, then the rows are written and compared,
 * and then the newer migrations run. If anything fails, the database stays as it was.
 */
export function restore({ db }: Connection, read: Snapshot, keep?: Keep): Promise<Sums> {
  const from = onlyData(read);
  const auth = from.migrations.filter((name) => name.startsWith(ofAuth)).map((name) => name.slice(ofAuth.length));
  const site = from.migrations.filter((name) => !name.startsWith(ofAuth));
  const unknown = site.find((name) => !(name in migrations)) ?? auth.find((name) => !(name in authMigrations));
  if (unknown) throw new StartError(`This backup was made by a newer Windtower (${unknown}): update this one first.`);
  // A snapshot can be read only once, so this transaction must not be repeated after a conflict.
  const connected = db.connection();
  return connected.execute((once) =>
    once.transaction().execute(async (work) => {
      await clear(work, keep);
      await migrate(work, site.at(-1));
      if (auth.length > 0) await migrateAuth(work, auth.at(-1));
      const target = await tablesOf(work);
      if (!isDeepStrictEqual(byName(target), byName(from.tables)))
        throw new StartError("The tables of the two databases differ: nothing was restored.");
      await empty(work, target); // A migration may have inserted rows. They are deleted.
      const index = await dropIndexes(work);
      const sums = await fill(work, from);
      await index();
      await continueNumbers(work);
      if (!isDeepStrictEqual(sums, await sumsIn(work)))
        throw new StartError("What was restored differs from what was kept: nothing was changed.");
      await migrate(work);
      return sums;
    }),
  );
}

/**
 * Leaves out tables that this version rebuilds or never backs up. The backup may contain them if the previous version made it after a
 * roll-back.
 */
const onlyData = ({ migrations, tables, rows }: Snapshot): Snapshot => ({
  migrations,
  tables: tables.filter(({ name }) => isData(name)),
  rows: onlyDataRows(rows),
});

async function* onlyDataRows(rows: Snapshot["rows"]) {
  for await (const row of rows) if (isData(row.table)) yield row;
}

async function empty(work: Work, tables: Table[]): Promise<void> {
  for (const { name } of tables.toReversed()) await work.deleteFrom(name).execute();
}

const byName = (tables: Table[]) => Object.fromEntries(tables.map(({ name, columns }) => [name, columns]));

export async function sumsIn(work: Work): Promise<Sums> {
  const tables = await tablesOf(work);
  const tally = new Tally(tables);
  for await (const row of rowsOf(work, tables)) tally.add(row);
  return tally.sums();
}

async function clear(work: Work, keep: Keep | undefined): Promise<void> {
  if (!(await isOurs(work))) return;
  const tables = await tablesOf(work);
  if (isPostgres(work)) await lock(work, tables);
  const used = await firstUsed(work, tables);
  if (used && !keep)
    throw new StartError(
      `This database is not empty (${used}). With --force it is replaced, and what it holds is kept in a backup beside it.`,
    );
  if (used) await keep?.(await snapshotIn(work));
  // Search indexes are dropped first. In SQLite a search index consists of several tables.
  const names = [...migrationTables, ...neverKept, ...rebuiltTables, ...tables.map(({ name }) => name)];
  const virtual = isPostgres(work) ? [] : await virtualTables(work);
  for (const name of [...virtual, ...names.toReversed()]) await work.schema.dropTable(name).ifExists().execute();
}

const virtualTables = async (work: Work) =>
  (
    await sql<{ name: string }>`select name from pragma_table_list where schema = 'main' and type = 'virtual'`.execute(
      work,
    )
  ).rows.map(({ name }) => name);

/**
 * Makes sure that nobody else uses the database. On SQLite, the lock file of the data folder does that. On PostgreSQL, we check for other
 * connections and block writes from here on.
 */
async function lock(work: Work, tables: Table[]): Promise<void> {
  const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database()
    and application_name = current_setting('application_name') and pid <> pg_backend_pid()`.execute(work);
  if (rows.length > 0) throw new StartError("This database is in use by a running Windtower: stop that one first.");
  await sql`lock table ${sql.join(tables.map(({ name }) => sql.table(name)))} in access exclusive mode`.execute(work);
}

async function firstUsed(work: Work, tables: Table[]): Promise<string | undefined> {
  for (const { name } of tables) {
    if (await work.selectFrom(name).select(sql`1`.as("one")).limit(1).executeTakeFirst()) return name;
  }
  return undefined;
}

/**
 * Drops the indexes on PostgreSQL and returns a function that makes them again. Making an index at the end takes a tenth of the time of
 * updating it row by row.
 */
async function dropIndexes(work: Work): Promise<() => Promise<void>> {
  if (!isPostgres(work)) return async () => {};
  const { rows } = await sql<{ name: string; definition: string }>`
    select c.relname as name, pg_get_indexdef(c.oid) as definition from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = current_schema()::regnamespace and not i.indisunique`.execute(work);
  for (const { name } of rows) await work.schema.dropIndex(name).execute();
  return async () => {
    for (const { definition } of rows) await sql.raw(definition).execute(work);
  };
}

/** Sets PostgreSQL's own id counters, so that they continue after the restored ids. */
async function continueNumbers(work: Work): Promise<void> {
  if (!isPostgres(work)) return;
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES' and identity_generation = 'BY DEFAULT'`.execute(work);
  for (const { table, column } of rows)
    await sql`select setval(pg_get_serial_sequence(quote_ident(${table}), ${column}), coalesce(max(${sql.ref(column)}), 0) + 1, false)
      from ${sql.table(table)}`.execute(work);
}

/** The limits of a batch. Photos are large and rows are many, so both the bytes and the values are limited. */
const most = { values: 5000, bytes: 4_000_000 };

async function fill(work: Work, { tables, rows }: Snapshot): Promise<Sums> {
  const columns = new Map(tables.map(({ name, columns }) => [name, columns]));
  const tally = new Tally(tables);
  let batch: Row[] = [];
  let values = 0;
  let bytes = 0;
  const flush = async () => {
    const table = batch[0]?.table;
    if (!table) return;
    const named = (row: Row) =>
      Object.fromEntries((columns.get(table) ?? []).map((column, index) => [column, row.values[index]]));
    await work.insertInto(table).values(batch.map(named)).execute();
    batch = [];
    values = bytes = 0;
  };
  for await (const row of rows) {
    tally.add(row);
    if (row.table !== batch[0]?.table || values > most.values || bytes > most.bytes) await flush();
    batch.push(row);
    values += row.values.length;
    for (const value of row.values) if (value instanceof Uint8Array) bytes += value.byteLength;
  }
  await flush();
  return tally.sums();
}
