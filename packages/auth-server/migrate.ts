import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { isPostgres } from "./database.ts";
import { withLater } from "./later-migrations.ts";
import { inTurn } from "./migration-turn.ts";
import { authMigrations } from "./migrations/all.ts";

const list = "auth_migrations";
/** The tables in which Kysely lists the executed migrations. They hold no personal data. */
export const authMigrationTables = [list, `${list}_lock`];

/**
 * Runs our migrations, up to the migration `last` if it is given. The list of executed migrations is separate from the site's list.
 * Processes that start together wait for each other.
 */
// biome-ignore lint/suspicious/noExplicitAny: the site's database also has tables that we do not know
export const migrateAuth = (db: Kysely<any>, last?: string): Promise<void> =>
  inTurn(db, (tx) => runMigrations(tx, last));

// biome-ignore lint/suspicious/noExplicitAny: as above
async function runMigrations(db: Kysely<any>, last?: string): Promise<void> {
  const known = await withLater(db, authMigrations, list);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => known },
    migrationTableName: list,
    migrationLockTableName: `${list}_lock`,
    migrationTableSchema: isPostgres(db) ? await currentSchema(db) : undefined,
  });
  const { error } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
  if (error) throw error;
}

/** Returns the current schema, for Kysely. Otherwise Kysely mistakes a migration table in another schema for ours. */
async function currentSchema(db: Kysely<unknown>): Promise<string | undefined> {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db);
  return rows[0]?.name ?? undefined;
}
