import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { isPostgres } from "./database.ts";
import { authMigrations } from "./migrations/all.ts";

const list = "auth_migrations";
/** What remembers which migrations were run; no data of anybody. */
export const authMigrationTables = [list, `${list}_lock`];

/** Brings our tables up to date, or up to the migration named, with a list of our own; Kysely's lock makes processes that start together take turns. */
// biome-ignore lint/suspicious/noExplicitAny: the site's database, of which we see our own tables only
export async function migrateAuth(db: Kysely<any>, last?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => authMigrations },
    migrationTableName: list,
    migrationLockTableName: `${list}_lock`,
    migrationTableSchema: isPostgres(db) ? await currentSchema(db) : undefined,
  });
  const { error } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
  if (error) throw error;
}

/** Unless told, Kysely takes a migration table of any other schema for ours. */
async function currentSchema(db: Kysely<unknown>): Promise<string | undefined> {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db);
  return rows[0]?.name ?? undefined;
}
