import type { Kysely } from "kysely";
import type pg from "pg";

export interface Settings {
  DATA_DIR: string;
  DATABASE_URL: string | undefined;
}

export interface Opened {
  // biome-ignore lint/suspicious/noExplicitAny: each schema has tables of its own
  db: Kysely<any>;
  close(): Promise<void>;
}

/** Databases are made by this description of their schema. */
export interface Schema<O extends Opened> {
  /** Templates in PostgreSQL begin with it. */
  name: string;
  /** Patterns of the files that make the schema: another template is made when they change. */
  madeFrom: string[];
  /** In DATA_DIR. */
  sqliteFile: string;
  connect(settings: Settings): O;
  migrate(db: O["db"]): Promise<void>;
  /** Connections to PostgreSQL, as the schema's code expects them. */
  pool(url: string): pg.Pool;
  openOver(pool: Pick<pg.Pool, "connect" | "end" | "options">): O;
}
