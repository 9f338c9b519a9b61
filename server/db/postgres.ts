import { PostgresDialect } from "kysely";
import pg from "pg";
import { log } from "../log.ts";
import { codeOf } from "../start-error.ts";

const BIGINT = 20;

export function openPostgres(url: string) {
  const types = new pg.TypeOverrides();
  // Counts and milliseconds stay far below 2^53; as strings they would differ from SQLite's numbers.
  types.setTypeParser(BIGINT, Number);
  const pool = new pg.Pool({ connectionString: url, types, max: 10, connectionTimeoutMillis: 5000 });
  // Without a listener, a restart of the database would end this process too; the pool replaces the connection.
  pool.on("error", (error) => log("warn", { event: "database-connection-lost", code: codeOf(error) }));
  return { dialect: new PostgresDialect({ pool }), unlock: () => {}, place: "PostgreSQL" };
}
