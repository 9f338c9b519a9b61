import type { Socket } from "node:net";
import pg from "pg";
import { log } from "#platform/process/log.ts";
import { codeOf, StartError } from "#platform/process/start-error.ts";
import { Dialect } from "./postgres-dialect.ts";

const BIGINT = 20;

/** The application_name of our connections in pg_stat_activity. */
export const applicationName = "windtower";

/** Opens PostgreSQL. If a query gets no answer for `patience` ms, its connection counts as dead. */
export const openPostgres = (url: string, patience?: number) => ({
  dialect: new Dialect({ pool: poolOf(url, patience) }),
  unlock: () => {},
  place: "PostgreSQL",
});

export function poolOf(url: string, patience?: number): pg.Pool {
  const types = new pg.TypeOverrides();
  // PostgreSQL's BIGINT is read as a number, because SQLite returns numbers too. Our counts and milliseconds stay far below 2^53.
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
    // The pool listens only to idle connections. Without this listener, a crash of the database would end our process.
    client.on("error", (error) => log("warn", { event: "database-connection-lost", code: codeOf(error) }));
    // A machine that lost power does not close its connections, and queries on them would hang for a quarter of an hour.
    if (patience) socketOf(client).setTimeout(patience, () => socketOf(client).destroy());
  });
  pool.on("error", () => {}); // The pool reports every error a second time.
  return pool;
}

/**
 * Makes sure that a commit is on the disk before it is acknowledged, even if the administrator chose another default. A stricter setting
 * stays.
 */
async function commitToDisk(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ default: string; port: number | null }>(
    "select current_setting('synchronous_commit') as default, inet_client_port() as port",
  );
  if (rows[0]?.default !== "off") return;
  if (rows[0].port !== socketOf(client).localPort) throw new StartError(pooledAndUnsafe);
  await client.query("select set_config('synchronous_commit', 'on', false)");
}

/**
 * The message for a pooler that lends a connection for one transaction only. The next transaction may run on a connection without our
 * setting.
 */
const pooledAndUnsafe =
  "DATABASE_URL leads through a pooler to a database that acknowledges before it writes (synchronous_commit is off), so an enquiry could be lost. Let it write first: ALTER ROLE … SET synchronous_commit = on.";

const socketOf = (client: pg.ClientBase) => (client as unknown as { connection: { stream: Socket } }).connection.stream;
