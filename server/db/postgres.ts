import type { Socket } from "node:net";
import pg from "pg";
import { log } from "../log.ts";
import { codeOf } from "../start-error.ts";
import { Dialect } from "./postgres-dialect.ts";

const BIGINT = 20;

/** By which our processes know one another in pg_stat_activity. */
export const applicationName = "windtower";

/** `patience`: ms of silence in the middle of a query after which its connection counts as dead. */
export function openPostgres(url: string, patience?: number) {
  const types = new pg.TypeOverrides();
  // Counts and milliseconds stay far below 2^53; as strings they would differ from SQLite's numbers.
  types.setTypeParser(BIGINT, Number);
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: 5000,
    application_name: applicationName,
    onConnect: commitToDisk,
  });
  pool.on("connect", (client) => {
    // Without this, a crash of the database would end our process too: the pool listens to idle connections only.
    client.on("error", (error) => log("warn", { event: "database-connection-lost", code: codeOf(error) }));
    // A machine that lost its power says no goodbye: its connections would swallow queries for a quarter of an hour.
    if (patience) socketOf(client).setTimeout(patience, () => socketOf(client).destroy());
  });
  pool.on("error", () => {}); // the same error once more
  return { dialect: new Dialect({ pool }), unlock: () => {}, place: "PostgreSQL" };
}

/** Acknowledged means committed, whatever the database's administrator chose as default; a stronger choice stays. */
const commitToDisk = async (client: pg.ClientBase) =>
  void (await client.query(
    "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'",
  ));

const socketOf = (client: pg.PoolClient) => (client as unknown as { connection: { stream: Socket } }).connection.stream;
