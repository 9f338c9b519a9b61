import type { Dialect, Kysely } from "kysely";
import type { Env } from "#platform/process/env.ts";
import { openPostgres } from "./postgres.ts";
import { RetryingKysely } from "./retry.ts";
import type { Database } from "./schema.ts";
import { openSqlite, openSqliteToRead, openSqliteToWrite } from "./sqlite.ts";

export interface Connection {
  db: Kysely<Database>;
  /** Where the data is, for the terminal. Never the database's address: it contains a password. */
  place: string;
  close(): Promise<void>;
}

export type Settings = Pick<Env, "DATABASE_URL" | "DATA_DIR">;

export function connect(settings: Settings, patience?: number): Connection {
  return opened(settings.DATABASE_URL ? openPostgres(settings.DATABASE_URL, patience) : openSqlite(settings.DATA_DIR));
}

/** For tools that read while the site is running. */
export function connectToRead({ DATABASE_URL, DATA_DIR }: Settings): Connection {
  return opened(DATABASE_URL ? openPostgres(DATABASE_URL) : openSqliteToRead(DATA_DIR));
}

/** For a command that writes while the site is running. */
export function connectToWrite({ DATABASE_URL, DATA_DIR }: Settings): Connection {
  return opened(DATABASE_URL ? openPostgres(DATABASE_URL) : openSqliteToWrite(DATA_DIR));
}

function opened({ dialect, unlock, place }: { dialect: Dialect; unlock: () => void; place: string }): Connection {
  const db = new RetryingKysely<Database>({ dialect });
  return { db, place, close: () => db.destroy().finally(unlock) };
}
