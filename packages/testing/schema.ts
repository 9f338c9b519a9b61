import type { Kysely } from "kysely";
import type pg from "pg";

export interface Settings {
  DATA_DIR: string;
  DATABASE_URL: string | undefined;
}

export interface OpenDatabase {
  // biome-ignore lint/suspicious/noExplicitAny: each schema has tables of its own
  db: Kysely<any>;
  close(): Promise<void>;
}

/** Describes a schema. Test databases are made from this description. */
export interface Schema<O extends OpenDatabase> {
  /** The beginning of the names of PostgreSQL templates. */
  name: string;
  /** Patterns of the files that define the schema. When such a file changes, a new template is made. */
  madeFrom: string[];
  /** The name of the SQLite file in DATA_DIR. */
  sqliteFile: string;
  connect(settings: Settings): O;
  migrate(db: O["db"]): Promise<void>;
  /** Makes a connection pool for PostgreSQL, as the schema's code expects it. */
  pool(url: string): pg.Pool;
  openOver(pool: Pick<pg.Pool, "connect" | "end" | "options">): O;
}
