import { withLater } from "@site/auth-server/later-migrations.ts";
import { migrateAuth } from "@site/auth-server/migrate.ts";
import { inTurn } from "@site/auth-server/migration-turn.ts";
import { type Kysely, PostgresAdapter, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { log } from "#platform/process/log.ts";
import { codeOf, StartError } from "#platform/process/start-error.ts";
import { migrations } from "./migrations/all.ts";
import type { Database } from "./schema.ts";

/**
 * Runs all migrations, including the auth server's. With `last`, runs only the site's migrations up to this one. Processes that start
 * together wait for each other.
 */
export async function migrate(db: Kysely<Database>, last?: string): Promise<void> {
  const schema = await currentSchema(db);
  await inTurn(db, (tx) => runMigrations(tx, schema, last));
  if (!last) await migrateAuth(db).catch(refuse("the auth server's tables"));
}

async function runMigrations(db: Kysely<Database>, migrationTableSchema: string | undefined, last?: string) {
  const known = await withLater(db, migrations, "kysely_migration");
  const later = Object.keys(known).filter((name) => !(name in migrations));
  if (later.length > 0) log("warn", { event: "database-of-a-later-version", code: later.join(" ") });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known }, migrationTableSchema });
  const { error, results } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
  if (!error) return;
  const failed = results?.find(({ status }) => status === "Error")?.migrationName ?? "the preparation";
  refuse(failed)(error);
}

const refuse = (what: string) => (error: unknown) => {
  const [, which] = /^corrupted migrations: (.+)/s.exec(error instanceof Error ? error.message : "") ?? [];
  if (which)
    throw new StartError(
      `The database was prepared by another version of this program (${which}). Start that version, a later one, or restore a backup of this one.`,
    );
  const code = codeOf(error);
  if (/^(SQLITE_FULL|53100)$/.test(code))
    throw new StartError("The disk of the database is full: it needs space before the site can start.");
  throw new StartError(`The database could not be brought up to date: ${what} failed (${code}).`);
};

/**
 * Returns the current schema, for Kysely. Otherwise, in a shared PostgreSQL, Kysely mistakes a migration table in another schema for ours.
 */
async function currentSchema(db: Kysely<Database>): Promise<string | undefined> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return undefined;
  try {
    const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db);
    return rows[0]?.name ?? undefined;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The database that DATABASE_URL names cannot be reached (${codeOf(error)}).`);
  }
}
