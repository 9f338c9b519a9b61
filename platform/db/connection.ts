import type { Dialect, Kysely } from "kysely";
import type { Env } from "#platform/process/env.ts";
import { openPostgres } from "./postgres.ts";
import { RetryingKysely } from "./retry.ts";
import type { Database } from "./schema.ts";
import { openSqlite, openSqliteToRead, openSqliteToWrite } from "./sqlite.ts";

export interface Connection {
  db: Kysely<Database>;
  /** A description of where the data is, for the terminal. It is never the database's address, which contains a password. */
  place: string;
  close(): Promise<void>;
}

export type Settings = Pick<Env, "DATABASE_URL" | "DATA_DIR">;

export function connect(settings: Settings, patience?: number): Connection {
  return opened(settings.DATABASE_URL ? openPostgres(settings.DATABASE_URL, patience) : openSqlite(settings.DATA_DIR));
}

/** Opens a connection for a tool that only reads. The site may be running. */
export function connectToRead({ DATABASE_URL, DATA_DIR }: Settings): Connection {
  return opened(DATABASE_URL ? openPostgres(DATABASE_URL) : openSqliteToRead(DATA_DIR));
}

/** Opens a connection for a command that writes. The site may be running. */
export function connectToWrite({ DATABASE_URL, DATA_DIR }: Settings): Connection {
  return opened(DATABASE_URL ? openPostgres(DATABASE_URL) : openSqliteToWrite(DATA_DIR));
}

function opened({ dialect, unlock, place }: { dialect: Dialect; unlock: () => void; place: string }): Connection {
  const db = new RetryingKysely<Database>({ dialect });
  return { db, place, close: () => db.destroy().finally(unlock) };
}
