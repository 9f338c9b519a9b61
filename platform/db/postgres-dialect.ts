import {
  type DatabaseIntrospector,
  type Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresIntrospector,
  sql,
  type TableMetadata,
} from "kysely";
import { watchStatements } from "./watched.ts";

/**
 * Before migrating, Kysely inspects the tables of all schemas and fails if somebody drops one meanwhile. We use one schema, and Kysely
 * needs only the table names in it.
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

export class Dialect extends PostgresDialect {
  constructor(config: PostgresDialectConfig) {
    super({ ...config, onCreateConnection: watchStatements });
  }
  override createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new OwnTables(db);
  }
}
