import { statfsSync } from "node:fs";
import type { Kysely } from "kysely";
import { agreeOnTime } from "#platform/clock/agree.ts";
import { env } from "#platform/process/env.ts";
import { StartError } from "#platform/process/start-error.ts";
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

/**
 * Tells whether the disk is full, which SQLite does not always say itself. A database with all its tables takes a few megabytes. We know nothing
 * about the disk of a database server.
 */
function isFull(place: string): boolean {
  if (env().DATABASE_URL) return false;
  const { bavail, bsize } = statfsSync(place);
  return bavail * bsize < 8 * 1024 * 1024;
}

async function prepare(): Promise<void> {
  const { db, place, close } = connect(env());
  try {
    await migrate(db).catch((error: unknown) => {
      throw isFull(place) ? new StartError(`The disk is full: ${place} needs space before the site can start.`) : error;
    });
    await agreeOnTime(db);
    await optimize(db);
    for (const risk of await risksOf(db)) console.warn(risk);
  } finally {
    await close();
  }
}
