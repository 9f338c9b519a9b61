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

/**
 * The connection is stored on globalThis, because in development Vite evaluates this module again while the old connection still holds its
 * lock.
 */
const shared: typeof globalThis & { windtowerDatabase?: Promise<Connection> } = globalThis;

/**
 * Returns the only connection of this process. It is opened and migrated when it is first used. After a failure, the next use tries again.
 */
export function connection(): Promise<Connection> {
  shared.windtowerDatabase ??= open().catch((error: unknown) => {
    shared.windtowerDatabase = undefined;
    throw error;
  });
  return shared.windtowerDatabase;
}

/** Returns the database for loaders and actions: `const database = await db()`. */
export const db = async (): Promise<Kysely<Database>> => (await connection()).db;

/** The time limit of a query in ms. Migrations may take longer, so they run on a connection without this limit. */
const patience = 12_000;

async function open(): Promise<Connection> {
  await prepare();
  return connect(env(), patience);
}

/**
 * Tells whether the disk is full, because SQLite does not always report it. A database with all its tables takes a few megabytes. For a
 * database server this is false, because we know nothing about its disk.
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
