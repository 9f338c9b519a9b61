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

/** A description of a schema, from which databases are made. */
export interface Schema<O extends OpenDatabase> {
  /** The names of templates in PostgreSQL begin with it. */
  name: string;
  /** Patterns of the files that define the schema. When they change, another template is made. */
  madeFrom: string[];
  /** The name of the file in DATA_DIR. */
  sqliteFile: string;
  connect(settings: Settings): O;
  migrate(db: O["db"]): Promise<void>;
  /** Connections to PostgreSQL, as the schema's code expects them. */
  pool(url: string): pg.Pool;
  openOver(pool: Pick<pg.Pool, "connect" | "end" | "options">): O;
}
