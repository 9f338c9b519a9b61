import { sql } from "kysely";
import { isPostgres } from "../is-postgres.ts";
import { migrationsOf, type Table, type Tables, tablesOf, type Value, type Work } from "./tables.ts";

export interface Row {
  table: string;
  /** The values, in the order of the table's columns. */
  values: Value[];
}

export interface Snapshot {
  migrations: string[];
  tables: Table[];
  rows: AsyncIterable<Row>;
}

/** Gives `use` a consistent view of the database at one moment, while others keep writing. */
export function withSnapshot<T>(db: Tables, use: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (transaction) => use(await snapshotIn(transaction)));
}

export async function snapshotIn(db: Work): Promise<Snapshot> {
  const tables = await tablesOf(db);
  return { migrations: await migrationsOf(db), tables, rows: rowsOf(db, tables) };
}

export async function* rowsOf(db: Tables, tables: Table[]): AsyncGenerator<Row> {
  const read = isPostgres(db) ? fetched : streamed;
  for (const table of tables) {
    for await (const row of read(db, table)) {
      yield { table: table.name, values: table.columns.map((column) => row[column] ?? null) };
    }
  }
}

type Columns = Record<string, Value>;

const streamed = (db: Tables, { name, columns }: Table): AsyncIterable<Columns> =>
  db.selectFrom(name).select(columns).stream() as AsyncIterable<Columns>;

/** Reads a table from PostgreSQL. Only a few rows are read at a time, because each row may contain a photo. */
async function* fetched(db: Tables, { name, columns }: Table): AsyncGenerator<Columns> {
  const all = sql`select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}`;
  await sql`declare backup no scroll cursor for ${all}`.execute(db);
  for (;;) {
    const { rows } = await sql<Columns>`fetch 20 from backup`.execute(db);
    if (rows.length === 0) break;
    yield* rows;
  }
  await sql`close backup`.execute(db);
}
