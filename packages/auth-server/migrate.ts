import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { isPostgres } from "./database.ts";
import { withLater } from "./later-migrations.ts";
import { authMigrations } from "./migrations/all.ts";

const list = "auth_migrations";
/** Kysely's list of executed migrations; it holds no personal data. */
export const authMigrationTables = [list, `${list}_lock`];

/**
 * Runs our migrations, up to the named one if given. The list of executed ones is separate from the site's. Kysely's lock makes processes that start
 * together wait for each other.
 */
// biome-ignore lint/suspicious/noExplicitAny: the site's database, of which we see only our own tables
export async function migrateAuth(db: Kysely<any>, last?: string): Promise<void> {
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

/** Returns the schema to give to Kysely, which otherwise mistakes a migration table of any other schema for ours. */
async function currentSchema(db: Kysely<unknown>): Promise<string | undefined> {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db);
  return rows[0]?.name ?? undefined;
}
