import { join } from "node:path";
import { alikeOn, databasesOf, type Make, type Place } from "@site/testing/databases.ts";
import type { Settings } from "@site/testing/schema.ts";
import SQLite from "better-sqlite3";
import { CompiledQuery, type DatabaseConnection, Kysely, PostgresDialect, SqliteDialect, SqliteDriver } from "kysely";
import pg from "pg";
import type { Db } from "./context.ts";
import { migrateAuth } from "./migrate.ts";
import type { AuthTables } from "./tables.ts";

const BIGINT = 20;

/** Takes the write lock at the beginning of each transaction, as the auth server requires of its database. */
class Immediate extends SqliteDialect {
  readonly #database: SQLite.Database;

  constructor(database: SQLite.Database) {
    super({ database });
    this.#database = database;
  }
  override createDriver() {
    const driver = new SqliteDriver({ database: this.#database });
    driver.beginTransaction = (connection: DatabaseConnection) =>
      connection.executeQuery(CompiledQuery.raw("begin immediate")).then(() => {});
    return driver;
  }
}

export interface Connection {
  db: Db;
  close(): Promise<void>;
}

const opened = (dialect: SqliteDialect | PostgresDialect): Connection => {
  const db = new Kysely<AuthTables>({ dialect });
  return { db, close: () => db.destroy() };
};

const sqliteFile = "auth.db";

function openSqlite(folder: string): Connection {
  const database = new SQLite(join(folder, sqliteFile));
  database.pragma("journal_mode = WAL");
  database.pragma("foreign_keys = ON");
  return opened(new Immediate(database));
}

function pool(url: string): pg.Pool {
  const types = new pg.TypeOverrides();
  // The PostgreSQL type BIGINT is read as a number, as in SQLite.
  types.setTypeParser(BIGINT, Number);
  const connections = new pg.Pool({ connectionString: url, types, max: 10, connectionTimeoutMillis: 5000 });
  // The database may end a connection between two tests. The resulting error must not end the process.
  connections.on("connect", (client) => client.on("error", () => {}));
  connections.on("error", () => {});
  return connections;
}

export const connect = ({ DATABASE_URL, DATA_DIR }: Settings): Connection =>
  DATABASE_URL ? opened(new PostgresDialect({ pool: pool(DATABASE_URL) })) : openSqlite(DATA_DIR);

/** Databases for tests, with the tables of the auth server only. */
export const { places, connectTo, describeAlike, databaseIn } = databasesOf<Connection>({
  name: "auth",
  madeFrom: ["packages/auth-server/migrations/*.ts"],
  sqliteFile,
  connect,
  migrate: migrateAuth,
  pool,
  openOver: (borrowed) => opened(new PostgresDialect({ pool: borrowed as pg.Pool })),
});

export { alikeOn, type Make, type Place };
