import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { isPostgres } from "./database.ts";

/**
 * Returns our migrations, and an empty migration for each one that a later version has run on this database. So the previous version can
 * start beside the next one, and can be used again after a roll-back, because migrations only add (docs/decisions/0046). A missing
 * migration between two others stays an error.
 */
export async function withLater<T>(
  db: Kysely<T>,
  ours: Record<string, Migration>,
  list: string,
): Promise<Record<string, Migration>> {
  const last = Object.keys(ours).toSorted().at(-1) ?? "";
  const later = (await executed(db, list)).filter((name) => name > last);
  return { ...ours, ...Object.fromEntries(later.map((name) => [name, { up: async () => {} }])) };
}

async function executed<T>(db: Kysely<T>, list: string): Promise<string[]> {
  if (!(await exists(db, list))) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(list)}`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Tells whether the table exists. It asks the catalogue instead of the table, because in PostgreSQL a failed query ends the transaction.
 */
async function exists<T>(db: Kysely<T>, table: string): Promise<boolean> {
  const { rows } = await (isPostgres(db)
    ? sql`select 1 where to_regclass(${table}) is not null`
    : sql`select 1 from sqlite_master where type = 'table' and name = ${table}`
  ).execute(db);
  return rows.length > 0;
}
