import type { DatabaseConnection } from "kysely";
import { isWatched, tracedStatement } from "#platform/trace/trace.ts";

/**
 * Makes a new connection report how long each statement takes, but only while somebody wants to know. Kysely's own `log` would measure all
 * statements for everybody, with four more promises for each statement.
 */
export async function watchStatements(connection: DatabaseConnection): Promise<void> {
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = (query, options) =>
    isWatched() ? tracedStatement(query.sql, () => execute(query, options)) : execute(query, options);
}
