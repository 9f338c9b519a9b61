import {
  type DatabaseIntrospector,
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresIntrospector,
  sql,
  type TableMetadata,
} from "kysely";
import { watchStatements } from "./watched.ts";

/**
 * Reads only the names of the tables in our own schema, which is all that Kysely needs before a migration. By default Kysely inspects the
 * tables of all schemas, and fails if somebody drops a table at the same time.
 */
class OwnTables extends PostgresIntrospector {
  readonly #db: Kysely<unknown>;

  constructor(db: Kysely<unknown>) {
    super(db);
    this.#db = db;
  }

  override async getTables(): Promise<TableMetadata[]> {
    const { rows } = await sql<{ name: string; schema: string }>`
      select tablename as name, schemaname as schema from pg_tables where schemaname = current_schema()`.execute(
      this.#db,
    );
    return rows.map((table) => ({ ...table, isView: false, isForeign: false, columns: [] }));
  }
}

/** Takes no lock for migrations, because they run inside a transaction that holds one (packages/auth-server/migration-turn.ts). */
class Adapter extends PostgresAdapter {
  override async acquireMigrationLock() {}
  override async releaseMigrationLock() {}
}

export class Dialect extends PostgresDialect {
  constructor(config: PostgresDialectConfig) {
    super({ ...config, onCreateConnection: watchStatements });
  }
  override createAdapter() {
    return new Adapter();
  }
  override createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new OwnTables(db);
  }
}
