import type { Socket } from "node:net";
import pg from "pg";
import { log } from "../log.ts";
import { codeOf } from "../start-error.ts";
import { Dialect } from "./postgres-dialect.ts";

const BIGINT = 20;

/** The application_name of our processes in pg_stat_activity. */
export const applicationName = "windtower";

/** `patience`: ms without an answer in the middle of a query, after which the connection counts as dead. */
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
    // Without this listener a crash of the database would end our process too: the pool listens only to idle connections.
    client.on("error", (error) => log("warn", { event: "database-connection-lost", code: codeOf(error) }));
    // A machine that lost power closes no connections; queries on them would hang for a quarter of an hour.
    if (patience) socketOf(client).setTimeout(patience, () => socketOf(client).destroy());
  });
  pool.on("error", () => {}); // the same error again
  return { dialect: new Dialect({ pool }), unlock: () => {}, place: "PostgreSQL" };
}

/** Acknowledged means committed, whatever default the administrator chose; a stronger setting stays. */
const commitToDisk = async (client: pg.ClientBase) =>
  void (await client.query(
    "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'",
  ));

const socketOf = (client: pg.PoolClient) => (client as unknown as { connection: { stream: Socket } }).connection.stream;
