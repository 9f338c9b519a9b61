import type { Kysely } from "kysely";
import { env } from "../env.ts";
import { type Connection, connect } from "./connection.ts";
import { migrate } from "./migrate.ts";
import type { Database } from "./schema.ts";

/** On globalThis, because Vite evaluates this module anew in development while the old lock is still held. */
const shared = globalThis as { windtowerDatabase?: Promise<Connection> };

/** The one connection of this process: opened and brought up to date on first use; a failure is tried again. */
export function connection(): Promise<Connection> {
  shared.windtowerDatabase ??= open().catch((error: unknown) => {
    shared.windtowerDatabase = undefined;
    throw error;
  });
  return shared.windtowerDatabase;
}

/** What loaders and actions use: `const database = await db()`. */
export const db = async (): Promise<Kysely<Database>> => (await connection()).db;

async function open(): Promise<Connection> {
  const opened = connect(env());
  try {
    await migrate(opened.db);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}
