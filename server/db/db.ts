import type { Kysely } from "kysely";
import { env } from "../env.ts";
import { type Connection, connect } from "./connection.ts";
import { risksOf } from "./durable.ts";
import { migrate } from "./migrate.ts";
import { optimize } from "./optimize.ts";
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

/** No query of the site is silent for so many ms; a migration may be, so it has a connection of its own. */
const patience = 12_000;

async function open(): Promise<Connection> {
  await prepare();
  return connect(env(), patience);
}

async function prepare(): Promise<void> {
  const { db, close } = connect(env());
  try {
    await migrate(db);
    await optimize(db);
    for (const risk of await risksOf(db)) console.warn(risk);
  } finally {
    await close();
  }
}
