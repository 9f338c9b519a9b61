import type { Kysely } from "kysely";
import { agreeOnTime } from "../clock/agree.ts";
import { env } from "../env.ts";
import { type Connection, connect } from "./connection.ts";
import { risksOf } from "./durable.ts";
import { migrate } from "./migrate.ts";
import { optimize } from "./optimize.ts";
import type { Database } from "./schema.ts";

/** On globalThis, because in development Vite evaluates this module again while the old lock is still held. */
const shared: typeof globalThis & { windtowerDatabase?: Promise<Connection> } = globalThis;

/** The single connection of this process, opened and migrated on first use; a failure is retried at the next use. */
export function connection(): Promise<Connection> {
  shared.windtowerDatabase ??= open().catch((error: unknown) => {
    shared.windtowerDatabase = undefined;
    throw error;
  });
  return shared.windtowerDatabase;
}

/** For loaders and actions: `const database = await db()`. */
export const db = async (): Promise<Kysely<Database>> => (await connection()).db;

/** Query timeout in ms. A migration may take longer, so it has a connection of its own. */
const patience = 12_000;

async function open(): Promise<Connection> {
  await prepare();
  return connect(env(), patience);
}

async function prepare(): Promise<void> {
  const { db, close } = connect(env());
  try {
    await migrate(db);
    await agreeOnTime(db);
    await optimize(db);
    for (const risk of await risksOf(db)) console.warn(risk);
  } finally {
    await close();
  }
}
